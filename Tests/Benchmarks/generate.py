#!/usr/bin/env python3
"""Writes a VIPER code base of at least so many lines, the same for the same number: generate.py OUT LINES.

OUT/Sources/Core is what all modules share, OUT/Sources/<Flow>/<Module> a module of ten files, made of the templates in
Corpus/. One part of a module in fifty breaks a rule: OUT/MANIFEST says where, as `path:line rule`, sorted. A corpus is
the beginning of every longer one, but for the file and the faults that come last.
"""

import random
import re
import sys
from dataclasses import dataclass
from pathlib import Path

CORPUS = Path(__file__).parent / "Corpus"
PARTS_TO_A_FAULT = 50
MODULES_IN_A_FLOW = 10

FIRST_WORDS = """Account Active Annual Billing Cart Channel Checkout Cloud Coupon Credit Daily Debit Delivery Device
    Digital Driver Email Event Family Favorite Feed Fleet Friend Gift Group Guest Health Hotel Income Invite Journal
    Kids Ledger Loyalty Market Media Member Mobile Monthly Movie Music News Offer Order Parcel Partner Payment Phone
    Photo Pocket Point Policy Price Promo Quote Refund Rental Ride Sales Saved Search Seller Shop Signup Social Sport
    Staff Stock Store Stream Support Survey Task Tax Team Ticket Tour Travel Trip Vault Video Voice Wallet Work"""
SECOND_WORDS = """Agenda Album Archive Balance Basket Board Booking Calendar Card Catalog Chart Chat Contacts Dashboard
    Deck Details Directory Filter Form Gallery Grid History Hub Inbox Index Info Landing Launch List Login Map Menu
    Overview Panel Portal Progress Queue Results Schedule Settings Sheet Splash Statement Stats Story Summary Timeline
    Topup Transfer Tutorial Upload"""
VERBS = "load refresh select update archive rename share export merge validate submit confirm retry track".split()
ITEMS = "items sections headers filters details drafts entries totals".split()

# How the two schools that are most common call their contracts, and the folders of a module.
SCHOOLS = [
    (
        {"ViewInput": "ViewInput", "ViewOutput": "ViewOutput", "InteractorInput": "InteractorInput",
         "InteractorOutput": "InteractorOutput", "RouterInput": "RouterInput"},
        {},
    ),
    (
        {"ViewInput": "ViewProtocol", "ViewOutput": "PresenterProtocol", "InteractorInput": "InteractorProtocol",
         "InteractorOutput": "InteractorOutputProtocol", "RouterInput": "RouterProtocol"},
        {"ViewController": "View", "ViewController+Table": "View", "Screen": "View", "Presenter": "Presenter",
         "Interactor": "Interactor", "Router": "Router", "Entity": "Entity"},
    ),
]


@dataclass(frozen=True)
class Fault:
    """A change to the template of a part that breaks a rule; ¶ begins the line of the finding."""

    part: str
    rule: str
    right: str
    wrong: str


FAULTS = [
    Fault("Contracts", "ui_type_in_logic", "    func fetch(page: Int)\n",
          "    func fetch(page: Int)\n¶    func portrait() -> UIImage?\n"),
    Fault("ViewController", "navigation_outside_router", "        titleLabel.textColor = .systemRed\n",
          "¶        navigationController?.pushViewController(UIViewController(), animated: true)\n"),
    Fault("ViewController", "data_access_outside_interactor", "        output?.viewIsReady()\n",
          '        output?.viewIsReady()\n¶        UserDefaults.standard.set(true, forKey: "«name».seen")\n'),
    Fault("ViewController", "forbidden_dependency", "    var output: «ViewOutput»?\n",
          "    var output: «ViewOutput»?\n¶    var interactor: «InteractorInput»?\n"),
    Fault("Presenter", "ui_framework_import", "import Foundation\n", "import Foundation\n¶import UIKit\n"),
    Fault("Presenter", "strong_view_reference", "    weak var view", "¶    var view"),
    Fault("Presenter", "data_access_outside_interactor", "        entities.reset()\n",
          '        entities.reset()\n¶        UserDefaults.standard.removeObject(forKey: "«name».page")\n'),
    Fault("Interactor", "strong_presenter_reference", "    weak var output", "¶    var output"),
    Fault("Interactor", "ui_framework_import", "import Foundation\n", "import Foundation\n¶import SwiftUI\n"),
    Fault("Router", "data_access_outside_interactor", "        let sheet =",
          '¶        UserDefaults.standard.set("«Neighbour»", forKey: "last")\n        let sheet ='),
    Fault("Entity", "ui_framework_import", "import Foundation\n", "import Foundation\n¶import UIKit\n"),
    Fault("Entity", "impure_entity", "    var isEnabled: Bool {",
          "¶    var loader: any «InteractorInput»?\n    var isEnabled: Bool {"),
]
PARTS_WITH_FAULTS = list(dict.fromkeys(fault.part for fault in FAULTS))


def fragments(name: str) -> list[str]:
    """The fragments of a template, which have blank lines between them where a line begins at the margin."""
    text = (CORPUS / f"{name}.template").read_text(encoding="utf-8").rstrip("\n")
    return re.split(r"\n\n(?=\S)", text)


def lowered(name: str) -> str:
    return name[0].lower() + name[1:]


def capitalized(name: str) -> str:
    return name[0].upper() + name[1:]


def indented(text: str, spaces: int) -> str:
    return re.sub(r"^(?=.)", " " * spaces, text, flags=re.MULTILINE)


MODULE_PARTS = {path.name.removesuffix(".swift.template"): path.read_text(encoding="utf-8")
                for path in sorted((CORPUS / "Module").iterdir())}
COMMENTS = (CORPUS / "comments.template").read_text(encoding="utf-8").splitlines()
STATE = "\n\n".join(fragments("state"))
METHODS = fragments("methods")
STATEMENTS = fragments("statements")
MODULE_NAMES = [first + second for first in FIRST_WORDS.split() for second in SECOND_WORDS.split()]
random.Random("names").shuffle(MODULE_NAMES)


def module_name(index: int) -> str:
    turn, place = divmod(index, len(MODULE_NAMES))
    return f"{MODULE_NAMES[place]}{turn or ''}"


class Module:
    """Fills the templates of one module with names, methods and comments that hang on its number alone."""

    def __init__(self, index: int):
        self.random = random.Random(f"module {index}")
        self.name = module_name(index)
        flow = index // MODULES_IN_A_FLOW
        contracts, self.folders = SCHOOLS[flow % len(SCHOOLS)]
        neighbour = flow * MODULES_IN_A_FLOW + (index + self.random.randrange(1, MODULES_IN_A_FLOW)) % MODULES_IN_A_FLOW
        child = module_name(self.random.randrange(index) if index else 0)
        self.path = Path(f"Flow{flow:04}") / self.name
        self.actions = self.random.sample([verb + capitalized(item) for verb in VERBS for item in ITEMS], 4)
        self.values = {
            "Name": self.name, "name": lowered(self.name), "Child": child, "child": lowered(child),
            "Neighbour": module_name(neighbour),
        } | {key: self.name + suffix for key, suffix in contracts.items()}

    def part(self, part: str, template: str) -> tuple[Path, str]:
        """The path and the text of one file."""
        file = f"{self.name}{part}.swift"
        header = f"//\n//  {file}\n//  {self.name}\n//\n//  Created on {self.random.randrange(1, 29):02}.03.2026.\n//\n"
        template = template.replace("«header»\n", header + "\n", 1)
        template = re.sub(r"«for action»\n(.*?)«end»\n", self.for_actions, template, flags=re.DOTALL)
        template = template.replace("«state»", indented(STATE, 4)).replace("«methods»", self.methods())
        return self.path / self.folders.get(part, "") / file, self.filled(template, self.values)

    def for_actions(self, block: re.Match[str]) -> str:
        return "".join(block[1].replace("«action»", action).replace("«Action»", capitalized(action))
                       for action in self.actions)

    def methods(self) -> str:
        count = self.random.randrange(3, 7)
        names = self.random.sample([(verb, item) for verb in VERBS for item in ITEMS], count)
        return "\n\n".join(indented(self.method(verb, item), 4) for verb, item in names)

    def method(self, verb: str, item: str) -> str:
        statements = [indented(self.statement(text), 4) for text in self.random.choices(STATEMENTS, k=4)]
        values = {"verb": verb, "Items": capitalized(item), "items": item}
        return self.filled(self.random.choice(METHODS), values).replace("«body»", "\n".join(statements))

    def statement(self, text: str) -> str:
        return self.filled(text, {"verb": self.random.choice(VERBS), "items": self.random.choice(ITEMS)})

    def filled(self, template: str, values: dict[str, str]) -> str:
        """Replaces what is named; a number, a comment, a verb or an item anew at each place."""

        def value(match: re.Match[str]) -> str:
            key = match[1]
            if key in values:
                return values[key]
            if key == "n":
                return str(self.random.randrange(2, 100))
            if key == "Comment":
                return self.random.choice(COMMENTS)
            if key in ("verb", "items"):
                return self.random.choice(VERBS if key == "verb" else ITEMS)
            return match[0]

        return re.sub(r"«(\w+)»", value, template)


class Writer:
    """Writes files and counts what it writes."""

    def __init__(self, root: Path):
        self.root = root
        self.lines = 0
        self.manifest: list[str] = []

    def write(self, path: Path, text: str, rule: str | None = None):
        """¶ in the text is where a finding of the rule is expected."""
        if rule:
            line = text[: text.index("¶")].count("\n") + 1
            text = text.replace("¶", "")
            self.manifest.append(f"{path}:{line} {rule}\n")
        file = self.root / path
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(text, encoding="utf-8")
        self.lines += text.count("\n")

    def finish(self):
        (self.root / "MANIFEST").write_text("".join(sorted(self.manifest)), encoding="utf-8")


def fault_in(number: int, part: str) -> Fault | None:
    """One part in so many has a fault; `number` counts the parts that could have one."""
    block, place = divmod(number, PARTS_TO_A_FAULT)
    choice = random.Random(f"fault {block}")
    if place != choice.randrange(PARTS_TO_A_FAULT):
        return None
    return choice.choice([fault for fault in FAULTS if fault.part == part])


def generate(root: Path, lines: int):
    writer = Writer(root)
    for path in sorted((CORPUS / "Core").iterdir()):
        writer.write(Path("Sources/Core") / path.name.removesuffix(".template"), path.read_text(encoding="utf-8"))
    index = 0
    while writer.lines < lines:
        module = Module(index)
        for part, template in MODULE_PARTS.items():
            fault = None
            if part in PARTS_WITH_FAULTS:
                fault = fault_in(index * len(PARTS_WITH_FAULTS) + PARTS_WITH_FAULTS.index(part), part)
            if fault:
                assert template.count(fault.right) == 1, fault
                template = template.replace(fault.right, fault.wrong)
            path, text = module.part(part, template)
            writer.write("Sources" / path, text, fault and fault.rule)
        index += 1
    writer.finish()


if __name__ == "__main__":
    if len(sys.argv) != 3 or not sys.argv[2].isdecimal():
        sys.exit(__doc__)
    generate(Path(sys.argv[1]), int(sys.argv[2]))
