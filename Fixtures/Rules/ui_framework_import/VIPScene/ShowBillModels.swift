enum ShowBill {
    struct Request {}
    struct Response { let cents: Int }
    struct ViewModel { let text: String }
}
