import { ChevronLeftIcon, ChevronRightIcon } from '@candor/ui/icons'
import { Button } from '@candor/ui/inputs/button'
import { useTranslations } from 'use-intl'
import type { OtherQuestion } from '../rules/question.ts'
import { QuestionItem } from './question-item.tsx'
import styles from './question-pages.module.css'
import type { QuestionSetting } from './question-setting.ts'

interface Props {
  /** What the questions are together. */
  label: string
  questions: readonly OtherQuestion[]
  setting: QuestionSetting
  named: string | undefined
  onTurn: (id: string) => void
}

/** Questions one on a page (decision C66): the one that the address names, else the first. */
export function QuestionPages({ label, questions, setting, named, onTurn }: Props) {
  const at = Math.max(
    0,
    questions.findIndex(({ id }) => id === named),
  )
  const question = questions[at]
  if (!question) return null
  return (
    <>
      {questions.length > 1 && <Pages label={label} questions={questions} at={at} onTurn={onTurn} />}
      <QuestionItem key={question.id} question={question} number={at + 1} setting={setting} />
    </>
  )
}

type PagesProps = Pick<Props, 'label' | 'questions' | 'onTurn'> & { at: number }

function Pages({ label, questions, at, onTurn }: PagesProps) {
  const t = useTranslations('questions')
  const titleOf = (index: number) => questions[index]?.title ?? t('untitled', { number: index + 1 })
  const turnTo = (index: number) => {
    const question = questions[index]
    if (question) onTurn(question.id)
  }
  return (
    <nav className={styles.pages} aria-label={t('pages', { label })}>
      <Button
        look="quiet"
        isIcon
        aria-label={t('previousPage')}
        aria-disabled={at === 0}
        onClick={() => turnTo(at - 1)}
      >
        <ChevronLeftIcon />
      </Button>
      <ol className={styles.numbers}>
        {questions.map(({ id }, index) => (
          <li key={id}>
            <button
              type="button"
              className={styles.number}
              data-page={id}
              aria-label={t('page', { number: index + 1, title: titleOf(index) })}
              aria-current={index === at ? 'page' : undefined}
              onClick={() => turnTo(index)}
            >
              {index + 1}
            </button>
          </li>
        ))}
      </ol>
      <Button
        look="quiet"
        isIcon
        aria-label={t('nextPage')}
        aria-disabled={at === questions.length - 1}
        onClick={() => turnTo(at + 1)}
      >
        <ChevronRightIcon />
      </Button>
      <p className="sr" role="status">
        {t('pageOpened', { number: at + 1, count: questions.length, title: titleOf(at) })}
      </p>
    </nav>
  )
}
