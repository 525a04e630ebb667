// Who works with references works with sheets and cases.
@_exported public import DaguerreSheets
