import { useElementScrollRestoration } from '@tanstack/react-router'
import { useEffect, useState } from 'react'

/** How long a page that is opened again may take to reach its former height (milliseconds). */
const growsForMs = 2_000

const gestures = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const

/**
 * Scrolls back to where a page was left, for example by a link in it.
 *
 * The router scrolls once, before the panels are drawn: this scrolls again while they come, until the reader does
 * something.
 */
export function useReturnScroll(): void {
  const left = useElementScrollRestoration({ getElement: () => window })
  const [top] = useState(left?.scrollY ?? 0)
  useEffect(() => {
    if (top === 0) return
    const observer = new ResizeObserver(() => window.scrollTo({ top, behavior: 'instant' }))
    observer.observe(document.body)
    const stop = () => observer.disconnect()
    const end = new AbortController()
    for (const gesture of gestures)
      window.addEventListener(gesture, stop, { once: true, passive: true, signal: end.signal })
    const timer = setTimeout(stop, growsForMs)
    return () => {
      stop()
      end.abort()
      clearTimeout(timer)
    }
  }, [top])
}
