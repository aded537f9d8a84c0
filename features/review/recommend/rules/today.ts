/** A review is promised within so many days after it was asked (decision S173). */
export const reviewDays = 2

/** How many days an answer stands on Today, unless the asker marks it as done. */
export const answerDays = 14
