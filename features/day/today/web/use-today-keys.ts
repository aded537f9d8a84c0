import type { FocusedRow } from '../../../candidates/shortlist/web/list/use-focused-row.ts'
import { useRowKeys } from '../../../candidates/shortlist/web/pieces/use-row-keys.ts'
import type { TodayThing } from '../../../platform/today-parts/contract.ts'

interface Keys {
  /** Keys of the rows in their order. */
  readonly order: readonly string[]
  readonly focus: FocusedRow
  readonly thingOf: (key: string) => TodayThing | undefined
  readonly onLook: (key: string) => void
  readonly onPutOff: (thing: TodayThing) => void
  /** Whether the thing can be marked as done, and was. */
  readonly onMark: (thing: TodayThing) => boolean
  readonly onTab: (place: number) => boolean
  /** Whether something was taken back or undone. */
  readonly onUndo: () => boolean
  /** A step beyond the last row: further rows are drawn, if there are any. */
  readonly onEnd: () => void
}

const rowOf = (key: string) => document.querySelector<HTMLElement>(`[data-thing="${CSS.escape(key)}"]`)

/** Presses the first act of a row. */
function act(key: string): boolean {
  const button = rowOf(key)?.querySelector<HTMLElement>('[data-acts] :is(a, button)')
  button?.click()
  return button !== undefined && button !== null
}

/** Whether the focus is on a control that uses Enter and Space itself, and not on a row. */
const isOnControl = () => document.activeElement?.matches('a, button, summary, [role=tab]') ?? false

function step(key: string, { order, focus, onEnd }: Keys): boolean | null {
  const at = focus.focused === null ? -1 : order.indexOf(focus.focused)
  if (at === order.length - 1 && (key === 'j' || key === 'ArrowDown')) onEnd()
  const to = { j: at + 1, ArrowDown: at + 1, k: at - 1, ArrowUp: at - 1, Home: 0, End: order.length - 1 }[key]
  if (to === undefined) return null
  const next = order[Math.min(order.length - 1, Math.max(0, to))]
  if (next !== undefined) focus.stepTo(next)
  return next !== undefined
}

function onRow(key: string, focused: string, keys: Keys): boolean {
  const thing = keys.thingOf(focused)
  if (!thing) return false
  if (key === 'Enter' && !isOnControl()) return act(focused)
  if (key === ' ' && !isOnControl()) keys.onLook(focused)
  else if (key === 'z' && thing.until === null) keys.onPutOff(thing)
  else return key === 'd' && keys.onMark(thing)
  return true
}

/** The keys of Today. They are named at its foot. */
export function useTodayKeys(keys: Keys): void {
  useRowKeys((key, event) => {
    if (event.shiftKey) return false
    const stepped = step(key, keys)
    if (stepped !== null) return stepped
    if (/^[1-6]$/.test(key)) return keys.onTab(Number(key) - 1)
    if (key === 'u') return !event.repeat && keys.onUndo()
    const { focused } = keys.focus
    return focused !== null && onRow(key, focused, keys)
  })
}
