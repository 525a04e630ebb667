internal import DaguerreViews

extension VectorImage {
  /// An icon on a box of 24 points made of polygons, given by their corners.
  init(polygons: [[(Double, Double)]]) {
    let path = Path { path in
      for corners in polygons {
        for (index, (x, y)) in corners.enumerated() {
          index == 0 ? path.move(to: Point(x: x, y: y)) : path.addLine(to: Point(x: x, y: y))
        }
        path.close()
      }
    }
    self.init(size: Size(width: 24, height: 24), layers: [.init(path: path)])
  }
}
