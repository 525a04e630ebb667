import DaguerreCommandLine

DaguerreTool<OUDSCatalogueSource>.run()
