import { useEffect, useRef, useState } from 'react'

/** Pause after the last key before a text counts as typed, so that not every letter causes a call (milliseconds). */
const pauseMs = 300

/**
 * The text of a search field. It changes at once, and `onTyped` gets it after a short pause. `value` is the text of the
 * address; another address, from the back button or a link, replaces the typed text.
 */
export function useTypedText(value: string, onTyped: (text: string) => void) {
  const [text, setText] = useState(value)
  const told = useRef(value)
  useEffect(() => {
    if (value === told.current) return
    told.current = value
    setText(value)
  }, [value])
  useEffect(() => {
    if (text.trim() === told.current) return undefined
    const timer = setTimeout(() => {
      // A link may have brought the text into the address meanwhile.
      if (text.trim() === told.current) return
      told.current = text.trim()
      onTyped(told.current)
    }, pauseMs)
    return () => clearTimeout(timer)
  }, [text, onTyped])
  return { text, type: setText }
}
