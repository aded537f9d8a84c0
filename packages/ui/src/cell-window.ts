/** The cells to draw around the current one, as `[from, to)`: all of them up to `size`, else `size` of them. */
export function cellWindow(total: number, current: number, size = 40): { from: number; to: number } {
  if (total <= size) return { from: 0, to: total }
  const from = Math.min(Math.max(current - Math.floor(size / 2), 0), total - size)
  return { from, to: from + size }
}
