protocol ShelfViewing: AnyObject { // want "ShelfViewing has 13 requirements, more than 12"
    var title: String { get set }
    func step0()
    func step1()
    func step2()
    func step3()
    func step4()
    func step5()
    func step6()
    func step7()
    func step8()
    func step9()
    func step10()
    subscript(index: Int) -> String { get }
}
