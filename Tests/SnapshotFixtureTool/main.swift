import DaguerreCommandLine

DaguerreTool<ShapesSource>.run()
