extension if {
  func f() {}
}
class Real {}
