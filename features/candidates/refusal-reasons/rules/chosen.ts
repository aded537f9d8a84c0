/** The reasons with one added, or taken back. */
export function withToggled(reasons: readonly string[], reason: string): string[] {
  return reasons.includes(reason) ? reasons.filter((other) => other !== reason) : [...reasons, reason]
}
