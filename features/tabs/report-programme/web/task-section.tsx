import { formatClock } from '@candor/messages/dates'
import { Score } from '@candor/ui/score'
import { Section } from '@candor/ui/sections/section'
import { useTranslations } from 'use-intl'
import { CodeBlock } from '../../../findings/questions/web/code-block.tsx'
import { FoldedQuestion } from '../../../findings/questions/web/folded-question.tsx'
import { type Task, tallyCases } from '../rules/programme.ts'
import { CaseList } from './case-list.tsx'
import styles from './task-section.module.css'

interface Props {
  task: Task
  number: number
}

/** One task, folded; its result shows even when it is closed. */
export function TaskSection({ task, number }: Props) {
  const t = useTranslations('report-programme')
  const title = task.title ?? t('untitled', { number })
  return (
    <Section title={title} isFoldable end={<Result task={task} />}>
      <div className={styles.task}>
        <div className={styles.main}>
          <FoldedQuestion html={task.html} language={null} />
          <h3 className={styles.label}>{t('handedIn')}</h3>
          {task.files.length === 0 && <p className={styles.none}>{t('noFiles')}</p>}
          {task.files.map(({ name, language, content }, index) => {
            const fileName = name ?? t('file', { number: index + 1 })
            return (
              <div key={fileName} className={styles.file}>
                <h4>{fileName}</h4>
                <CodeBlock code={content} language={language} title={fileName} />
              </div>
            )
          })}
        </div>
        <Aside task={task} />
      </div>
    </Section>
  )
}

function Result({ task }: { task: Task }) {
  const t = useTranslations('report-programme')
  const tally = tallyCases(task)
  return (
    <>
      {task.spentMs !== null && <time>{formatClock(task.spentMs)}</time>}
      {tally && tally.done > 0 && <span>{t('passedOf', { passed: tally.passed, count: tally.done })}</span>}
      {tally && tally.running > 0 && <span>{t('casesRunning', { count: tally.running })}</span>}
      {task.score.state !== 'none' && <Score score={task.score} hasStars={false} />}
    </>
  )
}

function Aside({ task: { score, reason, cases } }: { task: Task }) {
  const t = useTranslations('report-programme')
  const hasScore = score.state !== 'none' || reason !== null
  const hasCases = cases !== null && cases.length > 0
  if (!hasScore && !hasCases) return null
  return (
    <aside className={styles.aside}>
      {hasScore && (
        <div>
          <h3 className={styles.label}>{t('score')}</h3>
          {score.state !== 'none' && <Score score={score} hasStars={false} />}
          {reason && (
            <p className={styles.reason}>
              {reason}
              <span className={styles.byline}>{t('byModel')}</span>
            </p>
          )}
        </div>
      )}
      {hasCases && (
        <div>
          <h3 className={styles.label}>{t('cases')}</h3>
          <CaseList cases={cases} />
        </div>
      )}
    </aside>
  )
}
