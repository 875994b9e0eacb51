struct Section { let title: String }
