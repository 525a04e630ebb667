// The views by the name that sources for Apple's platforms import them with. Where that name is taken, this is not built.

@_exported public import DaguerrePublishers
@_exported public import DaguerreViews
@_exported public import Dispatch
@_exported public import Observation

// What such sources have from Foundation: not all of it, which would make comparisons with array literals ambiguous.
@_exported public import struct Foundation.AttributeContainer
@_exported public import struct Foundation.AttributedString
@_exported public import class Foundation.Bundle
@_exported public import class Foundation.ByteCountFormatter
@_exported public import struct Foundation.CGFloat
@_exported public import struct Foundation.CGPoint
@_exported public import struct Foundation.CGRect
@_exported public import struct Foundation.CGSize
@_exported public import struct Foundation.Calendar
@_exported public import struct Foundation.CharacterSet
@_exported public import struct Foundation.Data
@_exported public import struct Foundation.Date
@_exported public import struct Foundation.DateComponents
@_exported public import class Foundation.DateFormatter
@_exported public import struct Foundation.DateInterval
@_exported public import struct Foundation.Decimal
@_exported public import class Foundation.Dimension
@_exported public import class Foundation.FileManager
@_exported public import class Foundation.ISO8601DateFormatter
@_exported public import struct Foundation.IndexPath
@_exported public import struct Foundation.IndexSet
@_exported public import class Foundation.JSONDecoder
@_exported public import class Foundation.JSONEncoder
@_exported public import struct Foundation.KeyPathComparator
@_exported public import struct Foundation.Locale
@_exported public import protocol Foundation.LocalizedError
@_exported public import struct Foundation.Measurement
@_exported public import class Foundation.MeasurementFormatter
@_exported public import class Foundation.NSAttributedString
@_exported public import class Foundation.NSCache
@_exported public import class Foundation.NSDecimalNumber
@_exported public import class Foundation.NSError
@_exported public import func Foundation.NSLocalizedString
@_exported public import class Foundation.NSLock
@_exported public import class Foundation.NSMutableAttributedString
@_exported public import class Foundation.NSNotification
@_exported public import class Foundation.NSNumber
@_exported public import class Foundation.NSObject
@_exported public import struct Foundation.NSRange
@_exported public import class Foundation.NSRegularExpression
@_exported public import struct Foundation.Notification
@_exported public import class Foundation.NotificationCenter
@_exported public import class Foundation.NumberFormatter
@_exported public import class Foundation.OperationQueue
@_exported public import struct Foundation.PersonNameComponents
@_exported public import class Foundation.PersonNameComponentsFormatter
@_exported public import class Foundation.ProcessInfo
@_exported public import class Foundation.Progress
@_exported public import class Foundation.RunLoop
@_exported public import class Foundation.Scanner
@_exported public import protocol Foundation.SortComparator
@_exported public import struct Foundation.SortDescriptor
@_exported public import enum Foundation.SortOrder
@_exported public import typealias Foundation.TimeInterval
@_exported public import struct Foundation.TimeZone
@_exported public import class Foundation.Timer
@_exported public import struct Foundation.URL
@_exported public import struct Foundation.URLComponents
@_exported public import struct Foundation.URLError
@_exported public import struct Foundation.URLQueryItem
@_exported public import struct Foundation.UUID
@_exported public import class Foundation.UnitAngle
@_exported public import class Foundation.UnitArea
@_exported public import class Foundation.UnitDuration
@_exported public import class Foundation.UnitElectricCurrent
@_exported public import class Foundation.UnitElectricPotentialDifference
@_exported public import class Foundation.UnitElectricResistance
@_exported public import class Foundation.UnitEnergy
@_exported public import class Foundation.UnitFrequency
@_exported public import class Foundation.UnitFuelEfficiency
@_exported public import class Foundation.UnitInformationStorage
@_exported public import class Foundation.UnitLength
@_exported public import class Foundation.UnitMass
@_exported public import class Foundation.UnitPower
@_exported public import class Foundation.UnitPressure
@_exported public import class Foundation.UnitSpeed
@_exported public import class Foundation.UnitTemperature
@_exported public import class Foundation.UnitVolume
@_exported public import class Foundation.UserDefaults

// What they have from Foundation to load something over the network.
@_exported public import class FoundationNetworking.HTTPURLResponse
@_exported public import struct FoundationNetworking.URLRequest
@_exported public import class FoundationNetworking.URLResponse
@_exported public import class FoundationNetworking.URLSession
@_exported public import class FoundationNetworking.URLSessionConfiguration

// What they have from the C library, also for CGFloat.
@_exported public import func Foundation.atan2
@_exported public import func Foundation.ceil
@_exported public import func Foundation.cos
@_exported public import func Foundation.exit
@_exported public import func Foundation.floor
@_exported public import func Foundation.pow
@_exported public import func Foundation.round
@_exported public import func Foundation.sin
@_exported public import func Foundation.sqrt
@_exported public import func Foundation.tan
