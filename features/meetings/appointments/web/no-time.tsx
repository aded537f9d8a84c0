import { failureText } from '@candor/call/web/failure-text'
import { Button } from '@candor/ui/inputs/button'
import { AreaField } from '@candor/ui/inputs/field'
import { FrozenFields } from '@candor/ui/inputs/frozen-fields'
import { useOneAtATime } from '@candor/ui/use-one-at-a-time.ts'
import { type FormEvent, useState } from 'react'
import { useTranslations } from 'use-intl'
import { useNames } from '../../link-pages/web/facts.tsx'
import { LinkFrame } from '../../link-pages/web/link-frame.tsx'
import styles from '../../link-pages/web/link-page.module.css'
import own from '../../link-pages/web/notice.module.css'
import { useKept } from '../../link-pages/web/use-kept.ts'
import { maxReasonLength } from '../contract/addresses.ts'
import type { Appointment } from '../rules/wire.ts'
import type { Acts } from './use-appointment.ts'

interface Props {
  appointment: Appointment
  link: string
  acts: Acts
  /** False for a set time: the candidate may leave the reason out. */
  isReasonNeeded: boolean
  onBack: () => void
}

/** A message to the company: that no time suits, and which would. */
export function NoTime({ appointment, link, acts, isReasonNeeded, onBack }: Props) {
  const t = useTranslations('appointments')
  const { company } = useNames(appointment)
  const [reason, setReason] = useKept(`schedule.reason.${link}`, '')
  const [fault, setFault] = useState<string | null>(null)

  const [send, isSending] = useOneAtATime(async () => {
    if (isReasonNeeded && reason.trim() === '') return setFault(t('reasonEmpty'))
    setFault(null)
    try {
      await acts.respond('rejected', reason.trim())
      setReason('')
      onBack()
    } catch (error) {
      setFault(failureText(error, t('failed')))
    }
  })
  function handleSubmit(event: FormEvent) {
    event.preventDefault()
    void send()
  }

  const title = t(isReasonNeeded ? 'noneSuits' : 'refuse')
  return (
    <LinkFrame title={title} company={company}>
      <h1 className={styles.title}>{title}</h1>
      <form className={own.form} onSubmit={handleSubmit}>
        <FrozenFields isFrozen={isSending}>
          <AreaField
            label={t('reason')}
            hint={t('reasonHint', { count: maxReasonLength - reason.length })}
            error={fault ?? undefined}
            value={reason}
            maxLength={maxReasonLength}
            rows={4}
            onChange={(event) => setReason(event.target.value)}
          />
        </FrozenFields>
        <Button type="submit" look="primary" className={styles.confirm} aria-busy={isSending}>
          {t('send')}
        </Button>
        <Button className={own.wide} disabled={isSending} onClick={onBack}>
          {t('back')}
        </Button>
      </form>
    </LinkFrame>
  )
}
