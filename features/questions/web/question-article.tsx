import { classes } from '@candor/ui/classes.ts'
import { type ReactNode, type Ref, useId } from 'react'
import styles from './question-article.module.css'

interface Props {
  /** Id by which shortcuts find it; null on a part of another question, which they pass over. */
  questionId: string | null
  /** Stands before the title, and what was asked and answered is in line with the title. */
  number?: number
  title: string
  facts: ReactNode
  /** What the answer came to. */
  aside: ReactNode
  /** What was asked and answered. */
  children: ReactNode
  parts?: ReactNode
  ref?: Ref<HTMLElement>
}

/** The places of a question: its title and facts, what was asked and answered, what that came to beside, parts below. */
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
