import { useCallback, useEffect, useRef, useState } from 'react'

/** Where in the pane the line that is being said is put: a third from the top leaves room to read ahead. */
const standsAt = 1 / 3

function scrollsItself(pane: HTMLElement): boolean {
  return pane.scrollHeight > pane.clientHeight + 1 && getComputedStyle(pane).overflowY === 'auto'
}

function bring(pane: HTMLElement, line: HTMLElement): void {
  const behavior = globalThis.matchMedia?.('(prefers-reduced-motion: reduce)').matches ? 'auto' : 'smooth'
  const box = line.getBoundingClientRect()
  if (scrollsItself(pane)) {
    const top = box.top - pane.getBoundingClientRect().top + pane.scrollTop
    pane.scrollTo({ top: top - pane.clientHeight * standsAt, behavior })
    return
  }
  // The page scrolls under a player that stays on top: it moves only for a line that is out of sight.
  const top = Number.parseFloat(getComputedStyle(pane).scrollMarginTop) || 0
  const isInSight = box.top >= top && box.bottom <= window.innerHeight
  if (!isInSight) window.scrollBy({ top: box.top - top - 16, behavior })
}

/** Scrolls a part of the pane into sight, unless it is in sight. */
export function reveal(pane: HTMLElement, part: HTMLElement): void {
  const { top, bottom } = part.getBoundingClientRect()
  const frame = pane.getBoundingClientRect()
  if (!scrollsItself(pane) || top < frame.top || bottom > frame.bottom) bring(pane, part)
}

const scrollKeys = ['PageUp', 'PageDown', 'Home', 'End', 'ArrowUp', 'ArrowDown']

interface Following {
  /** Whether the transcript follows at all; if not, the reader's scrolling changes nothing. */
  readonly isOn: boolean
  readonly mayMovePage: boolean
}

/**
 * Keeps the line that is being said in sight, until the reader scrolls; `follow` resumes it.
 *
 * It listens to the reader's own gestures, not to scroll events: those come from its own scrolling too.
 */
export function useFollow(
  pane: HTMLElement | null,
  current: string | null,
  { isOn, mayMovePage }: Following,
) {
  const [isWanted, setIsWanted] = useState(true)
  const isFollowing = isOn && isWanted
  const isFirst = useRef(true)

  useEffect(() => {
    const hasToScroll = pane !== null && (mayMovePage || scrollsItself(pane))
    if (!hasToScroll || !isOn) return
    const stop = () => setIsWanted(false)
    const stopOnKey = (event: KeyboardEvent) => scrollKeys.includes(event.key) && stop()
    // A press on the pane itself, not on its content, is a press on its scroll bar.
    const stopOnBar = (event: PointerEvent) => event.target === pane && stop()
    const target = scrollsItself(pane) ? pane : document
    target.addEventListener('wheel', stop, { passive: true })
    target.addEventListener('touchmove', stop, { passive: true })
    pane.addEventListener('keydown', stopOnKey)
    pane.addEventListener('pointerdown', stopOnBar)
    return () => {
      target.removeEventListener('wheel', stop)
      target.removeEventListener('touchmove', stop)
      pane.removeEventListener('keydown', stopOnKey)
      pane.removeEventListener('pointerdown', stopOnBar)
    }
  })

  const show = useCallback(() => {
    const line = pane?.querySelector<HTMLElement>('[data-line][aria-current=true]')
    if (pane && line) bring(pane, line)
  }, [pane])

  useEffect(() => {
    // On arrival the page stays at its top; only the pane may scroll to its line.
    if (!pane || current === null) return
    const mayMove = scrollsItself(pane) || (mayMovePage && !isFirst.current)
    isFirst.current = false
    if (isFollowing && mayMove) show()
  }, [isFollowing, current, show, pane, mayMovePage])

  const follow = useCallback(() => setIsWanted(true), [])
  return { isFollowing, follow }
}
