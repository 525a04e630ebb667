import Foundation

/// The bytes that a text in Base64 stands for; none for another text.
func base64(_ text: String) -> [UInt8] { [UInt8](Data(base64Encoded: text) ?? Data()) }
