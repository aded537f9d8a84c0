/** The longest name of a stage, in characters. */
export const maxName = 60
/** The most stages of a list. */
export const maxStages = 30
/** The greatest limit in days. */
export const maxDays = 365
/** The kinds 8 and 9 are ends, and no stages of a list. */
export const maxKind = 7
