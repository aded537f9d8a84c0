import { classes } from '@candor/ui/classes.ts'
import { type ReactNode, type Ref, useId } from 'react'
import styles from './question-article.module.css'

interface Props {
  /** Id for shortcuts; null for a question of a reading question, which they skip. */
  questionId: string | null
  /** Shown before the title; question and answer are aligned with the title. */
  number?: number
  title: string
  facts: ReactNode
  /** The results. */
  aside: ReactNode
  /** Question and answer. */
  children: ReactNode
  parts?: ReactNode
  ref?: Ref<HTMLElement>
}

/** The layout of a question: title and facts, question and answer, results beside them, parts below. */
export function QuestionArticle({ questionId, number, title, facts, aside, children, parts, ref }: Props) {
  const id = useId()
  const isPart = questionId === null
  const Heading = isPart ? 'h4' : 'h3'
  return (
    <article
      className={classes(styles.question, number !== undefined && styles.numbered)}
      ref={ref}
      aria-labelledby={id}
      data-question={questionId ?? undefined}
      tabIndex={isPart ? undefined : -1}
    >
      <header className={styles.header}>
        <Heading className={styles.title} id={id}>
          {number !== undefined && <span className={styles.number}>{number}</span>}
          {title}
        </Heading>
        <div className={styles.facts}>{facts}</div>
      </header>
      <div className={styles.main}>{children}</div>
      <aside className={styles.aside}>{aside}</aside>
      {parts}
    </article>
  )
}
