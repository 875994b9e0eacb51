struct Money {
    let cents: Int
}

enum Currency { case euro, pound }
