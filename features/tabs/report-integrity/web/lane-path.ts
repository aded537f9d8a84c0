import { rangeOf, type SessionAxis } from '../../../findings/integrity/rules/axis.ts'
import type { CheckEvent } from '../../../findings/integrity/rules/events.ts'

/** The drawing size of a lane: 1000 wide, stretched to the available width, and as high as its row. */
export const laneSize = { width: 1000, height: 38 } as const

/** The least width of an event, so that a short one stays visible. */
const leastWidth = 6

const round = (value: number) => Math.round(value * 10) / 10

/** One path for all events of a kind, however many: a lane of thousands is one element. */
export function eventPath(
  events: readonly CheckEvent[],
  kind: CheckEvent['kind'],
  axis: SessionAxis,
): string {
  const [top, height] = kind === 'seen' ? [11, 16] : [14, 10]
  return events
    .filter((event) => event.kind === kind)
    .flatMap((event) => {
      const range = rangeOf(axis, event)
      if (!range) return []
      const width = Math.max(leastWidth, (range.to - range.from) * laneSize.width)
      const left = Math.min(range.from * laneSize.width, laneSize.width - width)
      return `M${round(left)} ${top}h${round(width)}v${height}h${-round(width)}z`
    })
    .join('')
}

/** The starts of questions: one line each, through the whole height. */
export function gridPath(starts: readonly number[], axis: SessionAxis): string {
  return starts
    .flatMap((startMs) => rangeOf(axis, { startMs, endMs: null }) ?? [])
    .map(({ from }) => `M${round(from * laneSize.width)} 0v${laneSize.height}`)
    .join('')
}
