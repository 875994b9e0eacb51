func f(_ pairs: [(String, Int)], _ matches: [Match]) {
  for (name, count): (String, Int) in pairs { print(name, count) }
  for (name, (low, high)): (Key.Name, (Int, Int)) in nested where low < high { use(name) }
  let first = matches.map(\.output.1)
  let second = matches.map(\.0)
}
