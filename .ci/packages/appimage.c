/* What starts an AppImage of Luna: it unpacks the file system at its own end, once, and becomes the program in it.

   The usual runtime mounts that file system, and for that it wants FUSE, which many systems lack or forbid. This one
   needs nothing of the system but a folder: it unpacks into the cache, one folder for every edition. A start compares
   sizes and times of all files and mends what is missing. A lock that the program inherits says that a folder is in use;
   folders of other editions that are not in use are removed. `package.py` gives the name of the edition, KEY. */
#define _GNU_SOURCE
#include <dirent.h>
#include <elf.h>
#include <errno.h>
#include <fcntl.h>
#include <ftw.h>
#include <limits.h>
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <sys/statvfs.h>
#include <unistd.h>

#include <squashfuse/squashfuse.h>

/* The library knows five ways of compression; our file system uses Zstandard, and what serves the others stays outside. */
int LZ4_decompress_safe(void) { return -1; }
int lzma_stream_buffer_decode(void) { return -1; }
int lzo1x_decompress_safe(void) { return -1; }
int uncompress(void) { return -1; }

static const char HELP[] = "An AppImage. Its arguments go to the program inside, except these:\n"
                           "  --appimage-extract          unpack it to ./squashfs-root\n"
                           "  --appimage-extract-and-run  what it always does\n"
                           "  --appimage-offset           say where the file system in it begins\n"
                           "  --appimage-version          say which runtime this is\n";

static off_t offset_of(const char *image) { /* the file system begins where the ELF file ends: behind its table of sections */
    Elf64_Ehdr head;
    int file = open(image, O_RDONLY | O_CLOEXEC);
    bool whole = file >= 0 && read(file, &head, sizeof head) == sizeof head;
    close(file);
    return whole ? (off_t)(head.e_shoff + (off_t)head.e_shnum * head.e_shentsize) : -1;
}

static bool write_file(sqfs *fs, sqfs_inode *inode, const char *path) {
    static char buffer[1 << 17];
    unlink(path); /* a program that runs keeps the file it has open */
    int file = open(path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, inode->base.mode & 0777);
    bool good = file >= 0;
    for (sqfs_off_t place = 0; good && place < (sqfs_off_t)inode->xtra.reg.file_size;) {
        sqfs_off_t size = sizeof buffer;
        good = !sqfs_read_range(fs, inode, place, &size, buffer) && size > 0 && write(file, buffer, size) == size;
        place += size;
    }
    struct timespec times[] = {{.tv_nsec = UTIME_OMIT}, {.tv_sec = inode->base.mtime}};
    good = good && !futimens(file, times); /* last: without it the file counts as torn */
    close(file);
    return good;
}

static bool write_link(sqfs *fs, sqfs_inode *inode, const char *path) {
    char target[PATH_MAX], there[PATH_MAX];
    size_t size = sizeof target;
    if (sqfs_readlink(fs, inode, target, &size)) return false;
    ssize_t length = readlink(path, there, sizeof there);
    if (length == (ssize_t)strlen(target) && !memcmp(there, target, length)) return true;
    unlink(path);
    return !symlink(target, path);
}

static bool unpack(const char *image, const char *folder) { /* whatever is not there as it should be */
    sqfs fs;
    sqfs_traverse walk;
    sqfs_err wrong = sqfs_open_image(&fs, image, offset_of(image));
    if (wrong || sqfs_traverse_open(&walk, &fs, sqfs_inode_root(&fs))) return false;
    bool good = true;
    while (good && sqfs_traverse_next(&walk, &wrong)) {
        if (walk.dir_end) continue;
        char path[PATH_MAX];
        sqfs_inode inode;
        struct stat there;
        good = snprintf(path, sizeof path, "%s/%s", folder, walk.path) < (int)sizeof path &&
               !sqfs_inode_get(&fs, &inode, sqfs_dentry_inode(&walk.entry));
        if (!good) break;
        sqfs_mode_t kind = sqfs_mode(inode.base.inode_type);
        if (S_ISDIR(kind)) good = !mkdir(path, 0755) || errno == EEXIST;
        else if (S_ISLNK(kind)) good = write_link(&fs, &inode, path);
        else if (lstat(path, &there) || there.st_mtime != (time_t)inode.base.mtime ||
                 there.st_size != (off_t)inode.xtra.reg.file_size)
            good = write_file(&fs, &inode, path);
    }
    sqfs_traverse_close(&walk);
    sqfs_fd_close(fs.fd);
    return good && !wrong;
}

static int removed(const char *path, const struct stat *about, int kind, struct FTW *place) {
    (void)about, (void)kind, (void)place;
    return remove(path);
}

static void forget_others(const char *parent) { /* editions that nobody plays any more */
    DIR *list = opendir(parent);
    for (struct dirent *one; list && (one = readdir(list));) {
        char path[PATH_MAX];
        if (one->d_name[0] == '.' || !strcmp(one->d_name, KEY)) continue;
        if (snprintf(path, sizeof path, "%s/%s", parent, one->d_name) >= (int)sizeof path) continue;
        int folder = open(path, O_RDONLY | O_DIRECTORY | O_CLOEXEC);
        if (folder >= 0 && !flock(folder, LOCK_EX | LOCK_NB)) nftw(path, removed, 16, FTW_DEPTH | FTW_PHYS);
        close(folder);
    }
    if (list) closedir(list);
}

static bool prepare(const char *image, const char *base, const char *below, char *folder) {
    char parent[PATH_MAX];
    struct stat about;
    struct statvfs where;
    if (!base || !*base || snprintf(parent, PATH_MAX, "%s%s", base, below) >= PATH_MAX) return false;
    mkdir(parent, 0700); /* ~/.cache of a new user */
    snprintf(parent + strlen(parent), PATH_MAX - strlen(parent), "/luna-appimage-%u", getuid());
    if (snprintf(folder, PATH_MAX, "%s/" KEY, parent) >= PATH_MAX) return false;
    mkdir(parent, 0700);
    if (lstat(parent, &about) || !S_ISDIR(about.st_mode) || about.st_uid != getuid() || about.st_mode & 022) return false;
    if (statvfs(parent, &where) || where.f_flag & ST_NOEXEC) return false;
    mkdir(folder, 0700);
    int lock = open(folder, O_RDONLY | O_DIRECTORY); /* stays open in the program: the folder is in use */
    if (lock < 0) return false;
    bool alone = !flock(lock, LOCK_EX | LOCK_NB);
    if (!alone) flock(lock, LOCK_SH); /* somebody plays, or unpacks: then this waits */
    if (!unpack(image, folder)) { /* the disk is full, say: leave it as it was */
        if (alone) nftw(folder, removed, 16, FTW_DEPTH | FTW_PHYS);
        return close(lock), false;
    }
    if (alone) flock(lock, LOCK_SH), forget_others(parent);
    return true;
}

int main(int count, char **words) {
    char image[PATH_MAX] = "", folder[PATH_MAX], program[PATH_MAX + 8], here[PATH_MAX];
    if (readlink("/proc/self/exe", image, sizeof image - 1) < 0) return perror("/proc/self/exe"), 1;
    const char *first = count > 1 ? words[1] : "";
    if (!strcmp(first, "--appimage-help")) return fputs(HELP, stdout) < 0;
    if (!strcmp(first, "--appimage-version")) return puts("Luna's own runtime, " KEY) < 0;
    if (!strcmp(first, "--appimage-offset")) return printf("%lld\n", (long long)offset_of(image)) < 0;
    if (!strcmp(first, "--appimage-extract")) {
        mkdir("squashfs-root", 0755);
        return unpack(image, "squashfs-root") ? 0 : (fputs("It could not be unpacked here.\n", stderr), 1);
    }
    if (!strcmp(first, "--appimage-extract-and-run")) words[1] = words[0], words++;
    struct { const char *base, *below; } places[] = {
        {getenv("XDG_CACHE_HOME"), ""}, {getenv("HOME"), "/.cache"}, {getenv("TMPDIR"), ""},
        {"/var/tmp", ""}, {"/tmp", ""}, {"/dev/shm", ""}};
    for (unsigned one = 0; one < sizeof places / sizeof *places; one++) {
        if (!prepare(image, places[one].base, places[one].below, folder)) continue;
        snprintf(program, sizeof program, "%s/AppRun", folder);
        setenv("APPIMAGE", image, 1);
        setenv("APPDIR", folder, 1);
        setenv("ARGV0", words[0], 1);
        if (getcwd(here, sizeof here)) setenv("OWD", here, 1);
        execv(program, words);
    }
    fputs("Luna found no folder to unpack itself into. Name one with 100 MB of room by TMPDIR.\n", stderr);
    return 1;
}
