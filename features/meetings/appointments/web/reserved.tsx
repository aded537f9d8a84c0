import { failureText } from '@candor/call/web/failure-text'
import { clockOf, dayName } from '@candor/messages/local-time'
import { currentLocale } from '@candor/messages/web/stored-locale'
import { CalendarIcon, CheckIcon, CrossIcon, SwapIcon } from '@candor/ui/icons'
import { Button } from '@candor/ui/inputs/button'
import { handFocusInTurn } from '@candor/ui/inputs/hand-over-focus.ts'
import { useOneAtATime } from '@candor/ui/use-one-at-a-time.ts'
import { useEffect, useRef, useState } from 'react'
import { useTranslations } from 'use-intl'
import { Fact, Facts, useNames, WhereFact, WithFact } from '../../link-pages/web/facts.tsx'
import { LinkFrame } from '../../link-pages/web/link-frame.tsx'
import type { Appointment } from '../rules/wire.ts'
import { DateHeadline } from './date-headline.tsx'
import styles from './reserved.module.css'
import type { Acts } from './use-appointment.ts'
import { ZoneButton } from './zone-button.tsx'

interface Props {
  appointment: Appointment
  acts: Acts
  timeZone: string
  onZone: (timeZone: string) => void
  /** Whether it was reserved just now: then it takes the focus. */
  isFresh: boolean
  onMove: () => void
}

/** The reserved time, with the date as its headline. */
export function Reserved({ appointment, acts, timeZone, onZone, isFresh, onMove }: Props) {
  const t = useTranslations('appointments')
  const { company, position } = useNames(appointment)
  const { hasMoved, calendarFile, now, timeZone: theirs, roundName } = appointment
  const outcome = t(hasMoved ? 'moved' : 'reserved')
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (isFresh) heading.current?.focus()
  }, [isFresh])

  return (
    <LinkFrame title={outcome} company={company}>
      <p className={styles.ok} role="status">
        <CheckIcon />
        {outcome}
      </p>
      <DateHeadline appointment={appointment} timeZone={timeZone} headingRef={heading} />
      <ZoneButton timeZone={timeZone} theirs={theirs} now={now} onChange={onZone} />
      {calendarFile !== null && (
        <div className={styles.buttons}>
          <Button
            render={
              <a
                href={`data:text/calendar;charset=utf-8,${encodeURIComponent(calendarFile)}`}
                download="interview.ics"
              />
            }
          >
            <CalendarIcon />
            {t('toCalendar')}
          </Button>
        </div>
      )}
      <Facts isRuled>
        <WithFact interviewerNames={appointment.interviewerNames} />
        <WhereFact {...appointment} />
        <Fact label={t('position')}>{position}</Fact>
        <Fact label={t('round')}>{roundName}</Fact>
      </Facts>
      {(appointment.moveUntil !== null || appointment.mayCancel) && (
        <Change appointment={appointment} acts={acts} timeZone={timeZone} onMove={onMove} />
      )}
    </LinkFrame>
  )
}

/** Buttons to move or cancel it, as far as that is possible. */
function Change({ appointment, acts, timeZone, onMove }: Omit<Props, 'isFresh' | 'onZone'>) {
  const t = useTranslations('appointments')
  const { moveUntil, mayCancel } = appointment
  const [isAsking, setIsAsking] = useState(false)
  const [failure, setFailure] = useState<string | null>(null)
  const [cancel, isCancelling] = useOneAtATime(async () => {
    setFailure(null)
    try {
      await acts.respond('cancelled')
    } catch (error) {
      setFailure(failureText(error, t('failed')))
    }
  })

  return (
    <section className={styles.change}>
      <h2>{t('cameUp')}</h2>
      {moveUntil === null ? (
        <p>{t('notMovable')}</p>
      ) : (
        <p>
          {t('movableUntil', {
            day: dayName(moveUntil, timeZone, currentLocale()),
            clock: clockOf(moveUntil, timeZone),
          })}
        </p>
      )}
      {failure && (
        <p className={styles.failure} role="alert">
          {failure}
        </p>
      )}
      {isAsking ? (
        <CancelQuestion
          appointment={appointment}
          isCancelling={isCancelling}
          onKeep={() => setIsAsking(false)}
          onCancel={() => void cancel()}
        />
      ) : (
        <div className={styles.buttons}>
          {moveUntil !== null && (
            <Button onClick={onMove}>
              <SwapIcon />
              {t('move')}
            </Button>
          )}
          {mayCancel && (
            <Button ref={handFocusInTurn} onClick={() => setIsAsking(true)}>
              <CrossIcon />
              {t('cancel')}
            </Button>
          )}
        </div>
      )}
    </section>
  )
}

interface CancelQuestionProps extends Pick<Props, 'appointment'> {
  isCancelling: boolean
  onKeep: () => void
  onCancel: () => void
}

function CancelQuestion({ appointment, isCancelling, onKeep, onCancel }: CancelQuestionProps) {
  const t = useTranslations('appointments')
  const { company } = useNames(appointment)
  return (
    <fieldset ref={handFocusInTurn} className={styles.ask} tabIndex={-1}>
      <legend>{t('cancelAsk', { company })}</legend>
      <div className={styles.buttons}>
        <Button look="primary" disabled={isCancelling} onClick={onKeep}>
          {t('cancelNo')}
        </Button>
        <Button aria-busy={isCancelling} onClick={onCancel}>
          {t('cancelYes')}
        </Button>
      </div>
    </fieldset>
  )
}
