import { StarInput } from '@candor/ui/inputs/star-input'
import { useTranslations } from 'use-intl'
import { type ScaleQuestion, scaleValues } from '../../contract/content.ts'
import { scaleValue } from '../../rules/answers.ts'
import styles from './form-fields.module.css'

interface Props {
  question: ScaleQuestion
  name: string
  answer: string
  isReadOnly: boolean
  onChange: (answer: string) => void
}

/** A scale from 1 to 5 as stars, with the meaning of each value below; the chosen one is marked. */
export function ScaleField({ question, name, answer, isReadOnly, onChange }: Props) {
  const t = useTranslations('assessment-forms')
  const value = scaleValue(question, { [question.id]: { answer, sentence: '' } })
  const hasLevelTexts = question.levels.some((text) => text !== '')
  function handleStars(stars: number) {
    // Values below 1 clear the answer.
    const next = stars > 0 && stars < 1 && value === null ? 1 : stars
    onChange(next < 1 ? '' : `${next}`)
  }
  return (
    <>
      <StarInput
        label={name}
        value={value ?? 0}
        byHalves={question.byHalves}
        none={t('fields.notScored')}
        isDisabled={isReadOnly}
        onChange={handleStars}
      />
      {hasLevelTexts && (
        <ol className={styles.levels}>
          {scaleValues.map((each, at) => {
            const text = question.levels[at]
            if (!text) return null
            return (
              <li key={each} aria-current={value !== null && Math.floor(value) === each ? true : undefined}>
                <b>{each}</b>
                {text}
              </li>
            )
          })}
        </ol>
      )}
    </>
  )
}
