import { ChevronLeftIcon, ChevronRightIcon } from '@candor/ui/icons'
import { Button } from '@candor/ui/inputs/button'
import { revealFocused, revealInRow } from '@candor/ui/tabs/scroll-ends.ts'
import { Fragment, type ReactNode, useEffect, useRef } from 'react'
import { useTranslations } from 'use-intl'
import styles from './question-pages.module.css'

interface Paged {
  readonly id: string
  readonly title: string | null
}

interface PagesProps {
  /** Label of the group. */
  label: string
  questions: readonly Paged[]
  onTurn: (id: string) => void
}

interface Props<Question extends Paged> extends PagesProps {
  questions: readonly Question[]
  named: string | undefined
  draw: (question: Question, number: number) => ReactNode
}

/** One question a page (decision C66): that of the address, else the first. */
export function QuestionPages<Question extends Paged>({
  label,
  questions,
  named,
  onTurn,
  draw,
}: Props<Question>) {
  const at = Math.max(
    0,
    questions.findIndex(({ id }) => id === named),
  )
  const question = questions[at]
  if (!question) return null
  return (
    <>
      {questions.length > 1 && <Pages label={label} questions={questions} at={at} onTurn={onTurn} />}
      <Fragment key={question.id}>{draw(question, at + 1)}</Fragment>
    </>
  )
}

function Pages({ label, questions, at, onTurn }: PagesProps & { at: number }) {
  const t = useTranslations('questions')
  const titleOf = (index: number) => questions[index]?.title ?? t('untitled', { number: index + 1 })
  const row = useRef<HTMLOListElement>(null)
  useEffect(() => {
    const list = row.current
    const number = row.current?.children[at]
    if (list && number instanceof HTMLElement) revealInRow(list, number)
  }, [at])
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
        disabled={at === 0}
        onClick={() => turnTo(at - 1)}
      >
        <ChevronLeftIcon />
      </Button>
      <ol className={styles.numbers} ref={row} onFocus={revealFocused}>
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
        disabled={at === questions.length - 1}
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
