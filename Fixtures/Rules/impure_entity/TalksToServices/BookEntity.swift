import Foundation

struct BookEntity {
    let url: URL
    func store() { UserDefaults.standard.set(url, forKey: "book") } // want "BookEntity is an entity, and talks to UserDefaults"
    func load() { URLSession.shared.dataTask(with: url).resume() } // want "BookEntity is an entity, and talks to URLSession"
}
