// swift-tools-version: 6.2
import PackageDescription

/// Every target: Swift 6 language mode (the default of these tools), warnings are errors.
let strict: [SwiftSetting] = [
  .treatAllWarnings(as: .error),
  .enableUpcomingFeature("InternalImportsByDefault"),
]

/// For targets with hot loops: optimised in debug too, so that tests run at full speed.
let hot: [SwiftSetting] = strict + [.unsafeFlags(["-O"], .when(configuration: .debug))]

func system(_ name: String, pkgConfig: String, apt: String) -> Target {
  .systemLibrary(name: name, pkgConfig: pkgConfig, providers: [.apt([apt])])
}

func library(
  _ name: String, _ dependencies: Target.Dependency..., plugins: [Target.PluginUsage] = []
) -> Target {
  .target(name: name, dependencies: seen(through: dependencies), swiftSettings: strict, plugins: plugins)
}

func tests(_ name: String, _ dependencies: Target.Dependency...) -> Target {
  .testTarget(name: name, dependencies: seen(through: dependencies), swiftSettings: strict)
}

/// With what `OUDS` re-exports: a change of a module that is seen through another does not rebuild who uses it.
func seen(through dependencies: [Target.Dependency]) -> [Target.Dependency] {
  let umbrella: [Target.Dependency] = [
    "OUDSTokensRaw", "OUDSTokensSemantic", "OUDSTokensComponent", "OUDSThemesContract", "OUDSComponents",
    "OUDSModules", "DaguerreViews", "DaguerreGraphics",
  ]
  return dependencies.contains { if case .byNameItem("OUDS", _) = $0 { true } else { false } }
    ? dependencies + umbrella : dependencies
}

let argumentParser = Target.Dependency.product(name: "ArgumentParser", package: "swift-argument-parser")

let package = Package(
  name: "daguerre",
  products: [
    .executable(name: "daguerre", targets: ["daguerre"]),
    .library(
      name: "OUDS",
      targets: [
        "OUDS", "OUDSTokensRaw", "OUDSTokensSemantic", "OUDSTokensComponent", "OUDSThemesContract",
        "OUDSThemesOrange", "OUDSThemesOrangeCompact", "OUDSThemesOrangeInverse", "OUDSThemesSosh",
        "OUDSThemesWireframe", "OUDSComponents", "OUDSModules",
      ]),
    .library(name: "OUDSThemesOrangeBusinessTools", targets: ["OUDSThemesOrangeBusinessTools"]),
    .library(name: "DaguerreViews", targets: ["DaguerreViews", "DaguerreGraphics", "DaguerreText"]),
    .library(name: "DaguerreSkins", targets: ["DaguerreSkins"]),
    .library(name: "DaguerreSnapshots", targets: ["DaguerreSnapshots", "DaguerreImages"]),
    .library(name: "DaguerreTesting", targets: ["DaguerreTesting", "DaguerreCatalogue"]),
    .library(name: "DaguerreTool", targets: ["DaguerreTool"]),
    .library(name: "DaguerreGallery", targets: ["DaguerreGallery"]),
    .library(name: "OUDSCatalogue", targets: ["OUDSCatalogue"]),
  ],
  dependencies: [
    .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.0")
  ],
  targets: [
    // C libraries, from the system's packages.
    system("CFreeType", pkgConfig: "freetype2", apt: "libfreetype-dev"),
    system("CHarfBuzz", pkgConfig: "harfbuzz", apt: "libharfbuzz-dev"),
    system("CFriBidi", pkgConfig: "fribidi", apt: "libfribidi-dev"),
    system("CICU", pkgConfig: "icu-uc", apt: "libicu-dev"),
    system("CPNG", pkgConfig: "libpng", apt: "libpng-dev"),
    system("CCrypto", pkgConfig: "libcrypto", apt: "libssl-dev"),

    .target(name: "CLineBreaks", dependencies: ["CICU"]),
    library("DaguerreSupport", "CCrypto"),

    // Tokens and skins.
    library("DaguerreSkins"),
    library("DesignTokens", "DaguerreSupport"),
    library("OUDSTokensRaw", "DaguerreSupport", "DaguerreSkins"),
    library("OUDSTokensSemantic", "OUDSTokensRaw"),
    library("OUDSTokensComponent", "OUDSTokensSemantic"),

    // Drawing.
    .target(
      name: "DaguerreGraphics", swiftSettings: hot,
      // floor, ceil and round of the standard library live there; the compiler does not link it by itself.
      linkerSettings: [.linkedLibrary("m", .when(platforms: [.linux]))]),
    library(
      "DaguerreText", "DaguerreGraphics", "DaguerreSupport", "CFreeType", "CHarfBuzz", "CFriBidi",
      "CLineBreaks"),
    library("DaguerreViews", "DaguerreGraphics", "DaguerreText", "DaguerreSkins", "DaguerreSupport"),
    .target(name: "CPNGWriter", dependencies: ["CPNG"]),
    .target(name: "DaguerreImages", dependencies: ["DaguerreGraphics", "CPNG", "CPNGWriter"], swiftSettings: hot),

    // The design system.
    library("OUDSThemesContract", "OUDSTokensComponent", "DesignTokens", "DaguerreViews"),
    library("OUDSThemesOrange", "OUDSThemesContract"),
    library("OUDSThemesOrangeCompact", "OUDSThemesOrange"),
    library("OUDSThemesOrangeBusinessTools", "OUDSThemesOrangeCompact"),
    library("OUDSThemesOrangeInverse", "OUDSThemesOrange"),
    library("OUDSThemesSosh", "OUDSThemesContract"),
    library("OUDSThemesWireframe", "OUDSThemesContract"),
    library("OUDSComponents", "OUDSThemesContract"),
    library("OUDSModules", "OUDSComponents"),
    library(
      "OUDS", "OUDSModules", "OUDSComponents", "OUDSThemesOrange", "OUDSThemesOrangeCompact", "OUDSThemesOrangeInverse",
      "OUDSThemesSosh", "OUDSThemesWireframe"),

    // Snapshots.
    library(
      "DaguerreSnapshots", "DaguerreSupport", "DaguerreImages", "DaguerreSkins"),
    library("DaguerreCatalogue", "DaguerreSnapshots", "DaguerreViews"),
    library("DaguerreTesting", "DaguerreCatalogue", "DaguerreSnapshots", "DaguerreSupport", "DaguerreViews"),
    .target(
      name: "DaguerreGallery", dependencies: ["DaguerreSnapshots", "DaguerreSupport"],
      resources: [.embedInCode("Assets/gallery.css"), .embedInCode("Assets/gallery.js")], swiftSettings: strict),
    // Its files of sheets are listed while it is built.
    .executableTarget(name: "sheetlist", swiftSettings: strict),
    .plugin(
      name: "SheetListPlugin", capability: .buildTool(), dependencies: ["sheetlist"], path: "Sources/SheetListPlugin"),
    library("OUDSCatalogue", "OUDS", "DaguerreCatalogue", plugins: ["SheetListPlugin"]),
    library(
      "DaguerreCommandLine", "DaguerreSnapshots", "DaguerreGallery", "DaguerreText", "DaguerreSupport", argumentParser),
    library(
      "DaguerreTool", "DaguerreCommandLine", "DaguerreCatalogue", "DaguerreSnapshots", "DaguerreText", "DaguerreViews"),
    library("OUDSCommandLine", "OUDSCatalogue", "DaguerreCommandLine", "DaguerreSupport", "DesignTokens", argumentParser),

    // Programs.
    .executableTarget(
      name: "daguerre", dependencies: ["OUDSCommandLine", "OUDSCatalogue", "DaguerreCommandLine", argumentParser],
      swiftSettings: strict),
    .executableTarget(
      name: "tokenator", dependencies: ["DesignTokens", "DaguerreSupport", argumentParser],
      exclude: ["Tokens"],
      swiftSettings: strict),
    .executableTarget(
      name: "daguerre-bench", dependencies: ["DaguerreGraphics", "DaguerreText", "DaguerreSupport"], swiftSettings: strict
    ),

    // Tests.
    // Optimised: its reference renderer and its tests over whole domains take minutes otherwise.
    .testTarget(name: "DaguerreGraphicsTests", dependencies: ["DaguerreGraphics"], swiftSettings: hot),
    .target(name: "TestSupport", dependencies: ["DaguerreText"], path: "Tests/TestSupport", swiftSettings: strict),
    tests("DaguerreTextTests", "DaguerreText", "TestSupport"),
    tests("DaguerreViewsTests", "DaguerreSkins", "DaguerreViews", "TestSupport"),
    tests("DaguerreImagesTests", "DaguerreImages"),
    tests("OUDSTests", "OUDS", "TestSupport"),
    tests("OUDSCatalogueTests", "OUDS", "OUDSCatalogue", "TestSupport"),
    .target(
      name: "SnapshotFixtures", dependencies: ["DaguerreSnapshots"], path: "Tests/SnapshotFixtures",
      swiftSettings: strict),
    tests("DaguerreSupportTests", "DaguerreSupport", "TestSupport"),
    tests("DaguerreSnapshotsTests", "DaguerreSnapshots", "DaguerreSupport", "SnapshotFixtures", "TestSupport"),
    .executableTarget(
      name: "daguerre-fixture", dependencies: ["DaguerreCommandLine", "SnapshotFixtures"],
      path: "Tests/SnapshotFixtureTool", swiftSettings: strict),
    tests(
      "DaguerreGalleryTests", "DaguerreGallery", "DaguerreSupport", "DaguerreImages", "SnapshotFixtures", "TestSupport"),
    .testTarget(
      name: "DaguerreTestingTests", dependencies: ["DaguerreTesting", "DaguerreImages", "TestSupport"],
      exclude: ["__Snapshots__"], swiftSettings: strict),
    tests("DaguerreCommandLineTests", "DaguerreImages", "TestSupport", "daguerre", "daguerre-fixture"),
    tests("DaguerreSkinsTests", "DaguerreSkins"),
    tests("DesignTokensTests", "DesignTokens"),
    tests("OUDSCommandLineTests", "OUDSCommandLine", "OUDSCatalogue", "DaguerreImages", "TestSupport"),
    tests("tokenatorTests", "tokenator"),
    tests(
      "OUDSThemesTests", "OUDSThemesOrange", "OUDSThemesOrangeBusinessTools", "OUDSThemesOrangeInverse",
      "OUDSThemesSosh", "OUDSThemesWireframe"),
  ]
)
