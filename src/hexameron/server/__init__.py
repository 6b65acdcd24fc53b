"""The table's back end: any node serves any match; what was acknowledged is in the journal."""
