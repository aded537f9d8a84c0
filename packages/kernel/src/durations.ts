/** Lengths of time in milliseconds. A day is 24 hours: where clocks are set, a day by the calendar has another length. */
export const minuteMs = 60_000
export const hourMs = 60 * minuteMs
export const dayMs = 24 * hourMs
