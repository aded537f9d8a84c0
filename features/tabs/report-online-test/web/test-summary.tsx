import { formatClock } from '@candor/messages/dates'
import { Score } from '@candor/ui/score'
import { Section } from '@candor/ui/sections/section'
import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import type { WrittenQuestion } from '../../../findings/questions/rules/question.ts'
import type { OpenReport } from '../../../report/report/web/open-report.ts'
import { modulesOf } from '../rules/modules.ts'
import { type TestTime, testTime, timesSpent } from '../rules/time.ts'
import { type Totals, totalsOf, writtenPercent } from '../rules/totals.ts'
import { ModuleTable } from './module-table.tsx'
import styles from './test-summary.module.css'

interface Props {
  report: OpenReport
  questions: readonly WrittenQuestion[]
  /** Whether the questions are those of the whole test, not of one module. */
  isWhole: boolean
}

/** The result of the written test, as a whole and by module. */
export function TestSummary({ report, questions, isWhole }: Props) {
  const t = useTranslations('report-online-test')
  const { answers, usedMs } = report.interview
  const spent = timesSpent(answers, usedMs)
  const totals = totalsOf(questions, spent)
  const { spentMs } = totals
  const time = isWhole ? testTime(report.interview, spentMs) : { usedMs: spentMs, limitMs: null }
  const rows = modulesOf(questions).map(({ module, questions: found }) => ({
    module,
    totals: totalsOf(found, spent),
  }))
  const { points, answered, count } = totals
  const closed =
    points.state === 'scored'
      ? t('closed', { percent: writtenPercent(points.value, points.outOf) })
      : t('ofCount', { answered, count })
  return (
    <>
      <Section title={t('result')} isFoldable end={<span>{closed}</span>}>
        <dl className={styles.figures}>
          <PointFigures points={points} />
          <Figure name={t('answered')}>{t('ofCount', { answered, count })}</Figure>
          {totals.checked > 0 && <CheckedFigure totals={totals} />}
          <Figure name={t('time')}>
            <Timed {...time} />
          </Figure>
        </dl>
      </Section>
      <Section title={t('byModule')} isFoldable>
        <ModuleTable rows={rows} />
      </Section>
    </>
  )
}

function Figure({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className={styles.figure}>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  )
}

function PointFigures({ points }: Pick<Totals, 'points'>) {
  const t = useTranslations('report-online-test')
  if (points.state !== 'scored') {
    return (
      <Figure name={t('points')}>
        <Score score={points} hasStars={false} />
      </Figure>
    )
  }
  const percent = writtenPercent(points.value, points.outOf)
  return (
    <>
      <Figure name={t('percent')}>
        <b className={styles.percent}>{t('percentValue', { percent })}</b>
      </Figure>
      <Figure name={t('points')}>
        <Score score={points} hasStars={false} />
        <span className={styles.note}>{t('scoredQuestions', { count: points.count })}</span>
      </Figure>
    </>
  )
}

function CheckedFigure({ totals: { correct, partial, wrong } }: { totals: Totals }) {
  const t = useTranslations('report-online-test')
  return (
    <Figure name={t('checked')}>
      <ul className={styles.verdicts}>
        <li data-verdict="correct">{t('correct', { count: correct })}</li>
        <li data-verdict="partial">{t('partial', { count: partial })}</li>
        <li data-verdict="wrong">{t('wrong', { count: wrong })}</li>
      </ul>
    </Figure>
  )
}

function Timed({ usedMs, limitMs }: TestTime) {
  const t = useTranslations('report-online-test')
  if (usedMs === null) return <span className={styles.none}>{t('unknownTime')}</span>
  const used = formatClock(usedMs)
  return limitMs === null ? used : t('timeOf', { used, total: formatClock(limitMs) })
}
