public import DaguerreViews
public import Foundation

/// A sheet to draw on by Core Graphics' name, its origin at the left top as UIKit has it: what is drawn is noted, and drawn
/// with the picture that shows it.
public final class CGContext: @unchecked Sendable {  // who draws on it has it alone
  /// What is set, and goes back to what it was with ``restoreGState()``.
  fileprivate struct State {
    var fill = Color.black
    var stroke = Color.black
    var line = StrokeStyle()
  }

  /// What was noted, drawn with contexts of which the last holds.
  private typealias Note = (inout [GraphicsContext]) -> Void

  private var notes: [Note] = []
  private var states = [State()]
  private var path = Path()

  /// That of the image which is drawn.
  @TaskLocal static var current: CGContext?

  init() {}

  fileprivate var state: State {
    get { states[states.count - 1] }
    set { states[states.count - 1] = newValue }
  }

  private func note(_ draw: @escaping (inout GraphicsContext) -> Void) {
    notes.append { contexts in draw(&contexts[contexts.count - 1]) }
  }

  /// Draws what was noted.
  func draw(on context: GraphicsContext) {
    var contexts = [context]
    for note in notes { note(&contexts) }
  }

  /// Keeps what is set.
  public func saveGState() {
    states.append(state)
    notes.append { contexts in contexts.append(contexts[contexts.count - 1]) }
  }

  /// Sets what was kept last.
  public func restoreGState() {
    guard states.count > 1 else { return }
    states.removeLast()
    notes.append { contexts in contexts.removeLast() }
  }

  /// Sets what outlines are filled with.
  public func setFillColor(_ color: CGColor) { state.fill = Color(cgColor: color) }
  /// Sets what lines are drawn in.
  public func setStrokeColor(_ color: CGColor) { state.stroke = Color(cgColor: color) }
  /// Sets how wide lines are, in points.
  public func setLineWidth(_ width: CGFloat) { state.line.lineWidth = Double(width) }
  /// Sets how lines end.
  public func setLineCap(_ cap: CGLineCap) { state.line.lineCap = cap }
  /// Sets how lines turn.
  public func setLineJoin(_ join: CGLineJoin) { state.line.lineJoin = join }
  /// Sets lengths of dashes and of gaps, in points, and where in them a line begins.
  public func setLineDash(phase: CGFloat, lengths: [CGFloat]) {
    state.line.dash = lengths.map { $0 }
    state.line.dashPhase = phase
  }
  /// Sets how opaque all is that is drawn from now on, 0 to 1.
  public func setAlpha(_ alpha: CGFloat) { note { $0.opacity = Double(alpha) } }
  /// Sets how what is drawn from now on is laid over what was.
  public func setBlendMode(_ mode: CGBlendMode) { note { $0.blendMode = mode } }

  /// Moves what is drawn from now on, in points.
  public func translateBy(x: CGFloat, y: CGFloat) { note { $0.translateBy(x: x, y: y) } }
  /// Scales what is drawn from now on.
  public func scaleBy(x: CGFloat, y: CGFloat) { note { $0.scaleBy(x: x, y: y) } }
  /// Turns what is drawn from now on, by radians, clockwise.
  public func rotate(by angle: CGFloat) { note { $0.rotate(by: .radians(Double(angle))) } }
  /// Draws from now on through a map before those that are there.
  public func concatenate(_ transform: CGAffineTransform) { note { $0.concatenate(transform) } }

  /// Forgets the outline.
  public func beginPath() { path = Path() }
  /// Begins a new subpath.
  public func move(to point: CGPoint) { path.move(to: point) }
  /// A straight line.
  public func addLine(to point: CGPoint) { path.addLine(to: point) }
  /// A cubic curve by two points of control.
  public func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
    path.addCurve(to: end, control1: control1, control2: control2)
  }
  /// A quadratic curve by one point of control.
  public func addQuadCurve(to end: CGPoint, control: CGPoint) { path.addQuadCurve(to: end, control: control) }
  /// A rectangle.
  public func addRect(_ rect: CGRect) { path.addRect(rect) }
  /// The ellipse that touches the sides of a rectangle.
  public func addEllipse(in rect: CGRect) { path.addEllipse(in: rect) }
  /// A part of a circle, after a line to where it begins; angles are in radians from the right.
  public func addArc(center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool) {
    path.addArc(
      center: center, radius: radius, startAngle: .radians(startAngle), endAngle: .radians(endAngle),
      clockwise: clockwise)
  }
  /// Another outline after this one.
  public func addPath(_ other: CGPath) { path.addPath(other) }
  /// A line back to where the subpath began.
  public func closePath() { path.closeSubpath() }

  /// Fills the outline, and forgets it.
  public func fillPath(using rule: CGPathFillRule = .winding) { drawPath(using: rule == .evenOdd ? .eoFill : .fill) }
  /// Draws along the outline, and forgets it.
  public func strokePath() { drawPath(using: .stroke) }
  /// Draws from now on only inside the outline too, and forgets that.
  public func clip(using rule: CGPathFillRule = .winding) {
    clip(to: path, isEvenOdd: rule == .evenOdd)
    beginPath()
  }
  /// Draws from now on only inside a rectangle too.
  public func clip(to rect: CGRect) { clip(to: Path(rect), isEvenOdd: false) }

  /// Fills the outline or draws along it, or both, and forgets it.
  public func drawPath(using mode: CGPathDrawingMode) {
    if mode != .stroke { fill(path, isEvenOdd: mode == .eoFill || mode == .eoFillStroke) }
    if mode != .fill, mode != .eoFill { stroke(path, state.line) }
    beginPath()
  }

  /// Fills a rectangle.
  public func fill(_ rect: CGRect) { fill(Path(rect), isEvenOdd: false) }
  /// Fills rectangles.
  public func fill(_ rects: [CGRect]) { for rect in rects { fill(rect) } }
  /// Fills the ellipse that touches the sides of a rectangle.
  public func fillEllipse(in rect: CGRect) { fill(Path(ellipseIn: rect), isEvenOdd: false) }
  /// Draws along the sides of a rectangle.
  public func stroke(_ rect: CGRect) { stroke(Path(rect), state.line) }
  /// Draws along the ellipse that touches the sides of a rectangle.
  public func strokeEllipse(in rect: CGRect) { stroke(Path(ellipseIn: rect), state.line) }

  func clip(to path: Path, isEvenOdd: Bool) { note { $0.clip(to: path, style: FillStyle(eoFill: isEvenOdd)) } }

  func fill(_ path: Path, isEvenOdd: Bool) {
    let color = state.fill
    note { $0.fill(path, with: .color(color), style: FillStyle(eoFill: isEvenOdd)) }
  }

  func stroke(_ path: Path, _ style: StrokeStyle) {
    let color = state.stroke
    note { $0.stroke(path, with: .color(color), style: style) }
  }

  func draw(_ image: Image, in rect: CGRect, _ blendMode: CGBlendMode, alpha: CGFloat) {
    note { context in
      var inner = context
      inner.opacity *= Double(alpha)
      inner.blendMode = blendMode
      inner.draw(image, in: rect)
    }
  }
}

/// How lines end, by Core Graphics' name.
public typealias CGLineCap = StrokeStyle.LineCap
/// How lines turn, by Core Graphics' name.
public typealias CGLineJoin = StrokeStyle.LineJoin
/// Which points an outline encloses.
public enum CGPathFillRule: Hashable, Sendable { case winding, evenOdd }
/// What becomes of an outline.
public enum CGPathDrawingMode: Hashable, Sendable { case fill, eoFill, stroke, fillStroke, eoFillStroke }
/// How something is laid over what is there, by Core Graphics' name.
public typealias CGBlendMode = GraphicsContext.BlendMode

extension GraphicsContext {
  /// Draws by Core Graphics' names.
  public func withCGContext(content: (CGContext) throws -> Void) rethrows {
    let context = CGContext()
    try content(context)
    context.draw(on: self)
  }
}

extension UIColor {
  /// Sets what outlines are filled with in the image that is drawn.
  public func setFill() { CGContext.current?.state.fill = color }
  /// Sets what lines are drawn in in the image that is drawn.
  public func setStroke() { CGContext.current?.state.stroke = color }
  /// Sets both in the image that is drawn.
  public func set() {
    setFill()
    setStroke()
  }
}
