import { formatDateTime } from '@candor/messages/dates'
import { nameIn } from '@candor/messages/local-name'
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

/** One interview: when, with whom, for which position, and what is to be done. */
export function InterviewRow({ interview, timeZone, isDue, mails }: Props) {
  const t = useTranslations('my-interviews')
  const locale = useLocale()
  const { roundName: round, planId, isAccepted, candidateOut } = interview
  const name = nameIn(locale, interview.candidate.name, interview.candidate.latin)
  const position = nameIn(locale, interview.position.name, interview.position.latin)
  const whenOf = ({ startsAt, endsAt }: Interview) => {
    const from = formatDateTime(startsAt, timeZone).slice(0, 16)
    const to = formatDateTime(endsAt, timeZone).slice(0, 16)
    return t('fromTo', { from, to: to.slice(0, 10) === from.slice(0, 10) ? to.slice(11) : to })
  }
  const dated = 'startsAt' in interview ? interview : null
  const day = 'day' in interview ? interview.day : null
  const when = dated ? whenOf(dated) : day === null ? t('noTime') : t('dayWithoutTime', { day })
  const facts = { name, round }
  const userInfo = useSignedIn()?.userInfo
  const isToAnswer = !isDue && !isAccepted && !candidateOut
  const candidate = ofCandidate(interview.candidateId)
  return (
    <li className={styles.row} ref={handOverFocus}>
      <div className={styles.what}>
        <p className={styles.time}>{when}</p>
        <p className={styles.name}>
          <Link to="/shareurl" search={{ ...candidate, from: 'interviewPlan' }}>
            {name}
          </Link>
          {` · ${round}`}
        </p>
        <p className={styles.text}>{[position, interview.location].filter(Boolean).join(' · ')}</p>
      </div>
      <div className={styles.acts}>
        {candidateOut && <State kind="reject">{t(`candidateOut.${candidateOut}`)}</State>}
        {!isDue && !candidateOut && (
          <State kind={isAccepted ? 'pass' : 'wait'}>{t(isAccepted ? 'accepted' : 'waiting')}</State>
        )}
        {dated && !isDue && userInfo && mayMoveInterviews(userInfo) && (
          <MoveInterview interview={dated} facts={facts} when={when} mails={mails} />
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
    </li>
  )
}
