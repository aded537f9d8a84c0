/** The chosen candidates after one more is pressed: chosen ones are left again. */
export function toggled(chosen: ReadonlySet<string>, candidateId: string): ReadonlySet<string> {
  const next = new Set(chosen)
  if (!next.delete(candidateId)) next.add(candidateId)
  return next
}

/** The chosen candidates after a stretch of the order was added, from the last pressed one to another. */
export function chosenTo(
  chosen: ReadonlySet<string>,
  order: readonly string[],
  from: string | null,
  to: string,
): ReadonlySet<string> {
  const end = order.indexOf(to)
  const start = from === null ? end : order.indexOf(from)
  if (end < 0 || start < 0) return toggled(chosen, to)
  return new Set([...chosen, ...order.slice(Math.min(start, end), Math.max(start, end) + 1)])
}

/** The chosen candidates that are still there. */
export function stillThere(chosen: ReadonlySet<string>, order: readonly string[]): ReadonlySet<string> {
  const there = new Set(order)
  const left = [...chosen].filter((candidateId) => there.has(candidateId))
  return left.length === chosen.size ? chosen : new Set(left)
}
