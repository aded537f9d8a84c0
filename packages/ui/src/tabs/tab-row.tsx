import { type KeyboardEvent, type ReactNode, useCallback, useEffect, useRef } from 'react'
import { whenNear } from '../loading/lazy-with-preload.ts'
import { revealInRow } from './scroll-ends.ts'

export type TabItem<Value extends string> = {
  value: Value
  label: string
  count?: number
  isWarn?: boolean
  /** The count is of entries that the reader has not seen. */
  isUnread?: boolean
}

export type TabRowProps<Value extends string> = {
  /** What the tabs choose between, for screen readers. */
  label: string
  items: readonly TabItem<Value>[]
  value: Value
  onChange: (value: Value) => void
  /** Called when somebody points at a tab or focuses it, and is likely to choose it. */
  onNear?: (value: Value) => void
  /** The id of the element that shows the chosen tab; it needs `role="tabpanel"` and `aria-labelledby` of `tabId`. */
  panelId?: string
}

/** The id of a tab's button, for the panel's `aria-labelledby`. */
export function tabId(panelId: string, value: string): string {
  return `${panelId}-tab-${value}`
}

const steps = new Map([
  ['ArrowRight', 1],
  ['ArrowLeft', -1],
])

function nextIndex(key: string, index: number, length: number): number | null {
  const step = steps.get(key)
  if (step) return (index + step + length) % length
  if (key === 'Home') return 0
  return key === 'End' ? length - 1 : null
}

/** A tab list where arrows move the focus and Enter chooses, so that passing over a tab does not load it. */
export function TabRow<Value extends string>(
  props: TabRowProps<Value> & {
    className?: string
    tabClassName?: string
    /** Called with the row, which is the element that scrolls. */
    onRow?: (row: HTMLElement | null) => void
    draw: (item: TabItem<Value>) => ReactNode
  },
) {
  const { items, value, panelId, onRow } = props
  const count = items.length
  const row = useRef<HTMLDivElement>(null)
  const keepRow = useCallback(
    (element: HTMLDivElement | null) => {
      row.current = element
      onRow?.(element)
    },
    [onRow],
  )
  const focusable = items.some((item) => item.value === value) ? value : items[0]?.value

  useEffect(() => {
    const list = row.current
    const chosen = list?.querySelector<HTMLElement>(`[data-value="${CSS.escape(value)}"]`)
    if (!list || !chosen) return
    // Elements beside the row take room from it, and a tab grows with its count and its font: all of that may come
    // later. The observer also calls back once by itself, when the page is laid out anyway.
    const observer = new ResizeObserver(() => revealInRow(list, chosen, fade))
    for (const part of [list, ...[...list.children].slice(0, count)]) observer.observe(part)
    return () => observer.disconnect()
  }, [value, count])

  function handleKeyDown(event: KeyboardEvent<HTMLDivElement>) {
    const tabs = [...event.currentTarget.querySelectorAll<HTMLElement>('[role=tab]')]
    const index = tabs.findIndex((tab) => tab.matches(':focus'))
    const next = nextIndex(event.key, index, tabs.length)
    if (index < 0 || next === null) return
    event.preventDefault()
    tabs[next]?.focus()
  }

  return (
    <div
      ref={keepRow}
      role="tablist"
      aria-label={props.label}
      className={props.className}
      onKeyDown={handleKeyDown}
    >
      {items.map((item) => (
        <button
          key={item.value}
          type="button"
          role="tab"
          data-value={item.value}
          id={panelId && tabId(panelId, item.value)}
          aria-controls={item.value === value ? panelId : undefined}
          aria-selected={item.value === value}
          tabIndex={item.value === focusable ? 0 : -1}
          className={props.tabClassName}
          onClick={() => props.onChange(item.value)}
          {...whenNear(() => props.onNear?.(item.value))}
        >
          {props.draw(item)}
        </button>
      ))}
    </div>
  )
}

/** How far a row may fade at either end, in pixels. */
const fade = 32
