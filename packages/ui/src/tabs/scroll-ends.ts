import { useCallback, useEffect, useState } from 'react'

export interface ScrollEnds {
  readonly canGoBack: boolean
  readonly canGoOn: boolean
}

/** Which ways a row of so many parts can be scrolled sideways. */
export function useScrollEnds(row: HTMLElement | null, count: number): ScrollEnds {
  const [ends, setEnds] = useState<ScrollEnds>({ canGoBack: false, canGoOn: false })
  const measure = useCallback(() => {
    if (!row) return
    const rest = row.scrollWidth - row.clientWidth - row.scrollLeft
    const next = { canGoBack: row.scrollLeft > 1, canGoOn: rest > 1 }
    setEnds((now) => (now.canGoBack === next.canGoBack && now.canGoOn === next.canGoOn ? now : next))
  }, [row])
  useEffect(() => {
    if (!row) return
    row.addEventListener('scroll', measure, { passive: true })
    // It calls once of itself, when the page is laid out anyway.
    const observer = new ResizeObserver(measure)
    // A part that grows widens what is scrolled, not the row's own box.
    for (const part of [row, ...[...row.children].slice(0, count)]) observer.observe(part)
    return () => {
      row.removeEventListener('scroll', measure)
      observer.disconnect()
    }
  }, [row, measure, count])
  return ends
}

/** Scrolls a row by most of what is in view of it. */
export function scrollOn(row: HTMLElement | null, step: 1 | -1): void {
  row?.scrollBy({ left: step * row.clientWidth * 0.8, behavior: 'smooth' })
}

/**
 * Scrolls a row sideways until one of its parts is in the middle of it, unless it is in view already, this far from
 * either end. Not `scrollIntoView`: that would also move the page.
 */
export function revealInRow(row: HTMLElement, part: HTMLElement, margin = 0): void {
  const left = part.offsetLeft - (part.offsetParent === row ? 0 : row.offsetLeft)
  const start = left - row.scrollLeft
  const isInView = start >= margin && start + part.offsetWidth <= row.clientWidth - margin
  if (!isInView) row.scrollLeft = left - (row.clientWidth - part.offsetWidth) / 2
}

/**
 * For the `onFocus` of a row that scrolls sideways: what the keys lead to is in view whole, which the browser leaves at
 * a part of it. What is pressed stays where it is, or it would be gone from under the pointer.
 */
export function revealFocused({ target }: { target: EventTarget }): void {
  if (!(target instanceof Element) || !target.matches(':focus-visible')) return
  target.scrollIntoView?.({ block: 'nearest', inline: 'nearest' })
}
