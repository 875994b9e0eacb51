#!/usr/bin/env python3
"""Runs commands in turn, A B C A B C, and prints a line of a table for each: measure.py [OPTION…] <PLAN

Each line of the plan is a label, a tab, and a command. One round goes uncounted, to warm up. The figures are those of
whole processes with all that they start, each the median of its rounds. The last two columns divide the time of the
first command by that of this one, round by round: 0.50 says that the first takes half as long.
"""

import argparse
import os
import re
import shlex
import signal
import sys
import time
from dataclasses import dataclass, field
from statistics import median

LABEL_WIDTH = 34
HEADER = f"{'':{LABEL_WIDTH}}{'wall s':>10}{'CPU s':>10}{'peak KiB':>12}{'MB/s':>9}{'÷ wall':>10}{'÷ CPU':>10}"
PHASE = re.compile(r"^(\w+): ([0-9.e-]+) seconds$", re.MULTILINE)
MAXRSS_UNIT = 1024 if sys.platform == "darwin" else 1


@dataclass
class Run:
    wall: float
    cpu: float
    peak: int
    phases: dict[str, float]


@dataclass
class Candidate:
    label: str
    command: list[str]
    runs: list[Run] = field(default_factory=list)

    def run(self, options: argparse.Namespace) -> Run:
        """A status above 1 is no measurement: linters use 1 for findings."""
        report = os.path.join(options.work, "report")
        errors = os.path.join(options.work, "errors")
        redirections = [
            (os.POSIX_SPAWN_OPEN, 0, options.input, os.O_RDONLY, 0),
            (os.POSIX_SPAWN_OPEN, 1, report, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o644),
            (os.POSIX_SPAWN_OPEN, 2, errors, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o644),
        ]
        start = time.perf_counter()
        process = os.posix_spawnp(self.command[0], self.command, os.environ, file_actions=redirections)
        _, status, usage = os.wait4(process, 0)
        wall = time.perf_counter() - start
        with open(errors, encoding="utf-8", errors="replace") as file:
            said = file.read()
        code = os.waitstatus_to_exitcode(status)
        if code not in (0, 1):
            end = signal.Signals(-code).name if code < 0 else f"status {code}"
            sys.exit(f"{self.label}: {end} after {wall:.0f} s: {shlex.join(self.command)}\n{said}")
        phases = {name: float(seconds) for name, seconds in PHASE.findall(said)}
        return Run(wall, usage.ru_utime + usage.ru_stime, usage.ru_maxrss // MAXRSS_UNIT, phases)

    def lines(self, first: "Candidate", size: int, own_peak: int) -> list[str]:
        wall, cpu = median(run.wall for run in self.runs), median(run.cpu for run in self.runs)
        # A process begins as a copy of this one, so that no peak below it shows.
        peak = round(median(run.peak for run in self.runs))
        peak = f"{peak}" if peak > own_peak else f"< {own_peak}"
        rounds = list(zip(first.runs, self.runs))
        wall_ratio = median(one.wall / other.wall for one, other in rounds)
        cpu_ratio = median(one.cpu / max(other.cpu, 1e-6) for one, other in rounds)
        lines = [f"{self.label:{LABEL_WIDTH}}{seconds(wall)}{seconds(cpu)}{peak:>12}{speed(size, wall)}"
                 f"{wall_ratio:>10.3g}{cpu_ratio:>10.3g}"]
        for name in self.runs[0].phases:
            took = median(run.phases.get(name, 0) for run in self.runs)
            read = size if name == "read" else 0
            lines.append(f"{'  ' + name:{LABEL_WIDTH}}{seconds(took)}{'':22}{speed(read, took)}")
        return lines


def seconds(value: float) -> str:
    return f"{value:>10.4f}" if value < 1 else f"{value:>10.2f}"


def speed(size: int, wall: float) -> str:
    return f"{size / 1e6 / wall:>9.1f}" if size and wall else f"{'':9}"


def options() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--header", action="store_true", help="print the names of the columns, and nothing else")
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--folder", default=".", help="where the commands run")
    parser.add_argument("--input", default=os.devnull, help="what each command has on standard input")
    parser.add_argument("--size", type=int, default=0, help="the bytes that each command reads, for MB/s")
    parser.add_argument("--work", default=".", help="where the outputs go")
    return parser.parse_args()


def main():
    settings = options()
    if settings.header:
        print(HEADER)
        return
    candidates = [Candidate(label, shlex.split(command))
                  for label, command in (line.rstrip("\n").split("\t") for line in sys.stdin)]
    settings.work, settings.input = os.path.abspath(settings.work), os.path.abspath(settings.input)
    os.chdir(settings.folder)
    for round_number in range(settings.rounds + 1):
        for candidate in candidates:
            run = candidate.run(settings)
            if round_number > 0:
                candidate.runs.append(run)
    own_peak = Candidate("nothing", ["true"]).run(settings).peak
    for candidate in candidates:
        print("\n".join(candidate.lines(candidates[0], settings.size, own_peak)))


main()
