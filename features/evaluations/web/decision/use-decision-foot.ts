import { type RefObject, useLayoutEffect, useRef } from 'react'

/**
 * Tells the page how much of its lower edge a bar covers, as `--foot`: what the bar holds decides, and it grows with the
 * opinion.
 */
export function useDecisionFoot(): RefObject<HTMLDivElement | null> {
  const bar = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    const element = bar.current
    if (!element) return
    const { style } = document.documentElement
    const observer = new ResizeObserver(() => {
      // In a low window the bar lies at the end of the page and covers nothing.
      const isOver = getComputedStyle(element).position === 'sticky'
      style.setProperty('--foot', isOver ? `${element.offsetHeight}px` : '0px')
    })
    observer.observe(element)
    return () => {
      observer.disconnect()
      style.removeProperty('--foot')
    }
  }, [])
  return bar
}
