import { SearchIcon } from '@candor/ui/icons'
import { Field } from '@candor/ui/inputs/field'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { answerValues } from '../../contract/filter.ts'
import { bearsName } from '../../rules/bears-name.ts'
import { type ChipDraft, pressedValue } from '../../rules/chips.ts'
import styles from './chip-editor.module.css'
import type { ChoiceOfChip } from './use-choices.ts'

interface Props {
  draft: ChipDraft
  choices: readonly ChoiceOfChip[]
  most: number
  onChange: (changed: Partial<ChipDraft>) => void
}

/** From this number of values on, there is a search field. */
const many = 9
/** The most values that are drawn: the search field finds the others. */
const mostDrawn = 100

/** The values of a chip to tick; those of reviewers with their answers. */
export function ValueBoxes({ draft, choices, most, onChange }: Props) {
  const t = useTranslations('shortlist')
  const [wanted, setWanted] = useState('')
  const values = (draft.values ?? []).map(String)
  const isFindable = choices.length >= many
  const gone = values.filter((value) => !choices.some((choice) => choice.value === value))
  const found = choices.filter(({ name }) => !isFindable || bearsName({ name, nameLatin: null }, wanted))
  const listed = [...gone.map((value) => ({ value, name: t('gone') })), ...found.slice(0, mostDrawn)]
  const isFull = values.length >= most
  return (
    <>
      {isFindable && (
        <Field
          label={t('findValue')}
          isLabelHidden
          isSmall
          type="search"
          placeholder={t('findValue')}
          autoComplete="off"
          maxLength={100}
          start={<SearchIcon />}
          value={wanted}
          onChange={(event) => setWanted(event.currentTarget.value)}
        />
      )}
      <fieldset className={styles.values}>
        <legend className="sr">{t(`chip.${draft.by}`)}</legend>
        {listed.map(({ value, name }) => (
          <label key={value} className={styles.value}>
            <input
              type="checkbox"
              checked={values.includes(value)}
              disabled={isFull && !values.includes(value)}
              onChange={() => onChange({ values: pressedValue(values, value) })}
            />
            <span>{name}</span>
          </label>
        ))}
        {listed.length === 0 && <p className={styles.quiet}>{t('noValues')}</p>}
        {found.length > mostDrawn && <p className={styles.quiet}>{t('moreValues')}</p>}
      </fieldset>
      {draft.by === 'reviewer' && <Answers draft={draft} onChange={onChange} />}
    </>
  )
}

function Answers({ draft, onChange }: Pick<Props, 'draft' | 'onChange'>) {
  const t = useTranslations('shortlist')
  const answers = draft.answers ?? []
  return (
    <fieldset className={styles.answers}>
      <legend>{t('answered')}</legend>
      {answerValues.map((answer) => (
        <label key={answer} className={styles.value}>
          <input
            type="checkbox"
            checked={answers.includes(answer)}
            onChange={() => {
              const next = pressedValue(answers, answer)
              onChange({ answers: next.length > 0 ? next : undefined })
            }}
          />
          <span>{t(`mark.${answer}`)}</span>
        </label>
      ))}
    </fieldset>
  )
}
