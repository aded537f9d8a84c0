import { classes } from '@candor/ui/classes.ts'
import { useFixed } from '@candor/ui/use-fixed.ts'
import { useTranslations } from 'use-intl'
import type { FormContent } from '../../contract/content.ts'
import { type Answer, type Answers, scaleValue } from '../../rules/answers.ts'
import { moduleScore, mostOfModule, totalScore, weightGiven } from '../../rules/scores.ts'
import { moduleWeight, totalWeight, weightOf } from '../../rules/weights.ts'
import styles from './form-fields.module.css'
import { QuestionField } from './question-field.tsx'

interface Props {
  content: FormContent
  answers: Answers
  onChange: (questionId: string, answer: Answer) => void
  /** The ids of required questions without an answer. */
  missing?: ReadonlySet<string>
  /** Whether it is only read. */
  isReadOnly?: boolean
}

const none: ReadonlySet<string> = new Set()

/** An assessment form to fill in: modules, questions and scores. */
export function FormFields({ content, answers, onChange, missing = none, isReadOnly = false }: Props) {
  const t = useTranslations('assessment-forms')
  const score = useFixed(2)
  return (
    <div className={styles.form}>
      {content.modules.map((module, at) => (
        <section key={module.id} aria-label={module.name || t('unnamed')}>
          <header className={styles.head}>
            <h3>{module.name || t('unnamed')}</h3>
            {moduleWeight(module) > 0 && (
              <span className={styles.score}>
                {t('fields.moduleScore', {
                  score: score(moduleScore(module, answers)),
                  most: score(mostOfModule(module)),
                })}
              </span>
            )}
          </header>
          {module.description && <p className={classes('hint', styles.hint)}>{module.description}</p>}
          {module.questions.map((question, within) => (
            <QuestionField
              key={question.id}
              number={`${at + 1}.${within + 1}`}
              question={question}
              answer={answers[question.id] ?? noAnswer}
              isMissing={missing.has(question.id)}
              isReadOnly={isReadOnly}
              onChange={(change) =>
                onChange(question.id, { ...noAnswer, ...answers[question.id], ...change })
              }
            />
          ))}
        </section>
      ))}
      {totalWeight(content) > 0 && <Total content={content} answers={answers} />}
    </div>
  )
}

const noAnswer: Answer = { answer: '', sentence: '' }

/** The most products that are written out. */
const maxShown = 2

function Total({ content, answers }: Pick<Props, 'content' | 'answers'>) {
  const t = useTranslations('assessment-forms')
  const decimal = useFixed(1)
  const decimals = useFixed(2)
  const products = content.modules
    .flatMap(({ questions }) => questions)
    .flatMap((question) => {
      const value = scaleValue(question, answers)
      return value === null ? [] : [`${decimal(value)} × ${weightOf(question)}%`]
    })
  const given = t('fields.given', { given: weightGiven(content, answers), all: totalWeight(content) })
  const isShort = products.length > 0 && products.length <= maxShown
  return (
    <div className={styles.total}>
      <div>
        {t('fields.total')}
        <span className={styles.sum}>{isShort ? `${products.join(' + ')} · ${given}` : given}</span>
      </div>
      <output className={styles.value}>{decimals(totalScore(content, answers))}</output>
    </div>
  )
}
