/// Pictures of a view for whoever writes it; only tools that look for the type read them.
public protocol PreviewProvider {
  associatedtype Previews: View
  @ViewBuilder static var previews: Previews { get }
}
