import { formatDateTime } from '@candor/messages/dates'
import { plannedTime } from '@candor/messages/local-time'
import { currentLocale } from '@candor/messages/web/stored-locale'
import { OutwardLink } from '@candor/ui/outward-link'
import { State } from '@candor/ui/sections/state'
import { Stars } from '@candor/ui/stars'
import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import type { Rating } from '../../../meetings/appointments/rules/wire.ts'
import type { MeetingPlace, Plan, PlanInterviewer } from '../../../meetings/candidate-plans/rules/plans.ts'
import { hasPlanRight } from '../../../meetings/feedback/rules/rights.ts'
import { PlanFeedback } from '../../../meetings/feedback/web/plan-feedback.tsx'
import { isUserType } from '../../../platform/access/rules/permissions.ts'
import type { OpenReport } from '../../../report/report/web/open-report.ts'
import { useSignedIn } from '../../../sign-in/session/web/signed-in.ts'
import { unnamedEntry } from '../rules.ts'
import styles from './plan-panel.module.css'

import { SecretText } from './secret-text.tsx'

type OfFeedback = Pick<OpenReport, 'candidateId' | 'positionId' | 'timeZone' | 'facts'>

function Meeting({ place }: { place: MeetingPlace }) {
  if ('text' in place) return place.text
  return <OutwardLink address={place.address}>{place.address}</OutwardLink>
}

interface FeedbackOf {
  report: OfFeedback
  /** Reloads the plans. */
  onChanged: () => Promise<unknown>
}

/** An interviewer's answer, as far as it is known. */
function Answer({ interviewer: { answer, reason, isFrozen } }: { interviewer: PlanInterviewer }) {
  const t = useTranslations('report-plan')
  if (isFrozen) return <State kind="reject">{t('interviewerFrozen')}</State>
  if (answer === null) return null
  return (
    <>
      <State kind={answer === 'accepted' ? 'pass' : 'reject'}>{t(`answer.${answer}`)}</State>
      {reason && <span className={styles.reason}>{reason}</span>}
    </>
  )
}

function Interviewer({ interviewer, ...feedbackOf }: { interviewer: PlanInterviewer } & FeedbackOf) {
  const t = useTranslations('report-plan')
  const { name, password, entrance } = interviewer
  return (
    <li className={styles.line}>
      <span>{name}</span>
      {password && (
        <SecretText
          planId={interviewer.feedback.planId}
          interviewerName={name}
          secret={password}
          what={t('interviewerPassword', { name })}
        />
      )}
      {entrance && (
        <OutwardLink address={entrance} label={t('entranceOf', { name })}>
          {t('entrance')}
        </OutwardLink>
      )}
      {!interviewer.feedback.isCancelled && <Answer interviewer={interviewer} />}
      <PlanFeedback entry={interviewer.feedback} {...feedbackOf} />
    </li>
  )
}

/** The candidate's rating of the interview, in stars and words. */
function RatingFact({ rating: { score, content, ratedAt }, timeZone }: { rating: Rating; timeZone: string }) {
  const t = useTranslations('report-plan')
  return (
    <div className={styles.rating}>
      <span className={styles.line}>
        <Stars value={score} size={14} />
        {t('ratingOf', { score })}
        <span className={styles.reason}>{formatDateTime(ratedAt, timeZone)}</span>
      </span>
      {content && <span>{content}</span>}
    </div>
  )
}

interface Props extends FeedbackOf {
  plan: Plan
  rating?: Rating | undefined
}

/** The entry for the reader's feedback on a plan without interviewers. */
function useUnnamedEntry(plan: Plan, { facts }: OfFeedback) {
  const account = useSignedIn()?.userInfo
  if (!account || !facts.acts.has('feedback')) return null
  const { userId: id, userName: name, userType } = account
  const mayGive =
    isUserType(userType) && hasPlanRight({ userType, accountId: id, isOwn: false, isMaker: false })
  return mayGive ? unnamedEntry(plan, { id, name }) : null
}

/** The feedback of accounts that are no interviewers of the plan. */
function OtherFeedback({ entries, ...feedbackOf }: FeedbackOf & { entries: Plan['others'] }) {
  return (
    <ul>
      {entries.map((entry) => (
        <li key={entry.feedback?.id} className={styles.line}>
          <span>{entry.interviewer.name}</span>
          <PlanFeedback entry={entry} {...feedbackOf} />
        </li>
      ))}
    </ul>
  )
}

/** All facts of a plan; missing ones have no row. */
export function PlanFacts({ plan, rating, ...feedbackOf }: Props) {
  const { timeZone } = feedbackOf.report
  const t = useTranslations('report-plan')
  const { meeting, candidatePassword, interviewers, others, guests, createdBy, createdAt } = plan
  const made = formatDateTime(createdAt, timeZone)
  const ownEntry = useUnnamedEntry(plan, feedbackOf.report)
  const facts: [string, ReactNode][] = [
    [t('movedFrom'), plan.movedFrom !== null && plannedTime(plan.movedFrom, timeZone, currentLocale())],
    [t('roomType'), t(`room.${plan.room}`)],
    [t('location'), plan.location],
    [t('roomNumber'), plan.roomNumber],
    [t('meetingLink'), meeting && <Meeting place={meeting} />],
    [
      t('candidatePassword'),
      candidatePassword && (
        <SecretText planId={plan.id} secret={candidatePassword} what={t('candidatePassword')} />
      ),
    ],
    [
      t('interviewers'),
      interviewers.length > 0 && (
        <ul>
          {interviewers.map((interviewer, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: interviewers may share a name and keep their order
            <Interviewer key={index} interviewer={interviewer} {...feedbackOf} />
          ))}
        </ul>
      ),
    ],
    [t('otherFeedback'), others.length > 0 && <OtherFeedback entries={others} {...feedbackOf} />],
    [t('feedbackPage.title'), ownEntry && <PlanFeedback entry={ownEntry} {...feedbackOf} />],
    [t('rating'), rating && <RatingFact rating={rating} timeZone={timeZone} />],
    [t('guests'), guests.join(t('comma'))],
    [t('otherInfo'), plan.otherInfo],
    [t('createdBy'), createdBy ? t('createdAt', { name: createdBy, time: made }) : made],
  ]
  return (
    <dl className={styles.facts}>
      {facts
        .filter(([, value]) => value)
        .map(([name, value]) => (
          <div key={name} className={styles.fact}>
            <dt>{name}</dt>
            <dd className={styles.value}>{value}</dd>
          </div>
        ))}
    </dl>
  )
}
