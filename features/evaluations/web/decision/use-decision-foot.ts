import { type RefObject, useLayoutEffect, useRef } from 'react'

/** How many bars are drawn: at a step the next candidate's comes as the one before leaves. */
let bars = 0

/** Every element takes over what the root is given, and its style is computed anew: it is given what is new alone. */
function setFoot(foot: string | null): void {
  const { style } = document.documentElement
  if (foot === null) style.removeProperty('--foot')
  else if (style.getPropertyValue('--foot') !== foot) style.setProperty('--foot', foot)
}

/**
 * Tells the page how much of its lower edge a bar covers, as `--foot`: what the bar holds decides, and it grows with the
 * opinion.
 */
export function useDecisionFoot(): RefObject<HTMLDivElement | null> {
  const bar = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    const element = bar.current
    if (!element) return
    const observer = new ResizeObserver(() => {
      // In a low window the bar lies at the end of the page and covers nothing.
      const isOver = getComputedStyle(element).position === 'sticky'
      setFoot(isOver ? `${element.offsetHeight}px` : '0px')
    })
    observer.observe(element)
    bars += 1
    return () => {
      observer.disconnect()
      bars -= 1
      // By then the next candidate’s bar is drawn, if there is one.
      queueMicrotask(() => {
        if (bars === 0) setFoot(null)
      })
    }
  }, [])
  return bar
}
