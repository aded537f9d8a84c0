import { failureText } from '@candor/call/web/failure-text'
import { Button } from '@candor/ui/inputs/button'
import { useOneAtATime } from '@candor/ui/use-one-at-a-time.ts'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { Fact, Facts, useNames, WhereFact, WithFact } from '../../link-pages/web/facts.tsx'
import { LinkFrame } from '../../link-pages/web/link-frame.tsx'
import styles from '../../link-pages/web/link-page.module.css'
import own from '../../link-pages/web/notice.module.css'
import type { Appointment } from '../rules/wire.ts'
import { DateHeadline } from './date-headline.tsx'
import type { Acts } from './use-appointment.ts'
import { ZoneButton } from './zone-button.tsx'

interface Props {
  appointment: Appointment
  acts: Acts
  timeZone: string
  onZone: (timeZone: string) => void
  onRefuse: () => void
}

/** A time that the company has set, to accept or decline. */
export function AnswerPlan({ appointment, acts, timeZone, onZone, onRefuse }: Props) {
  const t = useTranslations('appointments')
  const { company, position } = useNames(appointment)
  const [failure, setFailure] = useState<string | null>(null)
  const { now, startsAt, roundName: round, timeZone: theirs } = appointment
  const isOver = startsAt !== null && startsAt <= now
  const title = t(isOver ? 'passedTitle' : 'confirmTitle', { round })

  const [confirm, isSending] = useOneAtATime(async () => {
    setFailure(null)
    try {
      await acts.respond('accepted')
    } catch (error) {
      setFailure(failureText(error, t('failed')))
      await acts.refresh()
    }
  })

  return (
    <LinkFrame
      title={title}
      company={company}
      bar={
        isOver ? undefined : (
          <div className={own.form}>
            {failure !== null && (
              <p className={styles.failure} role="alert">
                {failure}
              </p>
            )}
            <Button
              look="primary"
              className={styles.confirm}
              aria-busy={isSending}
              onClick={() => void confirm()}
            >
              {t('confirm')}
            </Button>
            <Button className={own.wide} disabled={isSending} onClick={onRefuse}>
              {t('refuse')}
            </Button>
          </div>
        )
      }
    >
      <p className={own.text}>{title}</p>
      <DateHeadline appointment={appointment} timeZone={timeZone} />
      <ZoneButton timeZone={timeZone} theirs={theirs} now={now} onChange={onZone} />
      <Facts isRuled>
        <WithFact interviewerNames={appointment.interviewerNames} />
        <WhereFact {...appointment} />
        <Fact label={t('position')}>{position}</Fact>
      </Facts>
      {isOver && <p className={own.text}>{t('passedText', { company })}</p>}
    </LinkFrame>
  )
}
