import type { ReplyOf } from '@candor/call/define'
import { formatDateTime } from '@candor/messages/dates'
import { Button } from '@candor/ui/inputs/button'
import { FieldError } from '@candor/ui/inputs/field'
import { State, type StateKind } from '@candor/ui/sections/state'
import { useId, useState } from 'react'
import { useTranslations } from 'use-intl'
import type { listAsked } from '../contract/asked.ts'
import type { AnswerState } from '../rules/asked.ts'
import styles from './asked-list.module.css'
import { type AskedActs, useAskedActs } from './use-asked-acts.ts'

type Asked = ReplyOf<typeof listAsked>[number]

const looks: Readonly<Record<AnswerState, StateKind>> = {
  pass: 'pass',
  wait: 'wait',
  reject: 'reject',
  declined: 'info',
  covered: 'info',
  accepted: 'info',
  pending: 'info',
  withdrawn: 'info',
}

function Answer({ asked, timeOf }: { asked: Asked; timeOf: (ms: number) => string }) {
  const t = useTranslations('recommend.asked')
  const { state, at, text, reasons, by } = asked.answer
  return (
    <>
      <p className={styles.answer}>
        <State kind={looks[state]}>{t(`state.${state}`)}</State>
        {state === 'pending' && (
          <span className={styles.time}>{t('pendingSince', { time: timeOf(asked.askedAt) })}</span>
        )}
        {at !== null && (
          <span className={styles.time}>
            {by === null
              ? t('answeredAt', { time: timeOf(at) })
              : t('withdrawnBy', { name: by, time: timeOf(at) })}
          </span>
        )}
      </p>
      {reasons.length > 0 && <p className={styles.words}>{t('reasons', { reasons: reasons.join(' · ') })}</p>}
      {text && <p className={styles.words}>{text}</p>}
    </>
  )
}

interface WithdrawQuestionProps {
  asked: Asked
  withdraw: AskedActs['withdraw']
  onClose: () => void
}

function WithdrawQuestion({ asked, withdraw, onClose }: WithdrawQuestionProps) {
  const t = useTranslations('recommend.asked')
  const { recommendationId: id, userName: name } = asked
  return (
    <fieldset className={styles.ask} aria-label={t('withdrawName', { name })}>
      <p>{t('withdrawAsk', { name })}</p>
      <div className={styles.acts}>
        <Button size="small" onClick={onClose}>
          {t('withdrawNo')}
        </Button>
        <Button
          size="small"
          look="primary"
          disabled={withdraw.isPending}
          onClick={() => withdraw.mutate(id, { onSettled: onClose })}
        >
          {t('withdrawYes')}
        </Button>
      </div>
    </fieldset>
  )
}

interface ActsProps {
  asked: Asked
  acts: AskedActs
  timeOf: (ms: number) => string
}

function Acts({ asked, acts: { remind, withdraw }, timeOf }: ActsProps) {
  const t = useTranslations('recommend.asked')
  const faultId = useId()
  const [isAsking, setIsAsking] = useState(false)
  const [now] = useState(() => Date.now())
  const { recommendationId: id, userName: name, mayRemindFrom, mayWithdraw, remindedAt } = asked
  const failed = [remind, withdraw].find(({ isError, variables }) => isError && variables === id)
  if (isAsking)
    return <WithdrawQuestion asked={asked} withdraw={withdraw} onClose={() => setIsAsking(false)} />
  const mayNow = mayRemindFrom !== null && mayRemindFrom <= now
  return (
    <>
      {(mayRemindFrom !== null || mayWithdraw) && (
        <div className={styles.acts}>
          {mayRemindFrom !== null && (
            <Button
              size="small"
              aria-label={t('remindName', { name })}
              disabled={!mayNow || remind.isPending}
              onClick={() => remind.mutate(id)}
            >
              {t('remind')}
            </Button>
          )}
          {mayWithdraw && (
            <Button
              size="small"
              look="quiet"
              aria-label={t('withdrawName', { name })}
              onClick={() => setIsAsking(true)}
            >
              {t('withdraw')}
            </Button>
          )}
          {remindedAt !== null && (
            <span className={styles.time}>
              {t('remindedAt', { time: timeOf(remindedAt) })}
              {mayRemindFrom !== null && !mayNow && ` · ${t('remindFrom', { time: timeOf(mayRemindFrom) })}`}
            </span>
          )}
        </div>
      )}
      {failed && <FieldError id={faultId}>{failed.error?.message ?? ''}</FieldError>}
    </>
  )
}

function AskedEntry({ asked, acts, timeOf }: ActsProps) {
  const t = useTranslations('recommend.asked')
  const { userName, askedBy, askedAt, stageName, notes, hasCoveredNotes } = asked
  const time = timeOf(askedAt)
  return (
    <li className={styles.entry}>
      <b className={styles.name}>{userName}</b>
      <p className={styles.time}>
        {askedBy === null
          ? t('imported', { time, stage: stageName })
          : t('by', { name: askedBy, time, stage: stageName })}
      </p>
      {notes.map(({ userName: author, note, writtenAt }) => (
        <p key={`${writtenAt} ${note}`} className={styles.words}>
          {author === null || author === askedBy ? note : t('noteOf', { name: author, note })}
        </p>
      ))}
      {hasCoveredNotes && <p className={styles.time}>{t('coveredNotes')}</p>}
      <Answer asked={asked} timeOf={timeOf} />
      <Acts asked={asked} acts={acts} timeOf={timeOf} />
    </li>
  )
}

interface Props {
  candidateId: string
  timeZone: string
  asked: readonly Asked[]
}

/** The colleagues who were asked: by whom, when, with which note, and what they answered. */
export function AskedList({ candidateId, timeZone, asked }: Props) {
  const t = useTranslations('recommend.asked')
  const headingId = useId()
  const acts = useAskedActs(candidateId)
  const timeOf = (ms: number) => formatDateTime(ms, timeZone).slice(0, 16)
  return (
    <section className={styles.asked} aria-labelledby={headingId}>
      <h3 className={styles.title} id={headingId}>
        {t('title')}
      </h3>
      <ul className={styles.list}>
        {asked.map((each) => (
          <AskedEntry key={each.recommendationId} asked={each} acts={acts} timeOf={timeOf} />
        ))}
      </ul>
    </section>
  )
}
