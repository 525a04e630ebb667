// Effects in the language of Apple's graphics processors, which nothing runs here.

/// A function that changes pixels on Apple's platforms, with what it is given.
public struct Shader: Hashable, Sendable {
  /// Something that a function is given.
  public struct Argument: Hashable, Sendable {
    /// A number.
    public static func float(_ number: some BinaryFloatingPoint) -> Argument { Argument() }
    /// Two numbers.
    public static func float2<Number: BinaryFloatingPoint>(_ x: Number, _ y: Number) -> Argument { Argument() }
    /// A point.
    public static func float2(_ point: Point) -> Argument { Argument() }
    /// A size.
    public static func float2(_ size: Size) -> Argument { Argument() }
    /// Three numbers.
    public static func float3<Number: BinaryFloatingPoint>(_ x: Number, _ y: Number, _ z: Number) -> Argument {
      Argument()
    }
    /// Four numbers.
    public static func float4<Number: BinaryFloatingPoint>(
      _ x: Number, _ y: Number, _ z: Number, _ w: Number
    ) -> Argument { Argument() }
    /// Several numbers.
    public static func floatArray(_ numbers: [Float]) -> Argument { Argument() }
    /// The bounds of what is changed.
    public static var boundingRect: Argument { Argument() }
    /// A colour.
    public static func color(_ color: Color) -> Argument { Argument() }
    /// Several colours.
    public static func colorArray(_ colors: [Color]) -> Argument { Argument() }
    /// An image.
    public static func image(_ image: Image) -> Argument { Argument() }
  }

  /// What the function is and is given.
  public init(function: ShaderFunction, arguments: [Argument]) {}

  /// Whether colours are mixed in the dark.
  public var dithersColor: Bool {
    get { false }
    set {}
  }
}

/// A function by its name in a library.
@dynamicCallable
public struct ShaderFunction: Hashable, Sendable {
  /// A function by its name in a library.
  public init(library: ShaderLibrary, name: String) {}
  /// The function with what it is given.
  public func dynamicallyCall(withArguments arguments: [Shader.Argument]) -> Shader {
    Shader(function: self, arguments: arguments)
  }
}

/// Functions that Xcode compiles for Apple's platforms.
@dynamicMemberLookup
public struct ShaderLibrary: Hashable, Sendable {
  /// Those of the app.
  public static let `default` = ShaderLibrary()
  /// A function of the app by its name.
  public static subscript(dynamicMember name: String) -> ShaderFunction {
    ShaderFunction(library: .default, name: name)
  }
  /// A function by its name.
  public subscript(dynamicMember name: String) -> ShaderFunction { ShaderFunction(library: self, name: name) }
}

extension View {
  /// The same view, with a warning, as nothing here runs the function; an error with `--strict`.
  public func colorEffect(_ shader: Shader, isEnabled: Bool = true) -> NodeModifier<Self> {
    unshaded("colorEffect", isEnabled)
  }

  /// The same view, with a warning, as nothing here runs the function; an error with `--strict`.
  @_disfavoredOverload
  public func distortionEffect(
    _ shader: Shader, maxSampleOffset: Size, isEnabled: Bool = true
  ) -> NodeModifier<Self> { unshaded("distortionEffect", isEnabled) }

  /// The same view, with a warning, as nothing here runs the function; an error with `--strict`.
  @_disfavoredOverload
  public func layerEffect(_ shader: Shader, maxSampleOffset: Size, isEnabled: Bool = true) -> NodeModifier<Self> {
    unshaded("layerEffect", isEnabled)
  }

  private func unshaded(_ modifier: String, _ isEnabled: Bool) -> NodeModifier<Self> {
    drawnOtherwise(modifier, isEnabled ? "drawn without it, as shaders run on Apple's graphics processors" : nil)
  }
}
