import type { KeyboardEvent } from 'react'
import { type Named, namedIn, withMark } from '../rules/named.ts'
import type { Choosing } from './use-choosing.ts'

/** A text with the colleagues that it names. */
export interface NamingText {
  readonly text: string
  readonly mentioned: readonly Named[]
}

interface Naming {
  readonly value: NamingText
  /** The most characters of the text. */
  readonly most: number
  readonly onChange: (value: NamingText) => void
}

/** Choosing a colleague by a press or by keys. `handleKey` returns whether the list took the key. */
export function useNaming(choosing: Choosing, { value, most, onChange }: Naming) {
  const { people, active, isOpen, typed, field } = choosing

  function handleChoose(person: Named): void {
    if (!typed || !field.current) return
    const next = withMark(value.text, { at: typed.at, caret: typed.caret, name: person.name })
    if (next.text.length > most) {
      choosing.close()
      return
    }
    onChange({ text: next.text, mentioned: namedIn(next.text, [...value.mentioned, person]) })
    choosing.placeCaret(next.caret)
  }

  function handleKey(event: KeyboardEvent<HTMLTextAreaElement>): boolean {
    if (!isOpen || event.nativeEvent.isComposing || event.ctrlKey || event.metaKey) return false
    const person = people[active]
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp')
      choosing.step(event.key === 'ArrowDown' ? 1 : -1)
    else if (event.key === 'Escape') choosing.close()
    else if ((event.key === 'Enter' || event.key === 'Tab') && person) handleChoose(person)
    else return false
    event.preventDefault()
    event.stopPropagation()
    return true
  }

  return { handleChoose, handleKey }
}
