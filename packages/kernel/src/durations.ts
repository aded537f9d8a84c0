/** Durations in milliseconds. A day is 24 hours: on days when clocks change, a calendar day has another length. */
export const minuteMs = 60_000
export const hourMs = 60 * minuteMs
export const dayMs = 24 * hourMs
