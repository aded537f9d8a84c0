import { type PointerEvent as ReactPointerEvent, useEffect, useRef, useState } from 'react'

/** How far in px a pressed pointer goes before it drags. */
const dragFromPx = 6

export interface Dragged {
  readonly ids: ReadonlySet<string>
  /** Value of `data-drop` under the pointer; null over nothing. */
  readonly over: string | null
}

interface Pressed {
  readonly candidateId: string
  readonly x: number
  readonly y: number
}

const dropUnder = (x: number, y: number): string | null => {
  const target = document.elementFromPoint(x, y)?.closest('[data-drop]')
  return target instanceof HTMLElement ? (target.dataset.drop ?? null) : null
}

/** Swallows the click that ends a drag, which would open a link. */
function swallowClick(): void {
  const swallow = (event: MouseEvent) => {
    event.preventDefault()
    event.stopPropagation()
  }
  window.addEventListener('click', swallow, { capture: true, once: true })
  setTimeout(() => window.removeEventListener('click', swallow, true))
}

/**
 * Drags entries with the mouse: the pressed one, or all chosen ones with it. The ghost follows the pointer by style
 * alone, so that only a change of the place under it draws anew. Esc ends it.
 */
export function useDrag(
  idsOf: (candidateId: string) => ReadonlySet<string>,
  onDrop: (ids: ReadonlySet<string>, place: string) => void,
) {
  const [dragged, setDragged] = useState<Dragged | null>(null)
  const pressed = useRef<Pressed | null>(null)
  const ghost = useRef<HTMLDivElement>(null)
  const latest = useRef({ idsOf, onDrop, dragged })
  useEffect(() => {
    latest.current = { idsOf, onDrop, dragged }
  })

  useEffect(() => {
    function end() {
      pressed.current = null
      setDragged(null)
    }
    function handleMove({ clientX: x, clientY: y }: PointerEvent) {
      const from = pressed.current
      if (!from) return
      const isDragging = latest.current.dragged !== null
      if (!isDragging && Math.hypot(x - from.x, y - from.y) < dragFromPx) return
      const over = dropUnder(x, y)
      if (!isDragging) setDragged({ ids: latest.current.idsOf(from.candidateId), over })
      else if (latest.current.dragged?.over !== over) setDragged((now) => now && { ...now, over })
      ghost.current?.style.setProperty('transform', `translate(${x + 12}px, ${y + 8}px)`)
    }
    function handleUp() {
      const { dragged: now, onDrop: drop } = latest.current
      end()
      if (!now) return
      swallowClick()
      if (now.over !== null) drop(now.ids, now.over)
    }
    function handleKey(event: KeyboardEvent) {
      if (event.key !== 'Escape' || !latest.current.dragged) return
      event.preventDefault()
      end()
    }
    const listeners = new AbortController()
    const listen = { signal: listeners.signal }
    // A drag selects no text on its way.
    window.addEventListener('selectstart', (event) => pressed.current && event.preventDefault(), listen)
    window.addEventListener('pointermove', handleMove, listen)
    window.addEventListener('pointerup', handleUp, listen)
    window.addEventListener('pointercancel', end, listen)
    window.addEventListener('keydown', handleKey, { ...listen, capture: true })
    return () => listeners.abort()
  }, [])

  function handlePress(event: ReactPointerEvent, candidateId: string): void {
    if (event.button !== 0 || event.pointerType !== 'mouse') return
    pressed.current = { candidateId, x: event.clientX, y: event.clientY }
  }

  return { dragged, ghost, onPress: handlePress }
}
