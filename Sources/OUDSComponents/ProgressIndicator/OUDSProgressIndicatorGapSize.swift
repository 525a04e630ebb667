/// How far what is done and what remains are apart.
public enum OUDSProgressIndicatorGapSize: String, Hashable, Sendable, CaseIterable { case `default`, small }
