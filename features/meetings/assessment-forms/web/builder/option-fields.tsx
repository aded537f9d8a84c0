import { CrossIcon, PlusIcon } from '@candor/ui/icons'
import { Button } from '@candor/ui/inputs/button'
import { handOverFocus } from '@candor/ui/inputs/hand-over-focus.ts'
import { useEffect, useRef } from 'react'
import { useTranslations } from 'use-intl'
import { v4 } from 'uuid'
import { maxOptions, maxOptionText } from '../../contract/content.ts'
import styles from './question-editor.module.css'

interface Option {
  readonly id: string
  readonly text: string
}

interface Props {
  options: readonly Option[]
  number: string
  onChange: (options: Option[], about: string) => void
}

/** The options of a question, one field each; Enter adds the next one. */
export function OptionFields({ options, number, onChange }: Props) {
  const t = useTranslations('assessment-forms')
  const list = useRef<HTMLUListElement>(null)
  const added = useRef<string | null>(null)
  useEffect(() => {
    if (added.current === null) return
    list.current?.querySelector<HTMLElement>(`[data-option="${CSS.escape(added.current)}"]`)?.focus()
    added.current = null
  })
  function add() {
    if (options.length >= maxOptions) return
    const id = v4()
    added.current = id
    onChange([...options, { id, text: '' }], `add ${id}`)
  }
  return (
    <div>
      <p className={styles.label}>{t('options.title')}</p>
      <ul ref={list}>
        {options.map((option, at) => (
          <li key={option.id} className={styles.level} ref={handOverFocus}>
            <b>{at + 1}</b>
            <input
              className={styles.text}
              data-option={option.id}
              aria-label={t('options.of', { number, at: at + 1 })}
              maxLength={maxOptionText}
              value={option.text}
              onChange={(event) =>
                onChange(options.with(at, { ...option, text: event.target.value }), `option ${option.id}`)
              }
              onKeyDown={(event) => event.key === 'Enter' && !event.nativeEvent.isComposing && add()}
            />
            <Button
              look="quiet"
              size="small"
              isIcon
              aria-label={t('options.remove', { at: at + 1 })}
              title={t('options.remove', { at: at + 1 })}
              onClick={() => onChange(options.toSpliced(at, 1), `remove ${option.id}`)}
            >
              <CrossIcon />
            </Button>
          </li>
        ))}
      </ul>
      <Button look="quiet" size="small" aria-disabled={options.length >= maxOptions} onClick={add}>
        <PlusIcon />
        {t('options.add')}
      </Button>
    </div>
  )
}
