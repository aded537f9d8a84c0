import { classes } from '@candor/ui/classes.ts'
import { Field } from '@candor/ui/inputs/field'
import { CountedArea } from '@candor/ui/sections/counted-area'
import { useId } from 'react'
import { useTranslations } from 'use-intl'
import { type FormQuestion, maxSentence, maxTextAnswer } from '../../contract/content.ts'
import type { Answer } from '../../rules/answers.ts'
import { ChoiceField } from './choice-field.tsx'
import styles from './form-fields.module.css'
import { ScaleField } from './scale-field.tsx'

interface Props {
  /** The number of the question: `2.1`. */
  number: string
  question: FormQuestion
  answer: Answer
  isMissing: boolean
  isReadOnly: boolean
  onChange: (change: Partial<Answer>) => void
}

/** The element id of a question, which is scrolled into view where its answer is missing. */
function questionPlace(questionId: string): string {
  return `form-question-${questionId}`
}

/** Brings a question into view, with the focus on it. */
export function showQuestion(id: string): void {
  const place = document.getElementById(questionPlace(id))
  place?.scrollIntoView({ block: 'center' })
  place?.focus({ preventScroll: true })
}

/** One question with its field. */
export function QuestionField({ number, question, answer, isMissing, isReadOnly, onChange }: Props) {
  const t = useTranslations('assessment-forms')
  const id = useId()
  const name = question.name || t('unnamed')
  return (
    <fieldset
      id={questionPlace(question.id)}
      tabIndex={-1}
      className={styles.question}
      disabled={isReadOnly}
      aria-describedby={isMissing ? `${id}-missing` : undefined}
    >
      <legend className={styles.legend}>
        <span className={styles.number}>{number}</span>
        <span className={styles.name}>{name}</span>
        {!question.isNeeded && <span className={styles.note}>{t('optional')}</span>}
      </legend>
      {question.description && <p className={classes('hint', styles.hint)}>{question.description}</p>}
      <Given question={question} name={name} answer={answer} isReadOnly={isReadOnly} onChange={onChange} />
      {isReadOnly && answer.sentence !== '' && <p className={styles.sentence}>{answer.sentence}</p>}
      {!isReadOnly && question.type === 'scale' && question.asksSentence && (
        <Field
          label={t('fields.sentence', { name })}
          isLabelHidden
          placeholder={t('fields.sentenceHint')}
          maxLength={maxSentence}
          autoComplete="off"
          value={answer.sentence}
          onChange={(event) => onChange({ sentence: event.target.value })}
        />
      )}
      {isMissing && (
        <p id={`${id}-missing`} className={styles.missing}>
          {t('fields.missing')}
        </p>
      )}
    </fieldset>
  )
}

type GivenProps = Pick<Props, 'question' | 'answer' | 'isReadOnly' | 'onChange'> & { name: string }

function Given({ question, name, answer: { answer }, isReadOnly, onChange }: GivenProps) {
  const give = (next: string) => onChange({ answer: next })
  if (question.type === 'scale') {
    return (
      <ScaleField question={question} name={name} answer={answer} isReadOnly={isReadOnly} onChange={give} />
    )
  }
  if (question.type !== 'text') return <ChoiceField question={question} answer={answer} onChange={give} />
  if (isReadOnly) return <p className={styles.sentence}>{answer || '–'}</p>
  return (
    <CountedArea
      label={name}
      isLabelHidden
      rows={3}
      most={maxTextAnswer}
      value={answer}
      onChange={(event) => give(event.target.value)}
    />
  )
}
