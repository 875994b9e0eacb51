final class AnalyticsService {}
