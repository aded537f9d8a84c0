/**
 * How many of these widths fit one line.
 *
 * All in px. Where not all fit, room for the toggle is kept free; the first one
 * is always counted, or the line would be empty.
 */
export function fittingCount(
  widths: readonly number[],
  gap: number,
  available: number,
  toggle: number,
): number {
  const ends: number[] = []
  let end = 0
  for (const width of widths) {
    end += width + (ends.length > 0 ? gap : 0)
    ends.push(end)
  }
  if (end <= available) return widths.length
  return Math.max(1, ends.filter((each) => each + gap + toggle <= available).length)
}
