import Architecture

extension Codebase {
  /// A contract by which modules talk to each other, by its name.
  func isForTalk(_ type: TypeID) -> Bool {
    isInput(type)
      || self[type].isContract && ["Delegate", "Listener", "Output"].contains(where: talkName(type).hasSuffix)
  }

  /// A contract by which a module is told something.
  func isInput(_ type: TypeID) -> Bool { self[type].isContract && talkName(type).hasSuffix("Input") }

  private func talkName(_ type: TypeID) -> String {
    let name = name(type)
    return name.hasSuffix("Protocol") ? String(name.dropLast("Protocol".count)) : name
  }
}
