import { Field } from '@candor/ui/inputs/field'
import { useState } from 'react'
import { readClock, writeClock } from '../rules/clock.ts'

interface Props {
  label: string
  /** Minutes from midnight. */
  minutes: number
  onChange: (minutes: number) => void
}

/**
 * A field for a time of the day in 24 hours, whatever the browser's language. Invalid text is dropped when the field
 * loses the focus.
 */
export function ClockField({ label, minutes, onChange }: Props) {
  const [typed, setTyped] = useState<string | null>(null)

  function handleBlur() {
    const read = typed === null ? null : readClock(typed)
    if (read !== null && read !== minutes) onChange(read)
    setTyped(null)
  }

  return (
    <Field
      label={label}
      isSmall
      inputMode="numeric"
      autoComplete="off"
      value={typed ?? writeClock(minutes)}
      onChange={({ target }) => setTyped(target.value)}
      onBlur={handleBlur}
      onKeyDown={({ key }) => key === 'Enter' && handleBlur()}
    />
  )
}
