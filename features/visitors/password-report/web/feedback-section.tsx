import { formatDateTime } from '@candor/messages/dates'
import { otherZone } from '@candor/messages/web/other-zone'
import { Section } from '@candor/ui/sections/section'
import { State, type StateKind } from '@candor/ui/sections/state'
import { Timeline } from '@candor/ui/sections/timeline'
import { useTranslations } from 'use-intl'
import type {
  Arrangement,
  ArrangementResponse,
  FeedbackResult,
} from '../../../candidates/interviews/rules/interview.ts'
import { latestFirst } from '../rules/person.ts'
import styles from './feedback-section.module.css'

const responseLooks: Readonly<Record<ArrangementResponse, StateKind>> = {
  none: 'wait',
  accepted: 'pass',
  rejected: 'reject',
  cancelled: 'none',
}

const looks: Readonly<Record<FeedbackResult, StateKind>> = {
  passed: 'pass',
  rejected: 'reject',
  pending: 'wait',
}

/** Time and length of an interview with people, with the time zone where the reader's differs. */
function useTimes(timeZone: string) {
  const t = useTranslations('password-report')
  const at = (epochMs: number) => formatDateTime(epochMs, timeZone).slice(0, 16)
  return ({ startsAt, endsAt, day, minutes }: Arrangement) => {
    if (startsAt === null) return day ?? t('noTime')
    const start = at(startsAt)
    const end = endsAt === null ? null : at(endsAt)
    const shownEnd = end?.startsWith(start.slice(0, 10)) ? end.slice(11) : end
    const time = shownEnd === null || shownEnd === undefined ? start : t('from', { start, end: shownEnd })
    const zone = otherZone(startsAt, timeZone)
    const span = zone ? t('zoned', { time, ...zone }) : time
    return minutes === null ? span : `${span} · ${t('minutes', { count: minutes })}`
  }
}

function Feedback({ arrangement: { place, feedback } }: { arrangement: Arrangement }) {
  const t = useTranslations('password-report')
  return (
    <>
      {place && <p>{t('place', { place })}</p>}
      {feedback?.length === 0 && <p className={styles.none}>{t('noFeedback')}</p>}
      {feedback !== null && feedback.length > 0 && (
        <ul className={styles.entries}>
          {feedback.map(({ id, author, result, text }) => (
            <li key={id}>
              <State kind={looks[result]}>{t(`result.${result}`)}</State>
              <p className={styles.text}>
                {author && <b>{t('by', { name: author })}</b>}
                {text}
              </p>
            </li>
          ))}
        </ul>
      )}
    </>
  )
}

/** The interviews with people, latest first, with the candidate's answer and the feedback of each interviewer. */
export function FeedbackSection({
  arrangements,
  timeZone,
}: {
  arrangements: readonly Arrangement[]
  timeZone: string
}) {
  const t = useTranslations('password-report')
  const timesOf = useTimes(timeZone)
  const items = latestFirst(arrangements).map((arrangement, index) => ({
    id: String(index),
    date: timesOf(arrangement),
    title: (
      <span className={styles.title}>
        <span>{t(`mode.${arrangement.mode}`)}</span>
        <State kind={responseLooks[arrangement.response]}>{t(`response.${arrangement.response}`)}</State>
      </span>
    ),
    body: <Feedback arrangement={arrangement} />,
  }))
  return (
    <Section
      title={t('feedback')}
      state={items.length === 0 ? { kind: 'empty', title: t('noFeedback') } : { kind: 'ready' }}
    >
      <Timeline items={items} />
    </Section>
  )
}
