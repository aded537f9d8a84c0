import { formatDateTime } from '@candor/messages/dates'
import { MoreButton, useDrawnList } from '@candor/ui/next-page'
import { Score } from '@candor/ui/score'
import { State } from '@candor/ui/sections/state'
import { Timeline, type TimelineItem } from '@candor/ui/sections/timeline'
import { Tag } from '@candor/ui/tag'
import { useTranslations } from 'use-intl'
import { UndoInRecord } from '../../../../platform/undo/web/undo-in-record.tsx'
import { decidedBefore, type Evaluation, type EvaluationPart, evaluationScore } from '../../rules/records.ts'
import styles from './records-list.module.css'

/** The number of records drawn at first, and added by each press. */
const pageSize = 50

interface TitleProps {
  record: Evaluation
  timeZone: string
  isUnread: boolean
}

function RecordTitle({ record, timeZone, isUnread }: TitleProps) {
  const t = useTranslations('evaluations')
  const { decision } = record
  const score = evaluationScore(record)
  const decidedAt = decidedBefore(record)
  return (
    <span className={styles.line}>
      <span>{record.evaluatedBy}</span>
      {record.isOwn && <span className={styles.own}>{t('own')}</span>}
      <Tag>{record.stageName}</Tag>
      {decision && <State kind={decision}>{t(`status.${decision}`)}</State>}
      {decidedAt !== null && (
        <span className={styles.time}>{t('decidedAt', { time: formatDateTime(decidedAt, timeZone) })}</span>
      )}
      {score !== null && <Score score={{ state: 'scored', value: score, outOf: 5 }} />}
      {isUnread && <State kind="info">{t('unread')}</State>}
    </span>
  )
}

/** The reasons, apart from the text. Those without a decision declined a recommendation. */
function PartText({ part, timeZone }: { part: EvaluationPart; timeZone: string }) {
  const { reasons, content, decision, withdrawn } = part
  const t = useTranslations('evaluations')
  return (
    <>
      {reasons.length > 0 && (
        <ul className={styles.reasons} aria-label={t(decision === 'reject' ? 'reasons' : 'declineReasons')}>
          {reasons.map((reason) => (
            <li key={reason}>
              <Tag>{reason}</Tag>
            </li>
          ))}
        </ul>
      )}
      {content && <p className={styles.text}>{content}</p>}
      {withdrawn && (
        <p className={styles.text}>
          {t('withdraw.told', { time: formatDateTime(withdrawn.at, timeZone), reason: withdrawn.reason })}
        </p>
      )}
    </>
  )
}

function PartLine({ part, timeZone }: { part: EvaluationPart; timeZone: string }) {
  const t = useTranslations('evaluations')
  const { kind, score, decision, evaluatedAt } = part
  return (
    <li>
      <span className={styles.line}>
        {kind && <span className={styles.kind}>{t(`kind.${kind}`)}</span>}
        {decision && <State kind={decision}>{t(`status.${decision}`)}</State>}
        {score !== null && <Score score={{ state: 'scored', value: score, outOf: 5 }} hasStars={false} />}
        <span className={styles.time}>{formatDateTime(evaluatedAt, timeZone)}</span>
      </span>
      <PartText part={part} timeZone={timeZone} />
    </li>
  )
}

function RecordBody({ record, timeZone }: { record: Evaluation; timeZone: string }) {
  const [only, ...more] = record.parts
  if (only && more.length === 0 && only.kind === 'overall' && !only.withdrawn) {
    return <PartText part={only} timeZone={timeZone} />
  }
  return (
    <ul className={styles.estimates}>
      {record.parts.map((part) => (
        <PartLine key={part.id} part={part} timeZone={timeZone} />
      ))}
    </ul>
  )
}

/** Undo of the newest part, which is the first one of its act. */
function UndoOfRecord({ candidateId, record }: { candidateId: string; record: Evaluation }) {
  const newest = record.parts.filter(({ evaluatedAt }) => evaluatedAt === record.evaluatedAt)
  return newest.map(({ id }) => (
    <UndoInRecord key={id} candidateId={candidateId} refId={id} at={record.evaluatedAt} />
  ))
}

interface Props {
  candidateId: string
  records: readonly Evaluation[]
  timeZone: string
  /** Evaluations of colleagues after this moment are marked (epoch milliseconds); null: none. */
  unreadSince?: number | null
}

/** The evaluation records on a timeline: who, decision, score, time and text. */
export function RecordsList({ candidateId, records, timeZone, unreadSince = null }: Props) {
  const t = useTranslations('evaluations')
  const list = useDrawnList(records, pageSize)
  const items = list.drawn.map((record, index): TimelineItem => {
    const isNew = unreadSince !== null && record.evaluatedAt > unreadSince
    return {
      id: record.parts[0]?.id ?? String(index),
      isCurrent: index === 0,
      date: formatDateTime(record.evaluatedAt, timeZone),
      title: <RecordTitle record={record} timeZone={timeZone} isUnread={isNew && !record.isOwn} />,
      body: (
        <>
          <RecordBody record={record} timeZone={timeZone} />
          <UndoOfRecord candidateId={candidateId} record={record} />
        </>
      ),
    }
  })
  return (
    <>
      <Timeline items={items} />
      {list.rest > 0 && <MoreButton list={list}>{t('recordsOlder', { count: list.next })}</MoreButton>}
    </>
  )
}
