// What a command-line tool of another design system needs, by one import.
@_exported public import DaguerreCatalogue
@_exported public import DaguerreCommandLine
@_exported public import DaguerreSnapshots
@_exported public import DaguerreText
@_exported public import DaguerreViews
