import { scaleShare } from './scale-share.ts'

export const size = { width: 264, height: 96 }
/** Top and bottom of the bars: the number is above, the scale below. */
export const plot = { top: 16, bottom: 76 }
const gap = 1

/** How many values are from `from` up to `to`. */
export type Bin = { from: number; to: number; count: number }

export type Bar = Bin & { x: number; y: number; width: number; height: number; isBelow: boolean }

/** Places bins as bars on a scale from 0 to `max`; a bin counts as below the value if its middle is. */
export function barsOf(bins: readonly Bin[], max: number, value: number | null): Bar[] {
  const across = acrossOf(max)
  const most = Math.max(1, ...bins.map(({ count }) => count))
  return bins.map((bin) => {
    const height = scaleShare(bin.count, 0, most) * (plot.bottom - plot.top)
    const from = across(bin.from)
    const to = across(bin.to)
    return {
      ...bin,
      x: from + gap / 2,
      y: plot.bottom - height,
      width: Math.max(0, to - from - gap),
      height,
      isBelow: value !== null && (bin.from + bin.to) / 2 <= value,
    }
  })
}

/** The place of a value on a scale from 0 to `max`; one beyond an end is at the end. */
export function acrossOf(max: number): (value: number) => number {
  return (value) => scaleShare(value, 0, max) * size.width
}
