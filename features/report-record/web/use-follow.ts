import { type RefObject, useCallback, useEffect, useRef, useState } from 'react'

/** Where in the pane the line that is being said comes to stand: a third from the top leaves room to read ahead. */
const standsAt = 1 / 3

function scrollsItself(pane: HTMLElement): boolean {
  return pane.scrollHeight > pane.clientHeight + 1 && getComputedStyle(pane).overflowY === 'auto'
}

function bring(pane: HTMLElement, line: HTMLElement): void {
  const behavior = globalThis.matchMedia?.('(prefers-reduced-motion: reduce)').matches ? 'auto' : 'smooth'
  const place = line.getBoundingClientRect()
  if (scrollsItself(pane)) {
    const top = place.top - pane.getBoundingClientRect().top + pane.scrollTop
    pane.scrollTo({ top: top - pane.clientHeight * standsAt, behavior })
    return
  }
  // The page scrolls under a player that stays on top: only a line that is out of sight is worth moving the page for.
  const top = Number.parseFloat(getComputedStyle(pane).scrollMarginTop) || 0
  const isInSight = place.top >= top && place.bottom <= window.innerHeight
  if (!isInSight) window.scrollBy({ top: place.top - top - 16, behavior })
}

const scrollKeys = ['PageUp', 'PageDown', 'Home', 'End', 'ArrowUp', 'ArrowDown']

/**
 * Keeps the line that is being said in sight, until the reader scrolls; `follow` takes it up again.
 *
 * Told by the reader's own gestures, not by scroll events: those come from our own scrolling too.
 */
export function useFollow(pane: RefObject<HTMLElement | null>, current: string | null) {
  const [isFollowing, setIsFollowing] = useState(true)
  const isFirst = useRef(true)

  useEffect(() => {
    const element = pane.current
    if (!element) return
    const stop = () => setIsFollowing(false)
    const stopOnKey = (event: KeyboardEvent) => scrollKeys.includes(event.key) && stop()
    // A press on the pane itself, not on what is in it, is a press on its scroll bar.
    const stopOnBar = (event: PointerEvent) => event.target === element && stop()
    const target = scrollsItself(element) ? element : document
    target.addEventListener('wheel', stop, { passive: true })
    target.addEventListener('touchmove', stop, { passive: true })
    element.addEventListener('keydown', stopOnKey)
    element.addEventListener('pointerdown', stopOnBar)
    return () => {
      target.removeEventListener('wheel', stop)
      target.removeEventListener('touchmove', stop)
      element.removeEventListener('keydown', stopOnKey)
      element.removeEventListener('pointerdown', stopOnBar)
    }
  })

  const show = useCallback(() => {
    const line = pane.current?.querySelector<HTMLElement>('[aria-current=true]')
    if (pane.current && line) bring(pane.current, line)
  }, [pane])

  useEffect(() => {
    // On arrival the page stays at its top; the pane may still scroll to its line.
    const isArrival = isFirst.current && current !== null
    if (current !== null) isFirst.current = false
    const mayMove = !isArrival || (pane.current !== null && scrollsItself(pane.current))
    if (isFollowing && mayMove && current !== null) show()
  }, [isFollowing, current, show, pane])

  const follow = useCallback(() => {
    setIsFollowing(true)
    show()
  }, [show])
  return { isFollowing, follow }
}
