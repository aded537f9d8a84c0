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
  /** Message for a value that the field does not take; such a value does not filter. */
  fault?: string
}

/** Pause after the last key before the list reloads, so that not every letter causes a call (milliseconds). */
const pauseMs = 300

const steps = ['ArrowUp', 'ArrowDown']

/** A text field of the filter: it applies after a short pause, or at once by Enter. */
export function FilterText({ label, value, onChange, start, fault, ...input }: Props) {
  const [text, setText] = useState(value ?? '')
  const [isFaulty, setIsFaulty] = useState(false)
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
    setIsFaulty(false)
  }, [value])

  const handOn = useCallback((next: string) => {
    if (next === handed.current) return
    handed.current = next
    hand.current(next.trim() || undefined)
  }, [])

  const filtering = isFaulty ? '' : text
  useEffect(() => {
    const timer = setTimeout(() => handOn(filtering), pauseMs)
    return () => clearTimeout(timer)
  }, [filtering, handOn])

  function handleKeyDown(event: KeyboardEvent<HTMLInputElement>) {
    if (event.key === 'Enter') handOn(filtering)
    if (start === undefined || text !== '' || isFaulty || !steps.includes(event.key)) return
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
      {...(isFaulty && { error: fault })}
      onChange={({ currentTarget }) => {
        setText(currentTarget.value)
        setIsFaulty(!currentTarget.validity.valid)
      }}
      onKeyDown={handleKeyDown}
    />
  )
}
