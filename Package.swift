// swift-tools-version: 6.2
import CompilerPluginSupport
import PackageDescription

/// Each file imports what it uses, and shows others only what it says.
let strictImports: [SwiftSetting] = [
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
]

/// Every target: Swift 6 language mode (the default of these tools), warnings are errors.
let strict: [SwiftSetting] = [.treatAllWarnings(as: .error)] + strictImports

let withoutWarnings: SwiftSetting = .unsafeFlags(["-suppress-warnings"])

/// For targets with hot code: optimised in debug too, as a whole, so that tests run at nearly full speed.
///
/// With threads, as only then each file has an object of its own, which the index of debug builds wants.
let hot: [SwiftSetting] =
  strict + [
    .unsafeFlags(["-O", "-wmo", "-num-threads", "2", "-disable-batch-mode"], .when(configuration: .debug))
  ]

/// The same, but generic code is not compiled anew for each type that it is used with in debug: a quarter less of the
/// compiler's time for views, which still draw twice as fast there as they must.
let hotAndGeneric: [SwiftSetting] =
  hot + [.unsafeFlags(["-Xllvm", "-sil-disable-pass=generic-specializer"], .when(configuration: .debug))]

func system(_ name: String, pkgConfig: String, apt: String) -> Target {
  .systemLibrary(name: name, pkgConfig: pkgConfig, providers: [.apt([apt])])
}

func library(
  _ name: String, _ dependencies: Target.Dependency..., plugins: [Target.PluginUsage] = []
) -> Target {
  .target(name: name, dependencies: dependencies, swiftSettings: strict, plugins: plugins)
}

func hotLibrary(_ name: String, _ dependencies: Target.Dependency..., settings: [SwiftSetting] = hot) -> Target {
  .target(name: name, dependencies: dependencies, swiftSettings: settings)
}

/// A library whose folder `Assets` has styles and scripts of pages.
func pages(_ name: String, _ dependencies: Target.Dependency...) -> Target {
  .target(
    name: name, dependencies: dependencies, exclude: ["Assets"], swiftSettings: strict, plugins: ["EmbedPlugin"])
}

func tests(_ name: String, _ dependencies: Target.Dependency...) -> Target {
  .testTarget(name: name, dependencies: dependencies, swiftSettings: strict)
}

/// For tests that call what is deprecated, and check that it still does what it did: without the thousands of warnings
/// that this would give.
func testsOfDeprecated(_ name: String, _ dependencies: Target.Dependency...) -> Target {
  .testTarget(name: name, dependencies: dependencies, swiftSettings: strictImports + [withoutWarnings])
}

let argumentParser = Target.Dependency.product(name: "ArgumentParser", package: "swift-argument-parser")

/// The products under the names that the documentation of the iOS library gives them.
let partsOfDesignSystem = [
  "OUDSSwiftUI", "OUDSSwiftUIOrange", "OUDSSwiftUIOrangeSosh", "OUDSSwiftUIWireframe", "OUDSFoundations",
  "OUDSComponents", "OUDSModules", "OUDSThemesContract", "OUDSThemesOrange", "OUDSThemesOrangeCompact",
  "OUDSThemesOrangeInverse", "OUDSThemesSosh", "OUDSThemesWhiteLabel", "OUDSThemesWireframe", "OUDSTokensComponent",
  "OUDSTokensRaw", "OUDSTokensSemantic",
]

let package = Package(
  name: "daguerre",
  platforms: [.macOS(.v15)],
  products: [
    .executable(name: "daguerre", targets: ["daguerre"]),
    .library(
      name: "OUDS",
      targets: [
        "OUDS", "OUDSTokensRaw", "OUDSTokensSemantic", "OUDSTokensComponent", "OUDSThemesContract",
        "OUDSTokenCatalogue",
        "OUDSThemesOrange", "OUDSThemesOrangeCompact", "OUDSThemesOrangeInverse", "OUDSThemesSosh",
        "OUDSThemesWireframe", "OUDSComponents", "OUDSModules",
      ]),
    .library(name: "OUDSThemesOrangeBusinessTools", targets: ["OUDSThemesOrangeBusinessTools"]),
    .library(name: "DaguerreViews", targets: ["DaguerreViews", "DaguerreGraphics", "DaguerreText"]),
    .library(name: "DaguerreSkins", targets: ["DaguerreSkins"]),
    .library(name: "DaguerreSheets", targets: ["DaguerreSheets"]),
    .library(name: "DaguerreSnapshots", targets: ["DaguerreSnapshots", "DaguerreSheets", "DaguerreImages"]),
    .library(name: "DaguerreTesting", targets: ["DaguerreTesting", "DaguerreCatalogue"]),
    .library(name: "DaguerreTool", targets: ["DaguerreTool"]),
    .library(name: "DaguerreGallery", targets: ["DaguerreGallery"]),
    .library(name: "DaguerreReview", targets: ["DaguerreReview"]),
    .library(name: "OUDSCatalogue", targets: ["OUDSCatalogue"]),
    .plugin(name: "AssetSymbols", targets: ["AssetSymbols"]),
  ] + partsOfDesignSystem.map { .library(name: $0, targets: [$0]) },
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
    system("CJPEG", pkgConfig: "libjpeg", apt: "libjpeg-dev"),
    system("CWebP", pkgConfig: "libwebpdemux", apt: "libwebp-dev"),
    system("CDeflate", pkgConfig: "libdeflate", apt: "libdeflate-dev"),
    system("CISAL", pkgConfig: "libisal", apt: "libisal-dev"),
    system("CEvent", pkgConfig: "libevent", apt: "libevent-dev"),
    system("CExpat", pkgConfig: "expat", apt: "libexpat1-dev"),
    system("CCMark", pkgConfig: "libcmark-gfm", apt: "libcmark-gfm-extensions-dev"),
    system("CNettle", pkgConfig: "nettle", apt: "nettle-dev"),

    .target(name: "CRaster", cSettings: [.unsafeFlags(["-O2"], .when(configuration: .debug))]),
    .target(
      name: "CCompare", dependencies: ["CRaster"], cSettings: [.unsafeFlags(["-O2"], .when(configuration: .debug))]),
    .target(name: "CFastDeflate", dependencies: ["CISAL"]),
    .target(name: "CHTTPServer", dependencies: ["CEvent"]),
    .target(name: "CLineBreaks", dependencies: ["CICU"]),
    .target(name: "CPluralRules", dependencies: ["CICU"], linkerSettings: [.linkedLibrary("icui18n")]),
    .target(name: "CUnitNumbers", dependencies: ["CICU"], linkerSettings: [.linkedLibrary("icui18n")]),
    .target(name: "CJPEGReader", dependencies: ["CJPEG"]),
    .target(name: "CWebPReader", dependencies: ["CWebP"]),
    .target(name: "CPNGReader", dependencies: ["CPNG"]),
    .target(name: "CPNGWriter", dependencies: ["CPNG"]),

    hotLibrary("DaguerreSupport", "CNettle"),

    // Tokens and skins.
    hotLibrary("DaguerreSkins", "DaguerreSupport"),
    library("DesignTokens", "DaguerreSupport"),
    library("OUDSTokensRaw", "DaguerreSkins", "DaguerreSupport"),
    library("OUDSTokensSemantic", "DaguerreSkins", "OUDSTokensRaw"),
    library("OUDSTokensComponent", "DaguerreSkins", "OUDSTokensRaw", "OUDSTokensSemantic"),

    // Drawing.
    .target(
      name: "DaguerreGraphics", dependencies: ["CRaster", "DaguerreSupport"], swiftSettings: hot,
      // floor, ceil and round of the standard library live there; the compiler does not link it by itself.
      linkerSettings: [.linkedLibrary("m", .when(platforms: [.linux]))]),
    hotLibrary(
      "DaguerreText", "CFreeType", "CFriBidi", "CHarfBuzz", "CLineBreaks", "DaguerreGraphics", "DaguerreSupport"),
    hotLibrary(
      "DaguerrePictures", "CJPEGReader", "CPNGReader", "CWebPReader", "DaguerreGraphics", "DaguerreSupport"),
    hotLibrary(
      "DaguerreViews", "CCMark", "CExpat", "CPluralRules", "CUnitNumbers", "DaguerreGraphics", "DaguerrePictures",
      "DaguerreSkins", "DaguerreSupport", "DaguerreText", settings: hotAndGeneric),
    hotLibrary(
      "DaguerreImages", "CCompare", "CDeflate", "CFastDeflate", "CPNGWriter", "DaguerreGraphics", "DaguerrePictures",
      "DaguerreSupport"),

    // The design system.
    library(
      "OUDSThemesContract", "DaguerreGraphics", "DaguerreSkins", "DaguerreSupport", "DaguerreViews",
      "OUDSTokensComponent", "OUDSTokensRaw", "OUDSTokensSemantic"),
    library(
      "OUDSTokenCatalogue", "DaguerreSkins", "DaguerreSupport", "DesignTokens", "OUDSThemesContract",
      "OUDSTokensComponent", "OUDSTokensRaw", "OUDSTokensSemantic"),
    library(
      "OUDSThemesOrange", "DaguerreSkins", "DaguerreViews", "OUDSThemesContract", "OUDSTokensComponent",
      "OUDSTokensRaw", "OUDSTokensSemantic"),
    library(
      "OUDSThemesOrangeCompact", "DaguerreSkins", "DaguerreViews", "OUDSThemesContract", "OUDSThemesOrange",
      "OUDSTokensComponent", "OUDSTokensRaw", "OUDSTokensSemantic"),
    library("OUDSThemesOrangeBusinessTools", "DaguerreViews", "OUDSThemesOrangeCompact"),
    library(
      "OUDSThemesOrangeInverse", "DaguerreSkins", "DaguerreViews", "OUDSThemesContract", "OUDSThemesOrange",
      "OUDSTokensComponent",
      "OUDSTokensRaw", "OUDSTokensSemantic"),
    library(
      "OUDSThemesSosh", "DaguerreSkins", "DaguerreViews", "OUDSThemesContract", "OUDSTokensComponent",
      "OUDSTokensRaw", "OUDSTokensSemantic"),
    library(
      "OUDSThemesWireframe", "DaguerreSkins", "DaguerreViews", "OUDSThemesContract", "OUDSTokensComponent",
      "OUDSTokensRaw", "OUDSTokensSemantic"),
    library("OUDSThemesWhiteLabel", "OUDSThemesContract", "OUDSThemesWireframe", "OUDSTokensSemantic"),
    library(
      "OUDSComponents", "DaguerreGraphics", "DaguerreViews", "OUDSThemesContract", "OUDSTokensComponent",
      "OUDSTokensRaw", "OUDSTokensSemantic"),
    library(
      "OUDSModules", "DaguerreGraphics", "DaguerreViews", "OUDSComponents", "OUDSThemesContract", "OUDSTokensSemantic"),
    library(
      "OUDS", "DaguerreGraphics", "DaguerreText", "DaguerreViews", "OUDSComponents", "OUDSModules",
      "OUDSThemesContract", "OUDSThemesOrange", "OUDSThemesOrangeCompact", "OUDSThemesOrangeInverse",
      "OUDSThemesSosh", "OUDSThemesWireframe", "OUDSTokenCatalogue", "OUDSTokensComponent", "OUDSTokensRaw",
      "OUDSTokensSemantic"),

    // The same in the parts that the documentation of the iOS library has.
    library(
      "OUDSFoundations", "DaguerreSkins", "DaguerreSupport", "DaguerreViews", "OUDSThemesContract", "OUDSTokensRaw",
      "OUDSTokensSemantic"),
    library("OUDSSwiftUI", "OUDS", "OUDSFoundations", "OUDSThemesOrangeBusinessTools", "OUDSThemesWhiteLabel"),
    library(
      "OUDSSwiftUIOrange", "DaguerreViews", "OUDSComponents", "OUDSFoundations", "OUDSModules", "OUDSThemesContract",
      "OUDSThemesOrange", "OUDSThemesOrangeBusinessTools", "OUDSThemesOrangeCompact", "OUDSTokensComponent",
      "OUDSTokensRaw", "OUDSTokensSemantic"),
    library("OUDSSwiftUIOrangeSosh", "OUDSSwiftUIOrange", "OUDSThemesSosh"),
    library(
      "OUDSSwiftUIWireframe", "DaguerreViews", "OUDSComponents", "OUDSFoundations", "OUDSModules",
      "OUDSThemesContract", "OUDSThemesWireframe", "OUDSTokensComponent", "OUDSTokensRaw", "OUDSTokensSemantic"),

    // Snapshots.
    library("DaguerreSheets", "DaguerreGraphics", "DaguerreImages", "DaguerreSkins", "DaguerreSupport"),
    library(
      "DaguerreSnapshots", "DaguerreGraphics", "DaguerreImages", "DaguerreSheets", "DaguerreSkins", "DaguerreSupport"),
    library(
      "DaguerreCatalogue", "DaguerreGraphics", "DaguerreSheets", "DaguerreSkins", "DaguerreSupport", "DaguerreText",
      "DaguerreViews", "DesignTokens"),
    library(
      "DaguerreTesting", "DaguerreCatalogue", "DaguerreGraphics", "DaguerreImages", "DaguerreSnapshots",
      "DaguerreSupport", "DaguerreText", "DaguerreViews"),
    // What pages have beside their text becomes part of the program while it is built.
    .executableTarget(name: "embed", swiftSettings: strict),
    .plugin(name: "EmbedPlugin", capability: .buildTool(), dependencies: ["embed"], path: "Sources/EmbedPlugin"),
    pages("DaguerrePages"),
    pages("DaguerreGallery", "DaguerreGraphics", "DaguerrePages", "DaguerreSheets", "DaguerreSupport"),
    pages(
      "DaguerreReview", "CHTTPServer", "DaguerreGraphics", "DaguerreImages", "DaguerrePages", "DaguerreSnapshots",
      "DaguerreSupport"),
    // For packages that use this one: symbols of their assets.
    .executableTarget(name: "assetnames", swiftSettings: strict),
    .plugin(
      name: "AssetSymbols", capability: .buildTool(), dependencies: ["assetnames"], path: "Sources/AssetSymbolsPlugin"),
    // Its files of sheets are listed while it is built.
    .executableTarget(name: "sheetlist", swiftSettings: strict),
    .plugin(
      name: "SheetListPlugin", capability: .buildTool(), dependencies: ["sheetlist"], path: "Sources/SheetListPlugin"),
    library(
      "OUDSCatalogue", "DaguerreCatalogue", "DaguerreGraphics", "DaguerreSheets", "DaguerreSkins", "DaguerreText",
      "DaguerreViews", "OUDS", "OUDSComponents", "OUDSModules", "OUDSThemesContract", "OUDSThemesOrange",
      "OUDSThemesOrangeCompact", "OUDSThemesOrangeInverse", "OUDSThemesSosh", "OUDSThemesWireframe",
      "OUDSTokenCatalogue", "OUDSTokensComponent", "OUDSTokensRaw", "OUDSTokensSemantic", plugins: ["SheetListPlugin"]),
    library(
      "DaguerreCommandLine", "DaguerreGallery", "DaguerreGraphics", "DaguerreImages", "DaguerrePictures",
      "DaguerreReview", "DaguerreSnapshots", "DaguerreSupport", "DaguerreText", "DesignTokens", argumentParser),
    library(
      "DaguerreTool", "DaguerreCatalogue", "DaguerreCommandLine", "DaguerreGraphics", "DaguerreSnapshots",
      "DaguerreText", "DaguerreViews"),
    library(
      "OUDSCommandLine", "DaguerreCommandLine", "DaguerreSkins", "DaguerreSnapshots", "DaguerreSupport", "DaguerreText",
      "DaguerreViews", "DesignTokens", "OUDS", "OUDSCatalogue", "OUDSComponents", "OUDSModules", "OUDSThemesContract",
      "OUDSThemesOrange", "OUDSThemesOrangeCompact", "OUDSThemesOrangeInverse", "OUDSThemesSosh", "OUDSThemesWireframe",
      "OUDSTokenCatalogue", "OUDSTokensComponent", "OUDSTokensRaw", "OUDSTokensSemantic", argumentParser),

    // Programs.
    // In release with Swift's own libraries in it and without a list of symbols for others: it starts in two thirds of the
    // time. Whatever has its objects is linked so, which tests can't be: they run it and do not depend on it.
    .executableTarget(
      name: "daguerre",
      dependencies: [
        "DaguerreCommandLine", "DaguerreSnapshots", "DaguerreText", "DaguerreTool", "OUDSCatalogue", "OUDSCommandLine",
        argumentParser,
      ],
      swiftSettings: strict + [.unsafeFlags(["-static-stdlib"], .when(configuration: .release))],
      linkerSettings: [
        .unsafeFlags(
          ["-static-stdlib", "-use-ld=lld", "-Xlinker", "--no-export-dynamic"], .when(configuration: .release))
      ]),
    .executableTarget(
      name: "preview",
      dependencies: ["DaguerreGallery", "DaguerreSheets", "DaguerreSupport", "DaguerreText", "OUDSCatalogue"],
      swiftSettings: strict),
    .executableTarget(
      name: "tokenator", dependencies: ["DaguerreSupport", "DesignTokens", argumentParser], exclude: ["Tokens"],
      swiftSettings: strict),
    .executableTarget(
      name: "daguerre-bench",
      dependencies: ["DaguerreGraphics", "DaguerreImages", "DaguerreSupport", "DaguerreText"],
      swiftSettings: strict),

    // Tests.
    .target(name: "SeededRandom", path: "Tests/SeededRandom", swiftSettings: hot),
    .target(
      name: "TestSupport", dependencies: ["DaguerreText"], path: "Tests/TestSupport", swiftSettings: strict),
    .target(
      name: "SnapshotFixtures",
      dependencies: [
        "DaguerreGraphics", "DaguerreImages", "DaguerreSkins", "DaguerreSnapshots", "DaguerreSupport", "SeededRandom",
      ],
      path: "Tests/SnapshotFixtures", swiftSettings: strict),
    .executableTarget(
      name: "daguerre-fixture", dependencies: ["DaguerreCommandLine", "DaguerreSnapshots", "SnapshotFixtures"],
      path: "Tests/SnapshotFixtureTool", swiftSettings: strict),
    // Optimised: reference implementations and tests over whole domains take minutes otherwise.
    .testTarget(
      name: "DaguerreGraphicsTests", dependencies: ["DaguerreGraphics", "SeededRandom"], swiftSettings: hot),
    .testTarget(
      name: "DaguerreImagesTests",
      dependencies: [
        "CCompare", "DaguerreGraphics", "DaguerreImages", "DaguerreSupport", "SeededRandom", "TestSupport",
      ],
      swiftSettings: hot),
    .testTarget(
      name: "DaguerreTestingTests",
      dependencies: [
        "DaguerreGraphics", "DaguerreImages", "DaguerreSkins", "DaguerreSnapshots", "DaguerreTesting", "DaguerreText",
        "DaguerreViews", "TestSupport",
      ],
      exclude: ["__Snapshots__"], swiftSettings: strict),
    tests(
      "DaguerreCommandLineTests", "DaguerreCommandLine", "DaguerreGraphics", "DaguerreImages", "DaguerrePictures",
      "DaguerreSnapshots", "DaguerreSupport", "SnapshotFixtures", "TestSupport", "daguerre-fixture", "preview"),
    tests(
      "DaguerreGalleryTests", "DaguerreGallery", "DaguerreGraphics", "DaguerreImages", "DaguerrePages",
      "DaguerreSnapshots",
      "DaguerreSupport", "SnapshotFixtures", "TestSupport"),
    tests("DaguerrePagesTests", "DaguerrePages"),
    tests(
      "DaguerrePicturesTests", "DaguerreGraphics", "DaguerreImages", "DaguerrePictures", "DaguerreSupport",
      "TestSupport"),
    tests(
      "DaguerreReviewTests", "DaguerreGraphics", "DaguerreImages", "DaguerreReview", "DaguerreSkins",
      "DaguerreSnapshots", "SeededRandom", "SnapshotFixtures", "TestSupport"),
    tests(
      "DaguerreSheetsTests", "DaguerreGraphics", "DaguerreSheets", "DaguerreSupport", "SnapshotFixtures", "TestSupport"),
    tests("DaguerreSkinsTests", "DaguerreSkins", "DaguerreSupport", "SeededRandom"),
    tests(
      "DaguerreSnapshotsTests", "DaguerreGraphics", "DaguerreImages", "DaguerreSkins", "DaguerreSnapshots",
      "DaguerreSupport", "SeededRandom", "SnapshotFixtures", "TestSupport"),
    tests("DaguerreSupportTests", "DaguerreSupport", "TestSupport"),
    tests("DaguerreTextTests", "DaguerreGraphics", "DaguerreText", "TestSupport"),
    tests(
      "DaguerreViewsTests", "DaguerreGraphics", "DaguerreImages", "DaguerreSkins", "DaguerreSupport", "DaguerreText",
      "DaguerreViews", "SeededRandom", "TestSupport"),
    tests("DesignTokensTests", "DesignTokens"),
    tests(
      "FuzzTests", "DaguerreCommandLine", "DaguerreGraphics", "DaguerreImages", "DaguerrePictures", "DaguerreSkins",
      "DaguerreSnapshots", "DaguerreSupport", "DaguerreText", "DaguerreViews", "DesignTokens", "OUDSCommandLine",
      "OUDSThemesContract", "OUDSThemesOrange", "OUDSTokenCatalogue", "SeededRandom", "SnapshotFixtures", "TestSupport"),
    tests(
      "OUDSCatalogueTests", "DaguerreGraphics", "DaguerreImages", "DaguerreSkins", "DaguerreSnapshots",
      "DaguerreSupport", "DaguerreText", "DaguerreViews", "OUDS", "OUDSCatalogue", "OUDSComponents", "OUDSModules",
      "OUDSThemesContract", "OUDSThemesOrange", "OUDSThemesOrangeCompact", "OUDSThemesOrangeInverse",
      "OUDSThemesSosh", "OUDSThemesWireframe", "OUDSTokenCatalogue", "OUDSTokensComponent", "OUDSTokensRaw",
      "OUDSTokensSemantic", "SeededRandom", "SnapshotFixtures", "TestSupport"),
    tests(
      "OUDSCommandLineTests", "DaguerreCatalogue", "DaguerreCommandLine", "DaguerreGraphics", "DaguerreSnapshots",
      "DaguerreText", "DaguerreTool", "DaguerreViews", "OUDS", "OUDSCatalogue", "OUDSCommandLine", "OUDSComponents",
      "OUDSModules", "OUDSThemesContract", "OUDSThemesOrange",
      "OUDSThemesOrangeCompact", "OUDSThemesOrangeInverse", "OUDSThemesSosh", "OUDSThemesWireframe",
      "OUDSTokenCatalogue", "OUDSTokensComponent", "OUDSTokensRaw", "OUDSTokensSemantic", "SeededRandom",
      "SnapshotFixtures", "TestSupport"),
    testsOfDeprecated("OUDSComponentsTests", "DaguerreText", "DaguerreViews", "OUDS", "TestSupport"),
    testsOfDeprecated(
      "OUDSTests", "DaguerreGraphics", "DaguerreText", "DaguerreViews", "OUDS", "OUDSComponents", "OUDSModules",
      "OUDSThemesContract", "OUDSThemesOrange", "OUDSThemesOrangeCompact", "OUDSThemesOrangeInverse",
      "OUDSThemesSosh", "OUDSThemesWireframe", "OUDSTokenCatalogue", "OUDSTokensComponent", "OUDSTokensRaw",
      "OUDSTokensSemantic", "TestSupport"),
    tests(
      "OUDSThemesTests", "DaguerreSkins", "DaguerreSupport", "OUDSThemesContract", "OUDSThemesOrange",
      "OUDSThemesOrangeBusinessTools", "OUDSThemesOrangeCompact", "OUDSThemesOrangeInverse", "OUDSThemesSosh",
      "OUDSThemesWhiteLabel", "OUDSThemesWireframe", "OUDSTokenCatalogue", "OUDSTokensComponent", "OUDSTokensRaw",
      "OUDSTokensSemantic", "TestSupport"),
    tests("AssetNamesTests", "TestSupport", "assetnames"),
    tests("tokenatorTests", "DesignTokens", "TestSupport", "tokenator"),
  ]
)

// Sources for Apple's platforms begin with `import SwiftUI`: they are built as they are where no other module has the names.
#if !canImport(Darwin)
  package.products += ["SwiftUI", "Combine", "UIKit", "CoreGraphics", "CoreText", "UniformTypeIdentifiers"].map {
    .library(name: $0, targets: [$0])
  }
  package.targets += [
    .macro(name: "ViewMacros", swiftSettings: strict),
    library("DaguerrePublishers", "DaguerreViews"),
    library(
      "SwiftUI", "DaguerrePictures", "DaguerrePublishers", "DaguerreSkins", "DaguerreSupport", "DaguerreViews",
      "ViewMacros"),
    library("Combine", "DaguerrePublishers", "DaguerreViews"),
    library("UIKit", "SwiftUI"),
    library("CoreGraphics", "SwiftUI"),
    library("CoreText", "SwiftUI"),
    library("UniformTypeIdentifiers", "SwiftUI"),
    // Sources as they are elsewhere: what the compiler warns of in them is not ours to mend.
    .testTarget(
      name: "OUDSSampleTests",
      dependencies: [
        "Combine", "CoreGraphics", "CoreText", "DaguerreGraphics", "DaguerreSkins", "DaguerreText", "OUDSSwiftUI",
        "SwiftUI", "TestSupport", "UIKit", "UniformTypeIdentifiers",
      ],
      swiftSettings: [withoutWarnings]),
    .executableTarget(
      name: "ouds-sample", dependencies: ["OUDSSwiftUI", "SwiftUI"], path: "Tests/SampleApp", swiftSettings: strict),
  ]
#endif
