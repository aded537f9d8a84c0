import { useTranslations } from 'use-intl'
import { daySpan, type RowSpan, rowSpanOf, type WeekAxis } from '../../rules/axis.ts'
import { freeCounts, hasCalendar, hasOwnLanes, type RoundInterviewer } from '../../rules/interviewers.ts'
import { mergeSpans } from '../../rules/spans.ts'
import styles from './calendar.module.css'
import { placed } from './placed.ts'

interface Props {
  axis: WeekAxis
  day: string
  interviewers: readonly RoundInterviewer[]
}

function Lane({ axis, day, interviewer }: Omit<Props, 'interviewers'> & { interviewer: RoundInterviewer }) {
  const t = useTranslations('planning')
  const { taken, free, isFrozen } = interviewer
  if (isFrozen || taken === null || !hasCalendar(interviewer)) {
    return <div className={styles.lane} data-unknown="" title={t(isFrozen ? 'frozen' : 'noCalendar')} />
  }
  return (
    <div className={styles.lane}>
      {mergeSpans(free).map((span) => {
        const rowSpan = rowSpanOf(axis, day, span)
        return rowSpan && <span key={span.startsAt} className={styles.ownFree} style={placed(rowSpan)} />
      })}
      {mergeSpans(taken).map((span) => {
        const rowSpan = rowSpanOf(axis, day, span)
        return rowSpan && <span key={span.startsAt} className={styles.taken} style={placed(rowSpan)} />
      })}
    </div>
  )
}

function FreeLane({ axis, day, interviewers }: Props) {
  const t = useTranslations('planning')
  const counts = freeCounts(daySpan(day, axis.zone), interviewers)
  return (
    <div className={styles.lane}>
      {counts.map(({ free, known, ...span }) => {
        const rowSpan: RowSpan | null = free < known ? rowSpanOf(axis, day, span) : null
        return (
          rowSpan && (
            <span
              key={span.startsAt}
              className={styles.taken}
              style={placed(rowSpan)}
              data-some={free > 0 || undefined}
            >
              {rowSpan.height >= 0.5 && t('free', { free, known })}
            </span>
          )
        )
      })}
    </div>
  )
}

/**
 * The interviewers' other interviews and their availability on a day: a lane for each, or one lane that counts who is
 * free.
 */
export function DayLanes({ axis, day, interviewers }: Props) {
  return (
    <div className={styles.lanes} aria-hidden="true">
      {hasOwnLanes(interviewers) ? (
        interviewers.map((interviewer) => (
          <Lane key={interviewer.accountId} axis={axis} day={day} interviewer={interviewer} />
        ))
      ) : (
        <FreeLane axis={axis} day={day} interviewers={interviewers} />
      )}
    </div>
  )
}
