/** A finger that moved no further than this has touched, and has not swiped (P9-005), in px. */
const swipeThresholdPx = 5

/**
 * Steps a row by fingers: it follows one, and goes on by one where that has moved more than the threshold.
 *
 * Without script the row is scrolled by the browser. A mouse selects words, and swipes nothing.
 */
export function swipes(track: HTMLElement, step: (by: 1 | -1 | 0) => void): void {
  let began: { id: number; x: number; left: number } | null = null
  // Up and down stays the page's.
  track.style.touchAction = 'pan-y'

  track.addEventListener('pointerdown', ({ pointerId: id, pointerType, isPrimary, clientX: x }) => {
    if (!isPrimary || pointerType === 'mouse') return
    began = { id, x, left: track.scrollLeft }
    track.setPointerCapture(id)
  })
  track.addEventListener('pointermove', ({ pointerId, clientX }) => {
    if (began?.id !== pointerId) return
    track.style.scrollSnapType = 'none'
    track.scrollLeft = began.left + began.x - clientX
  })
  const end = (moved: number) => {
    began = null
    step(Math.abs(moved) > swipeThresholdPx ? (moved > 0 ? 1 : -1) : 0)
    track.style.scrollSnapType = ''
  }
  track.addEventListener('pointerup', ({ pointerId, clientX }) => {
    if (began?.id === pointerId) end(began.x - clientX)
  })
  track.addEventListener('pointercancel', ({ pointerId }) => {
    if (began?.id === pointerId) end(0)
  })
}
