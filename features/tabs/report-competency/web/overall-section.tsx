import { formatClock, formatDateTime } from '@candor/messages/dates'
import { Section } from '@candor/ui/sections/section'
import { Stars } from '@candor/ui/stars'
import { useTranslations } from 'use-intl'
import { type AnswerTimes, type CompetencyReport, fullScore } from '../rules/report.ts'
import styles from './overall-section.module.css'
import { TenScore } from './ten-score.tsx'

interface Props {
  report: Pick<CompetencyReport, 'description' | 'competence' | 'stability' | 'times'>
  timeZone: string
}

/** The assessment as a whole: its description, both ratings, and how long it took. */
export function OverallSection({ report, timeZone }: Props) {
  const t = useTranslations('report-competency')
  const { description, competence, stability, times } = report
  return (
    <Section title={t('overall')} isFoldable end={<TenScore score={competence} />}>
      <div className={styles.overall}>
        {description && <p className={styles.description}>{description}</p>}
        <dl className={styles.ratings}>
          <Rating name={t('competence')} score={competence} />
          <Rating name={t('stability')} score={stability} />
        </dl>
      </div>
      {times && <TimeUsed times={times} timeZone={timeZone} />}
    </Section>
  )
}

function Rating({ name, score }: { name: string; score: number | null }) {
  return (
    <div className={styles.rating}>
      <dt>{name}</dt>
      <dd>
        <TenScore score={score} size="medium" />
        {score !== null && (
          <span aria-hidden="true">
            <Stars value={(score / fullScore) * 5} size={14} />
          </span>
        )}
      </dd>
    </div>
  )
}

function TimeUsed({ times, timeZone }: { times: AnswerTimes; timeZone: string }) {
  const t = useTranslations('report-competency')
  const { usedMs, firstAt, lastAt } = times
  return (
    <Section
      title={t('times')}
      isFoldable
      isInner
      isOpenAtFirst={false}
      end={usedMs !== null && formatClock(usedMs)}
    >
      <dl className={styles.times}>
        <Moment name={t('firstAt')} at={firstAt} timeZone={timeZone} />
        <Moment name={t('lastAt')} at={lastAt} timeZone={timeZone} />
      </dl>
    </Section>
  )
}

function Moment({ name, at, timeZone }: { name: string; at: number | null; timeZone: string }) {
  if (at === null) return null
  return (
    <div className={styles.moment}>
      <dt>{name}</dt>
      <dd>
        <time dateTime={new Date(at).toISOString()}>{formatDateTime(at, timeZone)}</time>
      </dd>
    </div>
  )
}
