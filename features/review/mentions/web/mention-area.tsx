import { CountedArea, type CountedAreaProps } from '@candor/ui/sections/counted-area'
import type { Ref, SyntheticEvent } from 'react'
import { useTranslations } from 'use-intl'
import { type Named, namedIn } from '../rules/named.ts'
import styles from './mention-area.module.css'
import { useBothRefs } from './use-both-refs.ts'
import { type Among, type Choosing, useChoosing } from './use-choosing.ts'
import { type NamingText, useNaming } from './use-naming.ts'

interface Props extends Omit<CountedAreaProps, 'value' | 'onChange' | 'ref'> {
  among: Among
  value: NamingText
  fieldRef?: Ref<HTMLTextAreaElement>
  /** Whether it says below the field what @ does; a bar has no room for it. */
  hasHint?: boolean
  onChange: (value: NamingText) => void
}

/** The colleagues that fit the name typed after @. The focus stays in the field. */
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

/** Text of several lines in which @ names a colleague who may see the candidate, or all candidates of an act. */
export function MentionArea({
  among,
  value,
  onChange,
  most,
  fieldRef,
  hasHint = true,
  onKeyDown,
  ...area
}: Props) {
  const t = useTranslations('mentions')
  const choosing = useChoosing(among, value.text)
  const { id, active, isOpen } = choosing
  const handleField = useBothRefs(choosing.field, fieldRef)
  const { handleChoose, handleKey } = useNaming(choosing, { value, most, onChange })
  return (
    <div className={styles.area} data-above={hasHint ? undefined : true}>
      <CountedArea
        {...area}
        ref={handleField}
        most={most}
        value={value.text}
        hint={hasHint ? t('hint') : undefined}
        aria-autocomplete="list"
        aria-haspopup="listbox"
        aria-controls={isOpen ? id : undefined}
        aria-activedescendant={isOpen ? `${id}-${active}` : undefined}
        onChange={({ target }) => {
          onChange({ text: target.value, mentioned: namedIn(target.value, value.mentioned) })
          choosing.look(target.selectionStart)
        }}
        onSelect={({ currentTarget }: SyntheticEvent<HTMLTextAreaElement>) =>
          choosing.follow(currentTarget.selectionStart)
        }
        onKeyDown={(event) => {
          if (!handleKey(event)) onKeyDown?.(event)
        }}
        onBlur={choosing.close}
      />
      <Colleagues choosing={choosing} onChoose={handleChoose} />
    </div>
  )
}
