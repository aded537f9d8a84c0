import { failureText } from '@candor/call/web/failure-text'
import { clockOf, dayName, dayOf, zoneName } from '@candor/messages/local-time'
import { currentLocale } from '@candor/messages/web/stored-locale'
import { ChevronRightIcon, InfoIcon } from '@candor/ui/icons'
import { Button } from '@candor/ui/inputs/button'
import { useEffect, useId, useRef, useState } from 'react'
import { useTranslations } from 'use-intl'
import { roomType } from '../../plan/rules/room-type.ts'
import type { Appointment } from '../contract/choosing.ts'
import { daysOf, type Slot } from '../rules/days.ts'
import styles from './choose-time.module.css'
import { DayTabs } from './day-tabs.tsx'
import { Fact, Facts, useNames, WithFact } from './facts.tsx'
import { LinkFrame } from './link-frame.tsx'
import { SlotList } from './slot-list.tsx'
import type { Acts } from './use-appointment.ts'
import { useKept } from './use-kept.ts'
import { useSeenFree } from './use-seen-free.ts'
import { ZoneButton } from './zone-button.tsx'

interface Props {
  appointment: Appointment
  link: string
  acts: Acts
  timeZone: string
  onZone: (timeZone: string) => void
  /** No time suits, or the one that is reserved stays: the way out. */
  onLeave: () => void
}

/** The times that are offered, of which one is chosen and then confirmed. */
export function ChooseTime({ appointment, link, acts, timeZone, onZone, onLeave }: Props) {
  const t = useTranslations('scheduling')
  const { company, position } = useNames(appointment)
  const isMoving = appointment.stage === 'reserved'
  const { now, times, timeZone: theirs } = appointment
  const [kept, setKept] = useKept(`schedule.${link}`, '')
  const [failure, setFailure] = useState<string | null>(null)
  const [isSending, setIsSending] = useState(false)
  const alert = useRef<HTMLParagraphElement>(null)
  const days = daysOf(times, (startTime) => dayOf(startTime, timeZone), useSeenFree(times))
  const chosen = times.find(({ startTime, isTaken }) => String(startTime) === kept && !isTaken) ?? null
  const [viewed, setViewed] = useState<string | null>(null)
  const listPrefix = useId()
  const listId = (day: string) => `${listPrefix}${day}`
  const firstOpen = days.find(({ open }) => open > 0)?.day ?? ''
  const current =
    days.find(({ day }) => day === viewed)?.day ?? (chosen ? dayOf(chosen.startTime, timeZone) : firstOpen)
  useEffect(() => {
    if (failure !== null) alert.current?.focus()
  }, [failure])

  function show(day: string) {
    setViewed(day)
    document.getElementById(listId(day))?.scrollIntoView?.({ block: 'start' })
  }

  function choose(slot: Slot) {
    setKept(String(slot.startTime))
    setViewed(dayOf(slot.startTime, timeZone))
    setFailure(null)
  }

  async function confirm() {
    if (!chosen || isSending) return
    setIsSending(true)
    setFailure(null)
    try {
      await acts.reserve(chosen)
      setKept('')
    } catch (error) {
      setKept('')
      setFailure(failureText(error, t('failed')))
      await acts.refresh()
    } finally {
      setIsSending(false)
    }
  }

  const title = t(isMoving ? 'moveTitle' : 'chooseTitle', { round: appointment.interviewRoundName })
  const length = times[0] && (times[0].endTime - times[0].startTime) / 60_000
  const isSameZone = theirs === timeZone
  return (
    <LinkFrame
      title={title}
      company={company}
      bar={
        <>
          <p className={styles.choice} role="status">
            {chosen ? (
              <>
                <b>
                  {t('choiceIs', {
                    day: dayName(chosen.startTime, timeZone, currentLocale()),
                    from: clockOf(chosen.startTime, timeZone),
                    to: clockOf(chosen.endTime, timeZone),
                  })}
                </b>
                {!isSameZone && (
                  <span>
                    {t('theirs', {
                      day:
                        dayOf(chosen.startTime, theirs) === dayOf(chosen.startTime, timeZone)
                          ? 'same'
                          : dayName(chosen.startTime, theirs, currentLocale()),
                      from: clockOf(chosen.startTime, theirs),
                      to: clockOf(chosen.endTime, theirs),
                      zone: zoneName(now, theirs, currentLocale()),
                    })}
                  </span>
                )}
              </>
            ) : (
              <b>{t('nothingChosen')}</b>
            )}
          </p>
          <Button
            look="primary"
            className={styles.confirm}
            disabled={!chosen}
            aria-busy={isSending}
            onClick={() => void confirm()}
          >
            {t('confirm')}
          </Button>
        </>
      }
    >
      <h1 className={styles.title}>{title}</h1>
      <Facts>
        <WithFact interviewerNames={appointment.interviewerNames} />
        {length && (
          <Fact label={t('length')}>
            {t('lengthIs', { minutes: length, room: t(`place.${roomType(appointment.planRoomType)}`) })}
          </Fact>
        )}
        <Fact label={t('position')}>{position}</Fact>
      </Facts>
      <ZoneButton timeZone={timeZone} now={now} onChange={onZone} />
      {failure !== null && (
        <p ref={alert} className={styles.failure} role="alert" tabIndex={-1}>
          <InfoIcon />
          {failure}
        </p>
      )}
      {firstOpen === '' && <p className={styles.none}>{t('allTaken')}</p>}
      <DayTabs days={days} current={current} timeZone={timeZone} listId={listId} onChange={show} />
      <SlotList
        days={days}
        chosen={chosen?.startTime ?? null}
        timeZone={timeZone}
        listId={listId}
        onChoose={choose}
      />
      <button type="button" className={styles.leave} onClick={onLeave}>
        {t(isMoving ? 'keepTime' : 'noneSuits')}
        <ChevronRightIcon />
      </button>
    </LinkFrame>
  )
}
