/// How wide what a finger hits should be at least, in points.
public let kMinimalTouchAreaWidth = 44.0

/// How high what a finger hits should be at least, in points.
public let kMinimalTouchAreaHeight = 44.0
