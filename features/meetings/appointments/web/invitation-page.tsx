import { callAt } from '@candor/call/web/call-at'
import { failureText } from '@candor/call/web/failure-text'
import { isRefusal } from '@candor/call/web/send'
import { Button } from '@candor/ui/inputs/button'
import { AreaField } from '@candor/ui/inputs/field'
import { FrozenFields } from '@candor/ui/inputs/frozen-fields'
import { handFocusInTurn } from '@candor/ui/inputs/hand-over-focus.ts'
import { useOneAtATime } from '@candor/ui/use-one-at-a-time.ts'
import { type FormEvent, useCallback, useEffect, useRef, useState } from 'react'
import { useTranslations } from 'use-intl'
import { usePrivate } from '../../../shares/shares/web/visited-page.ts'
import { BrandOfLink } from '../../../sign-in/session/web/brand/brand-of-link.tsx'
import { Fact, Facts, useNames, WhereFact, WithFact } from '../../link-pages/web/facts.tsx'
import { LinkFrame } from '../../link-pages/web/link-frame.tsx'
import styles from '../../link-pages/web/link-page.module.css'
import { LinkStatePage } from '../../link-pages/web/link-state-page.tsx'
import own from '../../link-pages/web/notice.module.css'
import { useKept } from '../../link-pages/web/use-kept.ts'
import { useLink } from '../../link-pages/web/use-link.ts'
import type { Answer } from '../../planning/rules/receiving.ts'
import {
  answerInvitationAt,
  keepReminderAt,
  maxReasonLength,
  readInvitationAt,
} from '../contract/addresses.ts'
import type { answerInvitation, keepReminder, readInvitation as readCall } from '../contract/invitation.ts'
import { type Invitation, readInvitation, writeAnswer, writeReminder } from '../rules/wire.ts'
import { DateHeadline } from './date-headline.tsx'
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

function Opened({ invitation, link, onAnswer, onRefused, onRemind }: Props) {
  const t = useTranslations('appointments')
  usePrivate()
  const { company } = useNames(invitation)
  const [timeZone, setTimeZone] = useKept('schedule.zone', Intl.DateTimeFormat().resolvedOptions().timeZone)
  const { answer, roundName: round, mayAnswer, now } = invitation
  const [begun, setWants] = useState<'refuse' | 'change' | null>(null)
  const wants = mayAnswer ? begun : null
  const [failure, setFailure] = useState<string | null>(null)
  const first = useRef(answer)
  const outcome = useRef<HTMLParagraphElement>(null)
  useEffect(() => {
    if (answer !== first.current) outcome.current?.focus()
  }, [answer])

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

  const title = t('invitation.title', { round })
  const isAnswered = answer !== null && wants === null
  const isAsking = mayAnswer && (answer === null || wants === 'change')
  return (
    <LinkFrame
      title={title}
      company={company}
      bar={
        isAsking && wants !== 'refuse' ? (
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
      {isAnswered && (
        <p
          ref={outcome}
          className={own.outcome}
          role="status"
          tabIndex={-1}
          data-is-accepted={answer === 'accepted'}
        >
          {t(`invitation.${answer}`)}
        </p>
      )}
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

interface AnswerBarProps {
  /** Label of the answer. */
  label: string
  failure: string | null
  isSending: boolean
  onAccept: () => void
  onRefuse: () => void
}

function AnswerBar({ label, failure, isSending, onAccept, onRefuse }: AnswerBarProps) {
  const t = useTranslations('appointments')
  return (
    <fieldset ref={handFocusInTurn} className={own.answer} aria-label={label} tabIndex={-1}>
      {failure && (
        <p className={styles.failure} role="alert">
          {failure}
        </p>
      )}
      <Button look="primary" className={styles.confirm} aria-busy={isSending} onClick={onAccept}>
        {t('invitation.accept')}
      </Button>
      <Button className={own.wide} disabled={isSending} onClick={onRefuse}>
        {t('invitation.refuse')}
      </Button>
    </fieldset>
  )
}

interface DetailsProps extends Pick<Props, 'invitation' | 'onRemind'> {
  /** Whether there is an answer that is not being changed. */
  isAnswered: boolean
  onChange: () => void
}

/** The facts of the interview and the answer, with buttons to change it as long as that is possible. */
function Details({ invitation, isAnswered, onChange, onRemind }: DetailsProps) {
  const t = useTranslations('appointments')
  const { position } = useNames(invitation)
  const { answer, interviewerNames, mayAnswer, refuseReason } = invitation
  return (
    <>
      {isAnswered && answer === 'accepted' && (
        <TimesReminder isOn={invitation.isReminded} onRemind={onRemind} />
      )}
      <Facts isRuled>
        <Fact label={t('position')}>{position}</Fact>
        <WithFact interviewerNames={interviewerNames} />
        <WhereFact {...invitation} />
      </Facts>
      {answer === 'refused' && refuseReason && <blockquote className={own.quote}>{refuseReason}</blockquote>}
      {mayAnswer && isAnswered && (
        <Button ref={handFocusInTurn} className={own.later} onClick={onChange}>
          {t('invitation.change')}
        </Button>
      )}
      {!mayAnswer && (
        <p className={own.text}>{t(answer === null ? 'invitation.begun' : 'invitation.over')}</p>
      )}
    </>
  )
}

interface RefusalProps {
  link: string
  failure: string | null
  isSending: boolean
  onRefuse: (reason: string) => void
  onBack: () => void
}

function Refusal({ link, failure, isSending, onRefuse, onBack }: RefusalProps) {
  const t = useTranslations('appointments')
  const [reason, setReason] = useKept(`invitation.reason.${link}`, '')
  const [isEmpty, setIsEmpty] = useState(false)

  function handleSubmit(event: FormEvent) {
    event.preventDefault()
    setIsEmpty(reason.trim() === '')
    if (reason.trim() !== '') onRefuse(reason.trim())
  }

  return (
    <form ref={handFocusInTurn} className={own.form} onSubmit={handleSubmit}>
      <FrozenFields isFrozen={isSending}>
        <AreaField
          label={t('invitation.reason')}
          hint={t('invitation.reasonHint', { count: maxReasonLength - reason.length })}
          error={isEmpty ? t('invitation.reasonEmpty') : (failure ?? undefined)}
          value={reason}
          maxLength={maxReasonLength}
          rows={4}
          onChange={(event) => setReason(event.target.value)}
        />
      </FrozenFields>
      <Button type="submit" look="primary" className={styles.confirm} aria-busy={isSending}>
        {t('invitation.refuseNow')}
      </Button>
      <Button className={own.wide} disabled={isSending} onClick={onBack}>
        {t('back')}
      </Button>
    </form>
  )
}

/** The link to the interviewer's own availability after an acceptance, unless they turned the reminder off. */
function TimesReminder({ isOn, onRemind }: { isOn: boolean } & Pick<Props, 'onRemind'>) {
  const t = useTranslations('appointments')
  // After ticking the box it stays visible, so that it can be unticked.
  const [wasOn] = useState(isOn)
  const [failure, setFailure] = useState<string | null>(null)
  if (!wasOn) return null
  const handleChange = (next: boolean) =>
    onRemind(next).then(
      () => setFailure(null),
      (error) => setFailure(failureText(error, t('failed'))),
    )
  return (
    <section className={own.reminder}>
      <h2>{t('reminder.title')}</h2>
      <p>{t('reminder.text')}</p>
      <Button className={own.wide} render={<a href="/datePicker">{t('reminder.open')}</a>} />
      <label>
        <input
          type="checkbox"
          checked={!isOn}
          onChange={(event) => void handleChange(!event.target.checked)}
        />
        {t('reminder.never')}
      </label>
      {failure && (
        <p className={styles.failure} role="alert">
          {failure}
        </p>
      )}
    </section>
  )
}
