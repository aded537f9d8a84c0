const wallClock = /^\d{4}-\d{2}-\d{2} \d{2}:\d{2}:\d{2}$/
const epochMs = /^\d{12,14}$/

/**
 * Whether the address's `overtime` lies in the past; text of neither form never does (decision N48).
 *
 * `now` comes twice, as epoch milliseconds and as YYYY-MM-DD HH:mm:ss in the company's time zone: in that form
 * moments sort as text, so that no time zone is computed here.
 */
export function isOvertime(
  overtime: string | undefined,
  now: { epochMs: number; wallClock: string },
): boolean {
  if (overtime === undefined) return false
  if (epochMs.test(overtime)) return Number(overtime) < now.epochMs
  return wallClock.test(overtime) && overtime < now.wallClock
}
