// swift-tools-version: 6.2
import PackageDescription

/// A small design system of somebody else, with snapshot tests and a tool by Daguerre's public products.
let package = Package(
  name: "harbour-ui",
  products: [.library(name: "HarbourUI", targets: ["HarbourUI"])],
  dependencies: [.package(name: "daguerre", path: "../..")],
  targets: [
    .target(
      name: "HarbourUI",
      dependencies: [
        .product(name: "DaguerreSkins", package: "daguerre"), .product(name: "DaguerreViews", package: "daguerre"),
      ],
      resources: [.copy("Media.xcassets")],
      // `Image(.harbourFlag)`: symbols for what is in the catalogue.
      plugins: [.plugin(name: "AssetSymbols", package: "daguerre")]),
    .executableTarget(
      name: "harbour", dependencies: ["HarbourUI", .product(name: "DaguerreTool", package: "daguerre")]),
    .testTarget(
      name: "HarbourUITests",
      dependencies: [
        "HarbourUI", "harbour",
        .product(name: "DaguerreTesting", package: "daguerre"),
        .product(name: "DaguerreViews", package: "daguerre"),
      ],
      exclude: ["Fonts", "__Snapshots__"]),
  ]
)
