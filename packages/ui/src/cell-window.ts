/** How many cells are drawn at most. */
export const maxCells = 40

/** Widths in px: a cell with the gap to the next one, and the marks for what is left out at either end. */
const cellWidth = 9
const restWidth = 20

/** The room in px for all cells of a list, 40 at most. */
export function roomForCells(total: number): number {
  return total > maxCells ? maxCells * cellWidth + restWidth : total * cellWidth
}

/**
 * How many cells of a list fit a row of this width in px, 40 at most.
 *
 * At least the current one; a row that was not drawn yet, as in a hidden page, has no width to go by.
 */
export function cellsThatFit(width: number, total: number): number {
  if (width <= 0 || width >= roomForCells(total)) return maxCells
  return Math.min(maxCells, Math.max(1, Math.floor((width - restWidth) / cellWidth)))
}

/** The cells to draw around the current one, as `[from, to)`: all of them up to `size`, else `size` of them. */
export function cellWindow(total: number, current: number, size = maxCells): { from: number; to: number } {
  if (total <= size) return { from: 0, to: total }
  const from = Math.min(Math.max(current - Math.floor(size / 2), 0), total - size)
  return { from, to: from + size }
}
