enum ShowSong {
  enum Play {
    struct Request {}
    struct Response {}
    struct ViewModel {}
  }
}
struct LikeSongRequest {}
struct LikeSongResponse {}
