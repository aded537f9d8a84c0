import { Field } from '@candor/ui/inputs/field'
import { type KeyboardEvent, useCallback, useEffect, useRef, useState } from 'react'

interface Props {
  label: string
  value: string | undefined
  /** `undefined` for an emptied field. */
  onChange: (value: string | undefined) => void
  type?: 'text' | 'number'
  inputMode?: 'text' | 'tel' | 'email' | 'numeric'
  min?: number
  max?: number
  /** Start value for stepping an empty number field. */
  start?: number
}

/** Pause after the last key before the list reloads, so that not every letter causes a call (milliseconds). */
const pauseMs = 300

const steps = ['ArrowUp', 'ArrowDown']

/** A text field of the filter: it applies after a short pause, or at once by Enter. */
export function FilterText({ label, value, onChange, start, ...input }: Props) {
  const [text, setText] = useState(value ?? '')
  const handed = useRef(value ?? '')
  const hand = useRef(onChange)
  useEffect(() => {
    hand.current = onChange
  })

  // The address may change from elsewhere: by going back, or clearing the filter.
  useEffect(() => {
    if ((value ?? '') === handed.current.trim()) return
    handed.current = value ?? ''
    setText(value ?? '')
  }, [value])

  const handOn = useCallback((next: string) => {
    if (next === handed.current) return
    handed.current = next
    hand.current(next.trim() || undefined)
  }, [])

  useEffect(() => {
    const timer = setTimeout(() => handOn(text), pauseMs)
    return () => clearTimeout(timer)
  }, [text, handOn])

  function handleKeyDown(event: KeyboardEvent<HTMLInputElement>) {
    if (event.key === 'Enter') handOn(text)
    if (start === undefined || text !== '' || !steps.includes(event.key)) return
    event.preventDefault()
    setText(String(start))
  }

  return (
    <Field
      label={label}
      value={text}
      placeholder={start?.toString()}
      autoComplete="off"
      size={1}
      {...input}
      onChange={(event) => setText(event.currentTarget.value)}
      onKeyDown={handleKeyDown}
    />
  )
}
