import Architecture

extension Codebase {
  /// True for a class that has its role from the name of the other end, such as `MovieViewDelegate`: it may be a
  /// delegate of any kind. Rules that read much into a role leave it alone, unless the configuration speaks of the role.
  func isDoubtful(_ type: TypeID) -> Bool {
    guard let role = role(of: type), !settings.roles.contains(where: { $0.role == role }),
      let claim = claim(of: type), claim.role == role
    else { return false }
    return claim.isOutput && !self[type].isContract
  }
}
