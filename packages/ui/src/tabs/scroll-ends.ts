import { useCallback, useEffect, useState } from 'react'

export interface ScrollEnds {
  readonly canGoBack: boolean
  readonly canGoOn: boolean
}

/** The directions in which a row of this many parts can be scrolled sideways. */
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
    // The observer calls back once by itself, when the page is laid out anyway.
    const observer = new ResizeObserver(measure)
    // A part that grows widens the scrolled content, not the row's own box.
    for (const part of [row, ...[...row.children].slice(0, count)]) observer.observe(part)
    return () => {
      row.removeEventListener('scroll', measure)
      observer.disconnect()
    }
  }, [row, measure, count])
  return ends
}

/** Scrolls a row by most of its visible width. */
export function scrollOn(row: HTMLElement | null, step: 1 | -1): void {
  row?.scrollBy({ left: step * row.clientWidth * 0.8, behavior: 'smooth' })
}

/**
 * Scrolls a row sideways until one of its parts is in the middle, unless it is visible already, this far from either
 * end. Not `scrollIntoView`: that would also scroll the page.
 */
export function revealInRow(row: HTMLElement, part: HTMLElement, margin = 0): void {
  const left = part.offsetLeft - (part.offsetParent === row ? 0 : row.offsetLeft)
  const start = left - row.scrollLeft
  const isInView = start >= margin && start + part.offsetWidth <= row.clientWidth - margin
  if (!isInView) row.scrollLeft = left - (row.clientWidth - part.offsetWidth) / 2
}

/**
 * `onFocus` of a row that scrolls sideways: scrolls a part that was reached by keys fully into view, of which the
 * browser would show only a piece. A part that is pressed stays where it is, or it would move away from the pointer.
 */
export function revealFocused({ target }: { target: EventTarget }): void {
  if (!(target instanceof Element) || !target.matches(':focus-visible')) return
  target.scrollIntoView?.({ block: 'nearest', inline: 'nearest' })
}
