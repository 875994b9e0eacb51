"""Swift code to look at: a large code base, and one with hostile names."""
import pathlib

MODULE = """
import UIKit
protocol {n}ViewInput: AnyObject {{ func show(_ text: String) }}
protocol {n}ViewOutput: AnyObject {{ func load() }}
protocol {n}InteractorInput: AnyObject {{ func fetch() }}
protocol {n}InteractorOutput: AnyObject {{ func didFetch(_ text: String) }}
protocol {n}RouterInput: AnyObject {{ func close() }}
"""
VIEW = """
import UIKit
final class {n}ViewController: UIViewController, {n}ViewInput {{
  var output: {n}ViewOutput?
  func show(_ text: String) {{ UserDefaults.standard.set(text, forKey: "text") }}
  func leave() {{ navigationController?.popViewController(animated: true) }}
}}
"""
PRESENTER = """
import UIKit
final class {n}Presenter: {n}ViewOutput, {n}InteractorOutput {{
  weak var view: {n}ViewInput?
  var interactor: {n}InteractorInput?
  var router: {n}RouterInput?
  func load() {{ interactor?.fetch() }}
  func didFetch(_ text: String) {{
    view?.show(text)
    let screen = view as? UIViewController
    screen?.navigationController?.popViewController(animated: true)
    screen?.dismiss(animated: true)
    let title: UIColor = .red
    _ = (title, {next}Interactor.self)
  }}
}}
"""
INTERACTOR = """
import UIKit
final class {n}Interactor: {n}InteractorInput {{
  var output: {n}InteractorOutput?
  func fetch() {{ output?.didFetch("x") }}
}}
"""
ROUTER = """
import UIKit
final class {n}Router: {n}RouterInput {{
  weak var view: UIViewController?
  func close() {{ view?.dismiss(animated: true) }}
}}
"""


def large(folder: pathlib.Path, count: int) -> None:
    names = [f"Module{number:03}Feature" for number in range(count)]
    for number, name in enumerate(names):
        home = folder / f"Flow{number // 12:02}" / name
        home.mkdir(parents=True)
        cycle = number % 12 + (1 if number % 2 == 0 else -1)
        following = names[min(number // 12 * 12 + cycle, count - 1)]
        parts = {"Contracts": MODULE, "ViewController": VIEW, "Presenter": PRESENTER, "Interactor": INTERACTOR,
                 "Router": ROUTER}
        for part, text in parts.items():
            (home / f"{name}{part}.swift").write_text(text.format(n=name, next=following))


HOSTILE = ["<script>window.broken=1</script>", '"><img src=x onerror=window.broken=1>', "]]><script>window.broken=1</script>",
           "\u202eטסקט\u200f", "--><svg onload=window.broken=1>", "'};window.broken=1;//", "</style><b>"]


def hostile(folder: pathlib.Path) -> None:
    for number, text in enumerate(HOSTILE):
        home = folder / f"Case{number} {text.replace('/', '∕')[:40]}"
        home.mkdir(parents=True)
        view, presenter = f"`{text}View`", f"`{text}Presenter`"
        (home / "a.swift").write_text(f"""
import UIKit
class {view}: UIViewController {{ var presenter: {presenter}? }} // {text}
class {presenter} {{ var view: {view}?; var interactor: `{text}Interactor`? }}
class `{text}Interactor` {{ var presenter: {presenter}? }}
""")
