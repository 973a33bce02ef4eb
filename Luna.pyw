"""Start Luna without a console behind it: a double-click on Windows. Otherwise the same as main.py."""

import os
import runpy

runpy.run_path(os.path.join(os.path.dirname(os.path.abspath(__file__)), "main.py"), run_name="__main__")
