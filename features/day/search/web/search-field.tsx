import { CrossIcon, SearchIcon } from '@candor/ui/icons'
import { type Ref, useCallback, useEffect, useRef, useState } from 'react'
import { useTranslations } from 'use-intl'
import { longestText } from '../contract/words.ts'
import { askForField, fieldId } from './ask-for-field.ts'
import styles from './search-field.module.css'

/** Pause after the last key before the search is asked (milliseconds). */
const pauseMs = 250

interface Props {
  value: string
  onSearch: (text: string) => void
  /** Called by Enter, for words that are worth keeping. */
  onEntered: (text: string) => void
  /** Called by the arrow down: the keys go on to the results. */
  onLeave: () => void
}

/** Keeps the typed text, and hands it on after a pause or by Enter. */
function useTyped({ value, onSearch }: Pick<Props, 'value' | 'onSearch'>) {
  const [text, setText] = useState(value)
  const handed = useRef(value)
  const hand = useRef(onSearch)
  useEffect(() => {
    hand.current = onSearch
  })
  // The address may change from elsewhere: by going back, or by a saved search.
  useEffect(() => {
    if (value === handed.current) return
    handed.current = value
    setText(value)
  }, [value])
  const handOn = useCallback((next: string) => {
    if (next === handed.current) return
    handed.current = next
    hand.current(next)
  }, [])
  useEffect(() => {
    const timer = setTimeout(() => handOn(text), pauseMs)
    return () => clearTimeout(timer)
  }, [text, handOn])
  return { text, setText, handOn }
}

/** Focuses the field where the page opens without words. */
const focusAtFirst: Ref<HTMLInputElement> = (field) => {
  if (field && field.value === '') field.focus()
}

/** The words of the search. Escape empties the field, then leaves it. */
export function SearchField({ onEntered, onLeave, ...props }: Props) {
  const t = useTranslations('search')
  const { text, setText, handOn } = useTyped(props)
  function empty() {
    setText('')
    handOn('')
  }
  return (
    <div className={styles.field}>
      <label htmlFor={fieldId} className="sr">
        {t('field')}
      </label>
      <SearchIcon />
      <input
        ref={focusAtFirst}
        id={fieldId}
        type="search"
        enterKeyHint="search"
        placeholder={t('box')}
        autoComplete="off"
        spellCheck={false}
        aria-keyshortcuts="/ Control+K Meta+K"
        value={text}
        maxLength={longestText}
        onChange={(event) => setText(event.currentTarget.value)}
        onKeyDown={(event) => {
          if (event.nativeEvent.isComposing) return
          if (event.key === 'Enter') {
            handOn(text)
            onEntered(text)
            onLeave()
          }
          if (event.key === 'ArrowDown') onLeave()
          if (event.key !== 'Escape') return
          event.preventDefault()
          if (text === '') event.currentTarget.blur()
          else empty()
        }}
      />
      {text !== '' && (
        <button
          type="button"
          className={styles.clear}
          aria-label={t('clear')}
          onClick={() => {
            empty()
            askForField()
          }}
        >
          <CrossIcon />
        </button>
      )}
    </div>
  )
}
