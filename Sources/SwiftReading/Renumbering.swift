extension Outline {
  /// Puts `numbers[i]` in place of every name `i`.
  package mutating func renumber(_ numbers: [Name]) {
    func new(_ name: Name) -> Name { numbers[Int(name.id)] }
    for index in paths.indices { paths[index] = new(paths[index]) }
    for index in names.indices { names[index] = new(names[index]) }
    for index in attributes.indices { attributes[index].keyPath = attributes[index].keyPath.map(new) }
    for index in types.indices { types[index].name = new(types[index].name) }
    for index in genericParameters.indices { genericParameters[index].name = new(genericParameters[index].name) }
    for index in functions.indices { functions[index].name = new(functions[index].name) }
    for index in properties.indices { properties[index].name = new(properties[index].name) }
    for index in parameters.indices {
      parameters[index].label = parameters[index].label.map(new)
      parameters[index].name = new(parameters[index].name)
    }
    for index in locals.indices { locals[index].name = new(locals[index].name) }
    for index in steps.indices { steps[index].name = new(steps[index].name) }
    for index in arguments.indices { arguments[index].label = arguments[index].label.map(new) }
  }
}
