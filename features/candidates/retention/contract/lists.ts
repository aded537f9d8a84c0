/** The lists of the rule: due today, due within 30 days, kept longer, and without an outcome for longer than the time. */
export const retentionLists = ['now', 'soon', 'kept', 'undecided'] as const
export type RetentionList = (typeof retentionLists)[number]

/** Candidates of one page. */
export const retentionPageSize = 50
