import { failureText } from '@candor/call/web/failure-text'
import { Button } from '@candor/ui/inputs/button'
import { handFocusInTurn } from '@candor/ui/inputs/hand-over-focus.ts'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { Fact, Facts, useNames, WhereFact, WithFact } from '../../link-pages/web/facts.tsx'
import styles from '../../link-pages/web/link-page.module.css'
import own from '../../link-pages/web/notice.module.css'
import type { Invitation } from '../rules/wire.ts'

interface Props {
  invitation: Invitation
  /** Stores whether they are reminded of their availability. */
  onRemind: (isOn: boolean) => Promise<unknown>
  /** Whether there is an answer that is not being changed. */
  isAnswered: boolean
  onChange: () => void
}

/** The facts of the interview and the answer, with buttons to change it as long as that is possible. */
export function Details({ invitation, isAnswered, onChange, onRemind }: Props) {
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
