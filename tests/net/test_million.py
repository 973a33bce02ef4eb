"""The model of a million tables, with costs that are easy to check by hand."""

from tests.measure.million import Costs, Machine, Service, plan, told

COSTS = Costs(
    command=100e-6, beat=20e-6, idle=0.0, process=30 << 20, table=4_000, link=5_000, record=300, disk=100, wire=300,
    appends=20_000.0, redis_table=1_000, redis_record=100,
)  # fmt: skip
SERVICE = Service(tables=1_000_000, seats=4, records=0.1, length=100, rest=30.0, evening=90.0)
MACHINE = Machine(share=0.5, cores=16, others=2, links=20_000, tables=10_000)


def test_a_process_has_as_many_tables_as_its_core_or_its_connections_allow() -> None:
    need = plan(COSTS, SERVICE, MACHINE)
    assert need.tables_of_one == 5_000  # 20,000 connections; the core alone would do 39,473
    assert (need.links, need.processes, need.machines) == (4_000_000, 200, 15)
    assert need.records == 100_000 and round(need.beats) == 133_333 and need.shards == 10
    assert plan(COSTS, SERVICE, MACHINE._replace(tables=4_000)).processes == 250
    busy = plan(COSTS._replace(command=1e-3), SERVICE, MACHINE)
    assert busy.tables_of_one == 4_870  # half a core: 0.1 ms of commands and 2.7 us of beats a second and table


def test_memory_and_bytes_are_computed_from_the_figures() -> None:
    need = plan(COSTS, SERVICE, MACHINE)
    assert need.relay_memory == 200 * (30 << 20) + 1_000_000 * (4_000 + 4 * 5_000 + 100 * 300)
    assert need.redis_memory == 1_000_000 * (1_000 + 100 * 100)
    assert round(need.beat_bytes) == 40_000_000
    assert need.disk_bytes == 1_000_000 * 16 * 200 * 100


def test_more_frequent_heartbeats_need_more_processes() -> None:
    often = plan(COSTS._replace(beat=200e-6), SERVICE._replace(rest=5.0), MACHINE)
    seldom = plan(COSTS._replace(beat=200e-6), SERVICE, MACHINE)
    assert often.processes > 1.5 * seldom.processes


def test_the_table_has_every_figure() -> None:
    said = told(COSTS, SERVICE, MACHINE)
    assert all(figure in said for figure in ("4,000,000", "100,000/s", "133,333/s", "200", "15", "10"))
