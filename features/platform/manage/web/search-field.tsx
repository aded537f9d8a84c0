import { SearchIcon } from '@candor/ui/icons'
import { Field } from '@candor/ui/inputs/field'
import { useEffect, useState } from 'react'

interface Props {
  label: string
  onSearch: (text: string) => void
}

/** Pause after the last key before the list reloads, so that not every letter causes a call (milliseconds). */
const pauseMs = 300

/** A field that narrows the list under it, after a short pause. */
export function SearchField({ label, onSearch }: Props) {
  const [text, setText] = useState('')
  useEffect(() => {
    const timer = setTimeout(() => onSearch(text.trim()), pauseMs)
    return () => clearTimeout(timer)
  }, [text, onSearch])
  return (
    <Field
      label={label}
      isLabelHidden
      type="search"
      placeholder={label}
      autoComplete="off"
      maxLength={100}
      // Wide enough for its placeholder: an ideograph takes two letters' room.
      size={Math.max(20, label.length * (/\p{sc=Han}/u.test(label) ? 2 : 1) + 8)}
      start={<SearchIcon />}
      value={text}
      onChange={(event) => setText(event.currentTarget.value)}
    />
  )
}
