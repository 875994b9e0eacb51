final class FeedRemoteDataManager {
    var requestHandler: FeedRemoteDataOutput? // want "FeedInteractor\.remote → FeedRemoteDataManager\.requestHandler → FeedInteractor is a loop.*declare `FeedRemoteDataManager\.requestHandler` weak"
}
