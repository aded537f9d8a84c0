import { nameIn } from '@candor/messages/local-name'
import { plannedDate, plannedEnd, plannedTime } from '@candor/messages/local-time'
import { currentLocale } from '@candor/messages/web/stored-locale'
import { Button } from '@candor/ui/inputs/button'
import { handOverFocus } from '@candor/ui/inputs/hand-over-focus.ts'
import { State } from '@candor/ui/sections/state'
import { Link } from '@tanstack/react-router'
import { useLocale, useTranslations } from 'use-intl'
import { ofCandidate } from '../../../candidates/candidates/rules/ids.ts'
import { useSignedIn } from '../../../sign-in/session/web/signed-in.ts'
import { planTab } from '../../candidate-plans/rules/plans.ts'
import { ofPlan } from '../../planning/rules/wire.ts'
import { mayMoveInterviews } from '../rules/moving.ts'
import type { Interview, Mails, UndatedInterview } from '../rules/wire.ts'
import { MoveInterview } from './move-interview.tsx'
import styles from './page.module.css'

interface Props {
  interview: Interview | UndatedInterview
  timeZone: string
  isDue: boolean
  mails: Mails
}

/** Returns the time of an interview in words. */
function useWhen(timeZone: string) {
  const t = useTranslations('my-interviews')
  return (interview: Props['interview']) => {
    const locale = currentLocale()
    if (!('startsAt' in interview)) {
      const { day } = interview
      return day === null ? t('noTime') : t('dayWithoutTime', { day: plannedDate(day, locale) })
    }
    const from = plannedTime(interview.startsAt, timeZone, locale)
    return t('fromTo', { from, to: plannedEnd(interview, timeZone, locale) })
  }
}

/** One interview: when, with whom, for which position, and what is to be done. */
export function InterviewRow(props: Props) {
  const { interview, timeZone } = props
  const locale = useLocale()
  const name = nameIn(locale, interview.candidate.name, interview.candidate.latin)
  const position = nameIn(locale, interview.position.name, interview.position.latin)
  const when = useWhen(timeZone)(interview)
  const candidate = ofCandidate(interview.candidateId)
  return (
    <li className={styles.row} ref={handOverFocus}>
      <div className={styles.what}>
        <p className={styles.time}>{when}</p>
        <p className={styles.name}>
          <Link to="/shareurl" search={{ ...candidate, from: 'interviewPlan' }}>
            {name}
          </Link>
          {` · ${interview.roundName}`}
        </p>
        <p className={styles.text}>{[position, interview.location].filter(Boolean).join(' · ')}</p>
      </div>
      <Acts {...props} name={name} when={when} />
    </li>
  )
}

/** The state of an interview, and what its interviewer can do about it. */
function Acts({ interview, isDue, mails, name, when }: Props & { name: string; when: string }) {
  const t = useTranslations('my-interviews')
  const { planId, isAccepted, candidateOut } = interview
  const facts = { name, round: interview.roundName }
  const userInfo = useSignedIn()?.userInfo
  const isToAnswer = !isDue && !isAccepted && !candidateOut
  const candidate = ofCandidate(interview.candidateId)
  return (
    <div className={styles.acts}>
      {candidateOut && <State kind="reject">{t(`candidateOut.${candidateOut}`)}</State>}
      {!isDue && !candidateOut && (
        <State kind={isAccepted ? 'pass' : 'wait'}>{t(isAccepted ? 'accepted' : 'waiting')}</State>
      )}
      {'startsAt' in interview && !isDue && userInfo && mayMoveInterviews(userInfo) && (
        <MoveInterview interview={interview} facts={facts} when={when} mails={mails} />
      )}
      {isDue && (
        <Button
          look="primary"
          size="small"
          render={
            <Link
              to="/emailFeedback"
              search={{ ...candidate, ...ofPlan(planId) }}
              aria-label={t('giveOf', facts)}
            >
              {t('give')}
            </Link>
          }
        />
      )}
      <Button
        size="small"
        render={
          <Link
            to="/shareurl"
            search={{ ...candidate, activeIndex: planTab, ...ofPlan(planId), from: 'interviewPlan' }}
            aria-label={t(isToAnswer ? 'answerOf' : 'openOf', facts)}
          >
            {t(isToAnswer ? 'answer' : 'open')}
          </Link>
        }
      />
    </div>
  )
}
