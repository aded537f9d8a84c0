import { formatDateTime } from '@candor/messages/dates'
import { MoreButton, useDrawnList } from '@candor/ui/next-page'
import { Score } from '@candor/ui/score'
import { State } from '@candor/ui/sections/state'
import { Timeline, type TimelineItem } from '@candor/ui/sections/timeline'
import { Tag } from '@candor/ui/tag'
import { useTranslations } from 'use-intl'
import { decisionOfStatus } from '../../../decisions/rules.ts'
import type { EvaluationRecord } from '../../contract/reading.ts'
import { partOfType } from '../../rules/kinds.ts'
import { recordScore } from '../../rules/records.ts'
import styles from './records-list.module.css'

/** The number of records drawn at first, and added by each press. */
const pageSize = 50

function RecordTitle({ record, isUnread }: { record: EvaluationRecord; isUnread: boolean }) {
  const t = useTranslations('evaluations')
  const decision = decisionOfStatus(record.estimateStatus)
  const score = recordScore(record)
  return (
    <span className={styles.line}>
      <span>{record.estimateUserName}</span>
      {record.isOwn && <span className={styles.own}>{t('own')}</span>}
      <Tag>{record.stageName}</Tag>
      {decision && <State kind={decision}>{t(`status.${decision}`)}</State>}
      {score !== null && <Score score={{ state: 'scored', value: score, outOf: 5 }} />}
      {isUnread && <State kind="info">{t('unread')}</State>}
    </span>
  )
}

type Estimate = EvaluationRecord['estimates'][number]

function EstimateLine({ estimate, timeZone }: { estimate: Estimate; timeZone: string }) {
  const t = useTranslations('evaluations')
  const kind = partOfType(estimate.estimateType)
  const { estimateScore: score, estimateContent: text } = estimate
  return (
    <li>
      <span className={styles.line}>
        {kind && <span className={styles.kind}>{t(`kind.${kind}`)}</span>}
        {score !== null && <Score score={{ state: 'scored', value: score, outOf: 5 }} hasStars={false} />}
        <span className={styles.time}>{formatDateTime(estimate.createdTime, timeZone)}</span>
      </span>
      {text && <p className={styles.text}>{text}</p>}
    </li>
  )
}

function RecordBody({ record, timeZone }: { record: EvaluationRecord; timeZone: string }) {
  const [only, ...more] = record.estimates
  if (only && more.length === 0 && only.estimateType === 1) {
    return only.estimateContent && <p className={styles.text}>{only.estimateContent}</p>
  }
  return (
    <ul className={styles.estimates}>
      {record.estimates.map((estimate) => (
        <EstimateLine key={estimate.id} estimate={estimate} timeZone={timeZone} />
      ))}
    </ul>
  )
}

interface Props {
  records: readonly EvaluationRecord[]
  timeZone: string
  /** Evaluations of colleagues after this moment are marked (epoch milliseconds); null: none. */
  unreadSince?: number | null
}

/** The evaluation records on a timeline: who, decision, score, time and text. */
export function RecordsList({ records, timeZone, unreadSince = null }: Props) {
  const t = useTranslations('evaluations')
  const list = useDrawnList(records, pageSize)
  const items = list.drawn.map((record, index): TimelineItem => {
    const isNew = unreadSince !== null && record.estimateOperateTime > unreadSince
    return {
      id: record.estimates[0]?.id ?? String(index),
      isCurrent: index === 0,
      date: formatDateTime(record.estimateOperateTime, timeZone),
      title: <RecordTitle record={record} isUnread={isNew && !record.isOwn} />,
      body: <RecordBody record={record} timeZone={timeZone} />,
    }
  })
  return (
    <>
      <Timeline items={items} />
      {list.rest > 0 && <MoreButton list={list}>{t('recordsOlder', { count: list.next })}</MoreButton>}
    </>
  )
}
