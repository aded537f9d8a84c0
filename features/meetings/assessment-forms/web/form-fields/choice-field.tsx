import { Button } from '@candor/ui/inputs/button'
import { handFocusBack } from '@candor/ui/inputs/hand-over-focus.ts'
import { useId } from 'react'
import { useTranslations } from 'use-intl'
import type { FormQuestion } from '../../contract/content.ts'
import { joinChosen, splitChosen } from '../../rules/answers.ts'
import styles from './form-fields.module.css'

interface Props {
  question: Extract<FormQuestion, { type: 'one' | 'several' }>
  answer: string
  onChange: (answer: string) => void
}

/** The options of a question with one or several choices; chosen ones keep the order of the options. */
export function ChoiceField({ question: { type, options, isNeeded }, answer, onChange }: Props) {
  const t = useTranslations('assessment-forms')
  const name = useId()
  const chosen = splitChosen(answer)
  function handleChange(id: string, isChosen: boolean) {
    if (type === 'one') return onChange(id)
    const next = options.filter((option) => (option.id === id ? isChosen : chosen.includes(option.id)))
    return onChange(joinChosen(next.map((option) => option.id)))
  }
  return (
    <div className={styles.choices}>
      {options.map(({ id, text }) => (
        <label key={id} className={styles.choice}>
          <input
            type={type === 'one' ? 'radio' : 'checkbox'}
            name={name}
            checked={chosen.includes(id)}
            onChange={(event) => handleChange(id, event.target.checked)}
          />
          <span>{text || t('unnamed')}</span>
        </label>
      ))}
      {type === 'one' && !isNeeded && answer !== '' && (
        <Button ref={handFocusBack} look="quiet" size="small" onClick={() => onChange('')}>
          {t('fields.clear')}
        </Button>
      )}
    </div>
  )
}
