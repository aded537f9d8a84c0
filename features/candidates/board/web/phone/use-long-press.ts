import { type MouseEvent, type PointerEvent, useEffect, useRef } from 'react'

/** How long in ms a finger rests before the entry under it is chosen. */
const longPressMs = 450
/** How far in px it may go meanwhile. */
const stillPx = 10

const entryOf = (target: EventTarget): string | null => {
  const entry = target instanceof Element ? target.closest('[data-entry]') : null
  return entry instanceof HTMLElement ? (entry.dataset.entry ?? null) : null
}

/**
 * A long press on an entry chooses it. While some are chosen, a tap chooses too, and opens no report. A mouse on a
 * narrow page has the same.
 */
export function useLongPress(isChoosing: boolean, onToggle: (candidateId: string) => void) {
  const timer = useRef<ReturnType<typeof setTimeout> | null>(null)
  const from = useRef({ x: 0, y: 0 })
  const hasFired = useRef(false)
  function stop() {
    if (timer.current !== null) clearTimeout(timer.current)
    timer.current = null
  }
  useEffect(
    () => () => {
      if (timer.current !== null) clearTimeout(timer.current)
    },
    [],
  )
  return {
    onPointerDown(event: PointerEvent) {
      const candidateId = entryOf(event.target)
      hasFired.current = false
      stop()
      if (candidateId === null || event.button !== 0) return
      from.current = { x: event.clientX, y: event.clientY }
      timer.current = setTimeout(() => {
        hasFired.current = true
        onToggle(candidateId)
      }, longPressMs)
    },
    onPointerMove({ clientX, clientY }: PointerEvent) {
      if (Math.hypot(clientX - from.current.x, clientY - from.current.y) > stillPx) stop()
    },
    onPointerUp: stop,
    onPointerCancel: stop,
    onContextMenu(event: MouseEvent) {
      if (entryOf(event.target) !== null) event.preventDefault()
    },
    onClickCapture(event: MouseEvent) {
      const candidateId = entryOf(event.target)
      if (candidateId === null || !(isChoosing || hasFired.current)) return
      event.preventDefault()
      event.stopPropagation()
      if (!hasFired.current) onToggle(candidateId)
      hasFired.current = false
    },
  }
}
