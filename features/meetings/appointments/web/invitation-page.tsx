import { callAt } from '@candor/call/web/call-at'
import { failureText } from '@candor/call/web/failure-text'
import { isRefusal } from '@candor/call/web/send'
import { useOneAtATime } from '@candor/ui/use-one-at-a-time.ts'
import { useCallback, useEffect, useRef, useState } from 'react'
import { useTranslations } from 'use-intl'
import { usePrivate } from '../../../shares/shares/web/visited-page.ts'
import { BrandOfLink } from '../../../sign-in/session/web/brand/brand-of-link.tsx'
import { useNames } from '../../link-pages/web/facts.tsx'
import { LinkFrame } from '../../link-pages/web/link-frame.tsx'
import styles from '../../link-pages/web/link-page.module.css'
import { LinkStatePage } from '../../link-pages/web/link-state-page.tsx'
import own from '../../link-pages/web/notice.module.css'
import { useKept } from '../../link-pages/web/use-kept.ts'
import { useLink } from '../../link-pages/web/use-link.ts'
import type { Answer } from '../../planning/rules/receiving.ts'
import { answerInvitationAt, keepReminderAt, readInvitationAt } from '../contract/addresses.ts'
import type { answerInvitation, keepReminder, readInvitation as readCall } from '../contract/invitation.ts'
import { type Invitation, readInvitation, writeAnswer, writeReminder } from '../rules/wire.ts'
import { DateHeadline } from './date-headline.tsx'
import { AnswerBar, Refusal } from './invitation-answer.tsx'
import { Details } from './invitation-details.tsx'
import { ZoneButton } from './zone-button.tsx'

/** The page on which an interviewer accepts or declines an invitation, by the link in a mail. */
export function InvitationPage({ link }: { link: string }) {
  const read = useCallback(
    () => callAt<typeof readCall>(readInvitationAt, { sign: link }).then(readInvitation),
    [link],
  )
  const state = useLink(read)
  if (state.kind !== 'loaded') return <LinkStatePage state={state} />
  const answer = (given: Answer, reason?: string) => {
    const input = writeAnswer(link, given, reason)
    return state.act(() => callAt<typeof answerInvitation>(answerInvitationAt, input).then(readInvitation))
  }
  const remind = (isOn: boolean) => {
    const input = writeReminder(link, isOn)
    return state.act(() => callAt<typeof keepReminder>(keepReminderAt, input).then(readInvitation))
  }
  return (
    <BrandOfLink partner={state.found.partnerBrand}>
      <Opened
        invitation={state.found}
        link={link}
        onAnswer={answer}
        onRefused={state.refresh}
        onRemind={remind}
      />
    </BrandOfLink>
  )
}

interface Props {
  invitation: Invitation
  link: string
  onAnswer: (given: Answer, reason?: string) => Promise<unknown>
  /** Looks anew. */
  onRefused: () => Promise<void>
  /** Stores whether they are reminded of their availability. */
  onRemind: (isOn: boolean) => Promise<unknown>
}

/** How an interviewer answers; `wants` is what they are about to do. */
function useAnswering({ invitation, onAnswer, onRefused }: Omit<Props, 'link' | 'onRemind'>) {
  const t = useTranslations('appointments')
  const { answer, mayAnswer } = invitation
  const [begun, setWants] = useState<'refuse' | 'change' | null>(null)
  const wants = mayAnswer ? begun : null
  const [failure, setFailure] = useState<string | null>(null)
  const [send, isSending] = useOneAtATime(async (next: Answer, reason?: string) => {
    setFailure(null)
    try {
      await onAnswer(next, reason)
      setWants(null)
    } catch (error) {
      setFailure(failureText(error, t('failed')))
      // It may be over, or another one by now.
      if (isRefusal(error)) await onRefused()
    }
  })
  return {
    wants,
    setWants,
    isAnswered: answer !== null && wants === null,
    isAsking: mayAnswer && wants !== 'refuse' && (answer === null || wants === 'change'),
    failure,
    send,
    isSending,
  }
}

function Opened({ invitation, link, onAnswer, onRefused, onRemind }: Props) {
  const t = useTranslations('appointments')
  usePrivate()
  const { company } = useNames(invitation)
  const [timeZone, setTimeZone] = useKept('schedule.zone', Intl.DateTimeFormat().resolvedOptions().timeZone)
  const { answer, roundName: round, now } = invitation
  const answering = useAnswering({ invitation, onAnswer, onRefused })
  const { wants, setWants, isAnswered, failure, send, isSending } = answering
  const title = t('invitation.title', { round })
  return (
    <LinkFrame
      title={title}
      company={company}
      bar={
        answering.isAsking ? (
          <AnswerBar
            label={title}
            failure={failure}
            isSending={isSending}
            onAccept={() => void send('accepted')}
            onRefuse={() => setWants('refuse')}
          />
        ) : undefined
      }
    >
      <Outcome answer={answer} isShown={isAnswered} />
      <p className={own.text}>{title}</p>
      <DateHeadline appointment={invitation} timeZone={timeZone} />
      {invitation.startsAt === null ? (
        <h1 className={styles.title}>{t('invitation.noTime')}</h1>
      ) : (
        <ZoneButton timeZone={timeZone} now={now} onChange={setTimeZone} />
      )}
      {wants === 'refuse' ? (
        <Refusal
          link={link}
          failure={failure}
          isSending={isSending}
          onRefuse={(reason) => void send('refused', reason)}
          onBack={() => setWants(null)}
        />
      ) : (
        <Details
          invitation={invitation}
          isAnswered={isAnswered}
          onChange={() => setWants('change')}
          onRemind={onRemind}
        />
      )}
    </LinkFrame>
  )
}

/** The stored answer, which takes the focus when it changes. */
function Outcome({ answer, isShown }: Pick<Invitation, 'answer'> & { isShown: boolean }) {
  const t = useTranslations('appointments')
  const first = useRef(answer)
  const outcome = useRef<HTMLParagraphElement>(null)
  useEffect(() => {
    if (answer !== first.current) outcome.current?.focus()
  }, [answer])
  if (!isShown || answer === null) return null
  return (
    <p
      ref={outcome}
      className={own.outcome}
      role="status"
      tabIndex={-1}
      data-is-accepted={answer === 'accepted'}
    >
      {t(`invitation.${answer}`)}
    </p>
  )
}
