/// A colour as the design system writes it: `#RRGGBB` or `#RRGGBBAA`, sRGB, eight bits a channel, straight (not
/// premultiplied) alpha.
///
/// In a skin two colours blend. A text that is no colour makes the picture that draws with it fail in words.
public typealias ColorRawToken = String
