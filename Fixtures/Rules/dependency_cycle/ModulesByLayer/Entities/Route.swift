struct Route {
    let stops: [Stop]
}

struct Stop {
    let name: String
}
