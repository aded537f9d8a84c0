/** A decision is promised within so many days after the last answer or feedback (decision S174). */
export const decisionDays = 2
