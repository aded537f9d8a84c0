/** Feedback is promised within so many days after the end of the interview (decision S173). */
export const feedbackDays = 1

/** How many days after its begin an interview without feedback stands on Today. */
export const feedbackDueDays = 90
