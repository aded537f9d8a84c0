/** The longest movement of a finger, in px, that counts as a tap and not as a swipe (P9-005). */
const swipeThresholdPx = 5

/**
 * Moves a row by touch: it follows the finger, and goes on by one item if that moved more than the threshold.
 *
 * Without script the browser scrolls the row. A mouse selects text, and does not swipe.
 */
export function swipes(track: HTMLElement, step: (by: 1 | -1 | 0) => void): void {
  let began: { id: number; x: number; left: number } | null = null
  // Vertical scrolling is left to the page.
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
