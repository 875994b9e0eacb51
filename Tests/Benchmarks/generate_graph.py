#!/usr/bin/env python3
"""Writes modules that all depend on each other, in one component: generate_graph.py OUT MODULES REFERENCES SHAPE.

In a ring every module refers to those that follow it, so that cycles are long; at random there are all sorts. Half of
the references are entities that an interactor keeps, half strong links of a presenter to another's ModuleInput, which a
builder sets. The same arguments give the same files, each a module.
"""

import random
import sys
from pathlib import Path

MODULE = """\
import UIKit

protocol «Node»ViewInput: AnyObject {{ func show(_ text: String) }}
protocol «Node»ViewOutput: AnyObject {{ func viewIsReady() }}
protocol «Node»InteractorInput: AnyObject {{ func fetch() }}
protocol «Node»InteractorOutput: AnyObject {{ func didFetch(_ text: String) }}
protocol «Node»ModuleInput: AnyObject {{ func configure(with entity: «Node»Entity) }}

struct «Node»Entity {{ let identifier: String }}

final class «Node»ViewController: UIViewController, «Node»ViewInput {{
    var output: «Node»ViewOutput?
    func show(_ text: String) {{ title = text }}
}}

final class «Node»Presenter: «Node»ViewOutput, «Node»InteractorOutput, «Node»ModuleInput {{
    weak var view: «Node»ViewInput?
    var interactor: «Node»InteractorInput?
{links}
    func viewIsReady() {{ interactor?.fetch() }}
    func didFetch(_ text: String) {{ view?.show(text) }}
    func configure(with entity: «Node»Entity) {{ view?.show(entity.identifier) }}
}}

final class «Node»Interactor: «Node»InteractorInput {{
    weak var output: «Node»InteractorOutput?
{entities}
    func fetch() {{ output?.didFetch("\\(self)") }}
}}

enum «Node»Builder {{
    static func build({parameters}) -> UIViewController {{
        let view = «Node»ViewController()
        let presenter = «Node»Presenter()
        let interactor = «Node»Interactor()
        view.output = presenter
        presenter.view = view
        presenter.interactor = interactor
        interactor.output = presenter
{assignments}        return view
    }}
}}
""".replace("«Node»", "{node}")


def name(number: int) -> str:
    return f"Node{number}"


def neighbours(number: int, modules: int, count: int, shape: str) -> list[int]:
    """Those that a module refers to, with the next one among them, which makes one component of all."""
    if shape == "ring":
        return [(number + step) % modules for step in range(1, count + 1)]
    choice = random.Random(f"module {number}").sample(range(2, modules), count - 1)
    return [(number + step) % modules for step in [1, *choice]]


def module(number: int, linked: list[int], mentioned: list[int]) -> str:
    links = [(f"input{other}", f"{name(other)}ModuleInput") for other in linked]
    return MODULE.format(
        node=name(number),
        links="".join(f"    var {link}: {contract}?\n" for link, contract in links),
        entities="".join(f"    private var entities{other}: [{name(other)}Entity] = []\n" for other in mentioned),
        parameters=", ".join(f"{link}: {contract}" for link, contract in links),
        assignments="".join(f"        presenter.{link} = {link}\n" for link, _ in links),
    )


def generate(root: Path, modules: int, references: int, shape: str):
    half = references // modules // 2
    for number in range(modules):
        folder = root / "Sources" / name(number)
        folder.mkdir(parents=True, exist_ok=True)
        others = neighbours(number, modules, half, shape)
        (folder / f"{name(number)}.swift").write_text(module(number, others, others), encoding="utf-8")
    (root / "MANIFEST").write_text("")


if __name__ == "__main__":
    if len(sys.argv) != 5 or sys.argv[4] not in ("ring", "random"):
        sys.exit(__doc__)
    generate(Path(sys.argv[1]), int(sys.argv[2]), int(sys.argv[3]), sys.argv[4])
