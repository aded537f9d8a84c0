import { CountedArea, type CountedAreaProps } from '@candor/ui/sections/counted-area'
import { type KeyboardEvent, type Ref, type SyntheticEvent, useCallback } from 'react'
import { useTranslations } from 'use-intl'
import { type Named, namedIn, withMark } from '../rules/named.ts'
import styles from './mention-area.module.css'
import { type Choosing, useChoosing } from './use-choosing.ts'

/** A text with the colleagues that it names. */
export interface NamingText {
  readonly text: string
  readonly mentioned: readonly Named[]
}

interface Props extends Omit<CountedAreaProps, 'value' | 'onChange' | 'ref'> {
  candidateId: string
  value: NamingText
  fieldRef?: Ref<HTMLTextAreaElement>
  /** Whether it says below the field what @ does; a bar has no room for it. */
  hasHint?: boolean
  onChange: (value: NamingText) => void
}

/** The colleagues that fit what is typed after @. The focus stays in the field. */
function Colleagues({ choosing, onChoose }: { choosing: Choosing; onChoose: (person: Named) => void }) {
  const t = useTranslations('mentions')
  const { id, people, active, isOpen, hasFound } = choosing
  return (
    <>
      <span className="sr" role="status">
        {hasFound && t('found', { count: people.length })}
      </span>
      {isOpen && (
        <div className={styles.list} role="listbox" id={id} aria-label={t('list')}>
          {people.map((person, index) => (
            <div
              key={person.userId}
              id={`${id}-${index}`}
              className={styles.option}
              role="option"
              tabIndex={-1}
              aria-selected={index === active}
              onMouseDown={(event) => event.preventDefault()}
              onClick={() => onChoose(person)}
              onKeyDown={(event) => event.key === 'Enter' && onChoose(person)}
            >
              {person.name}
            </div>
          ))}
        </div>
      )}
    </>
  )
}

/** Text of several lines in which @ names a colleague who may see the candidate. */
export function MentionArea({
  candidateId,
  value,
  onChange,
  most,
  fieldRef,
  hasHint = true,
  onKeyDown,
  ...area
}: Props) {
  const t = useTranslations('mentions')
  const { text, mentioned } = value
  const choosing = useChoosing(candidateId, text)
  const { id, field, people, active, isOpen, typed } = choosing

  const handleField = useCallback(
    (element: HTMLTextAreaElement | null) => {
      field.current = element
      if (typeof fieldRef === 'function') fieldRef(element)
      else if (fieldRef) fieldRef.current = element
    },
    [field, fieldRef],
  )

  function handleChoose(person: Named): void {
    if (!typed || !field.current) return
    const next = withMark(text, { at: typed.at, caret: typed.caret, name: person.name })
    if (next.text.length > most) {
      choosing.close()
      return
    }
    onChange({ text: next.text, mentioned: namedIn(next.text, [...mentioned, person]) })
    choosing.placeCaret(next.caret)
  }

  function handleKey(event: KeyboardEvent<HTMLTextAreaElement>): void {
    if (!isOpen || event.nativeEvent.isComposing) {
      onKeyDown?.(event)
      return
    }
    const person = people[active]
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp')
      choosing.step(event.key === 'ArrowDown' ? 1 : -1)
    else if (event.key === 'Escape') choosing.close()
    else if ((event.key === 'Enter' || event.key === 'Tab') && person) handleChoose(person)
    else {
      onKeyDown?.(event)
      return
    }
    event.preventDefault()
    event.stopPropagation()
  }

  return (
    <div className={styles.area} data-above={hasHint ? undefined : true}>
      <CountedArea
        {...area}
        ref={handleField}
        most={most}
        value={text}
        hint={hasHint ? t('hint') : undefined}
        aria-autocomplete="list"
        aria-haspopup="listbox"
        aria-controls={isOpen ? id : undefined}
        aria-activedescendant={isOpen ? `${id}-${active}` : undefined}
        onChange={({ target }) => {
          onChange({ text: target.value, mentioned: namedIn(target.value, mentioned) })
          choosing.look(target.selectionStart)
        }}
        onSelect={({ currentTarget }: SyntheticEvent<HTMLTextAreaElement>) =>
          choosing.follow(currentTarget.selectionStart)
        }
        onKeyDown={handleKey}
        onBlur={choosing.close}
      />
      <Colleagues choosing={choosing} onChoose={handleChoose} />
    </div>
  )
}
