struct WeatherService {
    var degrees = 21
}
