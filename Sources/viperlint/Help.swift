/// What `--help` says.
enum Help {
  static func text(for command: Command) -> String {
    switch command {
    case .lint: lint
    case .graph: graph
    case .roles: roles
    case .rules: rules
    case .explain: explain
    case .`init`: initialize
    case .config: config
    case .version, .help, .dump: overview
    }
  }

  private static let overview = """
    viperlint finds what breaks the architecture of VIPER, VIP and MVP modules in Swift.

    usage: viperlint [lint] [PATH ...]    lint files and folders (default: `include` of the configuration, or .)
           viperlint graph  [PATH ...]    draw modules, links and violations
           viperlint roles  [PATH ...]    say who is what, and why
           viperlint rules                list the rules
           viperlint explain RULE         explain one rule
           viperlint init   [PATH ...]    look at a code base, and write a configuration for it
           viperlint config [check|show]  check the configuration, or show what holds
           viperlint help [COMMAND]       the same as --help
           viperlint --version

    `viperlint COMMAND --help` lists the options of a command.

    exit status: 0 nothing fails, 1 something does, 2 the job could not be done

    """

  private static let shared = """
      --config FILE           read this configuration, not the nearest .viperlint.yml from the first PATH upward
      --no-config             read no configuration
      --style STYLE           viper, vip, mvp or auto, over the configuration
      --output FILE           write the report there
      --color WHEN            auto (default), always or never
      --jobs N                read with N threads (default: one a processor)

    """

  private static let lint = """
    Lints Swift files and folders.

    usage: viperlint [lint] [options] [PATH ...]

    \(shared)  --format FORMAT         text (default), json, sarif, github, gitlab, checkstyle, junit or html
      --absolute-paths        write paths from the root of the file system, as Xcode wants them
      --only ID[,ID]          run only these rules
      --skip ID[,ID]          run all but these
      --fail-on LEVEL         error (default), warning or never: what makes the exit status 1
      --strict                the same as --fail-on warning
      --baseline FILE         let the findings pass that FILE lists, over `baseline` of the configuration
      --write-baseline FILE   write all findings there, for `--baseline`, and report none
      --since REV             report only what the git revision REV has not, by the whole graph of both
      --staged                lint what git would commit, and report only what HEAD has not
      --fix                   mend what has a safe fix, and report what remains
      --diff                  print what --fix would change; the exit status is 1 when there is something
      --stdin-path FILE       standard input is the content of FILE; report only its findings, for editors
      --quiet                 no summary
      --statistics            count findings by rule
      --timings               say how long each phase took

    In the code, a comment suppresses findings; the reason is required:

      // viperlint:disable:next RULE[, RULE] -- reason     on the next line
      // viperlint:disable:this RULE[, RULE] -- reason     on the line of the comment
      // viperlint:disable RULE[, RULE] -- reason          to `viperlint:enable RULE` or the end of the file

    """

  private static let graph = """
    Draws every module with its components, who holds whom, and what breaks a rule, and modules against modules.

    usage: viperlint graph [options] [PATH ...]

      --format FORMAT         svg (default), mermaid, dot, json or html
      --module NAME           only this module
      --focus TYPE            only what is within two links of this type
      --only-violations       only what rules have found something about
      --config FILE           read this configuration, not the nearest .viperlint.yml from the first PATH upward
      --no-config             read no configuration
      --style STYLE           viper, vip, mvp or auto, over the configuration
      --output FILE           write the graph there
      --jobs N                read with N threads (default: one a processor)

    An SVG document shows modules against modules on top and every module below; with one module, that alone.
    Mermaid is one chart: where all modules are too much for it, it shows modules without their insides.

    """

  private static let roles = """
    Lists every type with a role, its module, and the evidence.

    usage: viperlint roles [options] [PATH ...]

    \(shared)  --format FORMAT         text (default) or json
      --module NAME           only this module
      --unassigned            only types whose name claims a role that nothing supports

    """

  private static let rules = """
    Lists every rule with its severity, its preset and one line on what it finds.

    usage: viperlint rules [--format text|json|markdown]

    """

  private static let explain = """
    Says what a rule finds, why it matters, and shows a wrong and a right example.

    usage: viperlint explain RULE [--format text|markdown]

    """

  private static let initialize = """
    Looks at a code base, says what it sees, and writes a commented .viperlint.yml that fits it.

    usage: viperlint init [options] [PATH ...]

      --write-baseline FILE   write all findings there as well, so that they pass from now on
      --force                 replace a configuration that is there
      --jobs N                read with N threads (default: one a processor)

    The file is written to the working directory, and PATH becomes its `include`.

    """

  private static let config = """
    Checks the configuration that would be used, or shows the settings in force with all defaults.

    usage: viperlint config [check] [--config FILE] [PATH ...]
           viperlint config show    [--config FILE | --no-config] [--output FILE] [PATH]

      --config FILE           this one, not the nearest .viperlint.yml from PATH upward
      --no-config             the settings without a configuration
      --output FILE           write the settings there; as .viperlint.yml, they make the same run

    PATH may also be a configuration itself. All faults are said, and the exit status is then 2.

    """
}
