import { classes } from '@candor/ui/classes.ts'
import { useTranslations } from 'use-intl'
import { type FormQuestion, maxQuestionName } from '../../contract/content.ts'
import { changeQuestion } from '../../rules/edit.ts'
import { isScale, weightOf } from '../../rules/weights.ts'
import type { FormDetail } from '../use-forms.ts'
import { PartMenu } from './part-menu.tsx'
import { QuestionEditor } from './question-editor.tsx'
import styles from './question-row.module.css'
import { TypeMark } from './type-mark.tsx'
import { type Building, partAttribute } from './use-building.ts'
import type { Edits } from './use-edits.ts'

interface RowProps {
  question: FormQuestion
  number: string
  building: Building
  edits: Edits
  published: FormDetail['published']
}

/** A question in the builder: one line, with its editor below while it is open. */
export function QuestionRow({ question, number, building, edits, published }: RowProps) {
  const t = useTranslations('assessment-forms')
  const { id, type, name } = question
  const isOpen = building.openId === id
  const toggle = () => building.open(isOpen ? null : id)
  const change = (next: (question: FormQuestion) => FormQuestion, about: string) =>
    edits.change((content) => changeQuestion(content, id, next), `${about} ${id}`)
  return (
    <li className={classes(styles.part, isOpen && styles.open)} {...{ [partAttribute]: id }}>
      <div className={styles.row}>
        <PartMenu id={id} number={number} building={building} isQuestion />
        <button
          type="button"
          {...(!isOpen && { 'data-focus': true })}
          className={styles.toggle}
          aria-expanded={isOpen}
          onClick={toggle}
        >
          <span className={styles.number}>{number}</span> <Type type={type} />{' '}
          {!isOpen && <Name name={name} />}
        </button>
        {isOpen && (
          <input
            data-focus
            className={styles.field}
            aria-label={t('questionName', { number })}
            placeholder={t('unnamed')}
            maxLength={maxQuestionName}
            value={name}
            onChange={(event) => change((before) => ({ ...before, name: event.target.value }), 'name')}
            onKeyDown={(event) => event.key === 'Escape' && building.open(null)}
          />
        )}
        <Needed isNeeded={question.isNeeded} />
        <Bar question={question} />
        <WeightField question={question} number={number} onChange={change} />
      </div>
      {isOpen && (
        <QuestionEditor question={question} number={number} published={published} onChange={change} />
      )}
    </li>
  )
}

interface WeightFieldProps extends Pick<RowProps, 'question' | 'number'> {
  onChange: (next: (question: FormQuestion) => FormQuestion, about: string) => void
}

function WeightField({ question, number, onChange }: WeightFieldProps) {
  const t = useTranslations('assessment-forms')
  return (
    <span className={styles.weight}>
      {isScale(question) ? (
        <>
          <input
            inputMode="numeric"
            aria-label={t('weightOf', { number })}
            value={question.weigh}
            onFocus={(event) => event.target.select()}
            onChange={(event) => {
              const weigh = readWeight(event.target.value)
              onChange((before) => (isScale(before) ? { ...before, weigh } : before), 'weigh')
            }}
          />
          %
        </>
      ) : (
        <span className={styles.quiet}>{t('noScore')}</span>
      )}
    </span>
  )
}

/** Reads a typed percentage: ignores everything but digits, and takes at most 100. */
function readWeight(typed: string): number {
  return Math.min(100, Number(typed.replace(/\D/g, '').slice(-4)))
}

/** A question to read. */
export function ReadRow({ question, number }: Pick<RowProps, 'question' | 'number'>) {
  const t = useTranslations('assessment-forms')
  return (
    <li className={styles.part}>
      <div className={styles.row}>
        <span />
        <div className={styles.toggle}>
          <span className={styles.number}>{number}</span>
          <Type type={question.type} />
          <Name name={question.name} />
        </div>
        <Needed isNeeded={question.isNeeded} />
        <Bar question={question} />
        <span className={styles.weight}>
          {isScale(question) ? (
            <b>{question.weigh}%</b>
          ) : (
            <span className={styles.quiet}>{t('noScore')}</span>
          )}
        </span>
      </div>
    </li>
  )
}

function Type({ type }: Pick<FormQuestion, 'type'>) {
  const t = useTranslations('assessment-forms')
  return (
    <span className={styles.type}>
      <TypeMark type={type} />
      {t(`type.${type}`)}
    </span>
  )
}

function Name({ name }: { name: string }) {
  const t = useTranslations('assessment-forms')
  return <span className={classes(styles.name, name === '' && styles.quiet)}>{name || t('unnamed')}</span>
}

function Needed({ isNeeded }: { isNeeded: boolean }) {
  const t = useTranslations('assessment-forms')
  return (
    <span className={classes(styles.needed, !isNeeded && styles.quiet)}>
      {t(isNeeded ? 'needed' : 'optional')}
    </span>
  )
}

function Bar({ question }: { question: FormQuestion }) {
  // The column is 44 px wide: 2 px per percent, up to about a fifth of the whole.
  const width = Math.min(44, weightOf(question) * 2)
  return (
    <span className={styles.bar} aria-hidden="true">
      <i style={{ width }} />
    </span>
  )
}
