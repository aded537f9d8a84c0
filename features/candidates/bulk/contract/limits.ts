/** The most candidates of one act. */
export const maxChosen = 5_000
/** The bytes of a list of so many ids. */
export const maxChosenBytes = 1_048_576
/** The most colleagues of one recommendation. */
export const maxColleagues = 100
/** The longest reason of a company's list, in characters, and the most reasons. */
export const maxReason = 100
export const maxReasons = 30
/** The most characters of a text beside the reasons, and of a remark to colleagues. */
export const maxWords = 500
/** The most colleagues named in a remark to colleagues. */
export const maxNamed = 10
/** The most acts of an account that run at a time. */
export const maxRunning = 5
/** The most rows of an export. */
export const maxExported = 50_000
