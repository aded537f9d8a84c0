import { type RefObject, useEffect, useRef } from 'react'
import type { Editing } from './use-editing.ts'

/** Ref of the list that a form replaces: when the form closes, the button that opened it gets the focus. */
export function useReturnedFocus(open: Editing | null): RefObject<HTMLDivElement | null> {
  const list = useRef<HTMLDivElement>(null)
  const last = useRef<Editing | null>(null)
  useEffect(() => {
    const closed = last.current
    last.current = open
    if (!closed || open) return
    const buttons = [...(list.current?.querySelectorAll<HTMLElement>('[data-opens]') ?? [])]
    const opener = buttons.find(({ dataset }) => dataset.opens === (closed.id ?? ''))
    ;(opener ?? buttons[0])?.focus()
  }, [open])
  return list
}
