import { Field } from '@candor/ui/inputs/field'
import { type ReactNode, type RefObject, useCallback, useEffect, useRef, useState } from 'react'
import { useTranslations } from 'use-intl'
import { longestFind } from '../../contract/order.ts'

interface Props {
  field: RefObject<HTMLInputElement | null>
  value: string | undefined
  start: ReactNode
  end: ReactNode
  /** `undefined` for an emptied field. */
  onFind: (find: string | undefined) => void
}

/** Pause after the last key before the list reloads, so that not every letter causes a call (milliseconds). */
const pauseMs = 300

/** The text by which candidates are found: it applies after a short pause, or at once by Enter. */
export function FindField({ field, value = '', start, end, onFind }: Props) {
  const t = useTranslations('shortlist')
  const [text, setText] = useState(value)
  const handed = useRef(value)
  const hand = useRef(onFind)
  useEffect(() => {
    hand.current = onFind
  })

  // The address may change from elsewhere: by going back, or clearing the filter.
  useEffect(() => {
    if (value === handed.current.trim()) return
    handed.current = value
    setText(value)
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

  return (
    <Field
      ref={field}
      type="search"
      label={t('find')}
      isLabelHidden
      isSmall
      placeholder={t('find')}
      autoComplete="off"
      aria-keyshortcuts="/"
      value={text}
      maxLength={longestFind}
      start={start}
      end={end}
      onChange={(event) => setText(event.currentTarget.value)}
      onKeyDown={(event) => {
        if (event.key === 'Enter') handOn(text)
        if (event.key === 'Escape' && !event.nativeEvent.isComposing) event.currentTarget.blur()
      }}
    />
  )
}
