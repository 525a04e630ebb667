import DaguerreGraphics
import DaguerreViews
import Testing

@Suite("Texts that say no")
struct TextRefusalTests {
  private func drawn(@ViewBuilder _ content: () -> some View) throws -> String {
    try "\(Fixture().commands { content().font(Font(family: "Roboto", size: 10)) })"
  }

  @Test("what a text says first holds, also where it says that it is not bold, slanted or underlined")
  func first() throws {
    let bold = try drawn { Text("ab").bold() }
    let plain = try drawn { Text("ab") }
    let italic = try drawn { Text("ab").italic() }
    #expect(try drawn { Text("ab").italic(false).italic() } == plain)
    #expect(try drawn { Text("ab").italic().italic(false) } == italic && italic != plain)
    #expect(try drawn { Text("ab").bold(false).bold() } == plain && drawn { Text("ab").bold().bold(false) } == bold)
    #expect(try drawn { Text("ab").bold(false).fontWeight(.bold) } == bold)
    #expect(try drawn { Text("ab").fontWeight(nil).fontWeight(.bold).bold() } == plain)
    #expect(try drawn { Text("ab").underline(false).underline() } == plain)
    #expect(try drawn { VStack { Text("ab").underline(false) }.underline() } == plain)
    #expect(try drawn { VStack { Text("ab").strikethrough(false) }.strikethrough() } == plain)
    #expect(try drawn { Text("ab").underline().underline(false) } == drawn { Text("ab").underline() })
    #expect(Text("ab").bold(false) != Text("ab") && Text("ab").italic(false) != Text("ab"))
  }
}
