import DaguerreGraphics
import DaguerreViews
import Testing

/// What elements of SVG documents have from those that they stand in.
@Suite("What SVG elements inherit")
struct SVGInheritanceTests: SVGSuite {
  let side = 20.0

  private let red: UInt32 = 0xFF00_00FF
  private let lime: UInt32 = 0xFF00_FF00

  private func box(_ attributes: String) -> String { "<rect width='20' height='20' \(attributes)/>" }

  @Test("what something is clipped to, seen through or filled with inherits from what it stands in")
  func definitions() throws {
    let frame = "<clipPath id='c'><path d='M0 0h20v20H0zM5 5h10v10H5z'/></clipPath>"
    let clipped = try draw("<g clip-rule='evenodd'>\(frame)</g>\(box("fill='red' clip-path='url(#c)'"))")
    #expect(clipped[2, 2] == red && clipped[10, 10] == 0)
    let masked = try draw(
      "<g fill='white'><mask id='m'><rect width='10' height='20'/></mask></g>\(box("fill='red' mask='url(#m)'"))")
    #expect(masked[5, 5] == red && masked[15, 5] == 0)
    let filled = try draw(
      "<g fill='lime'><pattern id='p' width='1' height='1'>\(box(""))</pattern></g>\(box("fill='url(#p)'"))")
    #expect(filled[10, 10] == lime)
  }

  @Test("what refers to something gives it nothing")
  func references() throws {
    let frame = "<clipPath id='c'><path d='M0 0h20v20H0zM5 5h10v10H5z'/></clipPath>"
    let drawn = try draw("\(frame)<g clip-rule='evenodd' fill='red'>\(box("clip-path='url(#c)'"))</g>")
    #expect(drawn[10, 10] == red)
    // Neither where it stands, nor how opaque that is.
    let half = "<clipPath id='c'><rect width='10' height='20'/></clipPath>"
    let faded = "<g opacity='.5' transform='translate(10)'>\(half)</g>"
    let cut = try draw("\(faded)\(box("fill='red' clip-path='url(#c)'"))")
    #expect(cut[5, 5] == red && cut[15, 5] == 0)
  }

  @Test("what is hidden may have something in it that is visible; what is not displayed has not")
  func visibility() throws {
    let halves = "<rect width='10' height='20'/><rect x='10' width='10' height='20' visibility='visible'/>"
    let hidden = try draw("<g fill='red' visibility='hidden'>\(halves)</g>")
    #expect(hidden[5, 5] == 0 && hidden[15, 5] == red)
    let used = try draw("<defs><g id='a'>\(halves)</g></defs><use href='#a' fill='red' visibility='hidden'/>")
    #expect(used == hidden)
    let absent = try draw("<g display='none' fill='red'><g display='inline'>\(halves)</g></g>")
    #expect(absent[15, 5] == 0)
  }

  @Test("whether definitions are displayed does not matter where something refers to them")
  func hiddenDefinitions() throws {
    let half = "<rect width='10' height='20' fill='white'/>"
    for (definition, reference) in [
      ("<clipPath id='a' display='none'>\(half)</clipPath>", "clip-path='url(#a)'"),
      ("<g display='none'><mask id='a'>\(half)</mask></g>", "mask='url(#a)'"),
      ("<mask id='a' style='display:none'>\(half)</mask>", "mask='url(#a)'"),
    ] {
      let drawn = try draw(definition + box("fill='red' \(reference)"))
      #expect(drawn[5, 5] == red && drawn[15, 5] == 0, "\(definition)")
    }
  }

  @Test("a colour that is the current one is that of what is around")
  func currentColor() throws {
    #expect(try draw("<g color='red'>\(box("color='currentColor' fill='currentColor'"))</g>")[10, 10] == red)
  }
}
