import { minuteMs } from '@candor/kernel/durations'
import { ChevronRightIcon, InfoIcon } from '@candor/ui/icons'
import { Button } from '@candor/ui/inputs/button'
import { useEffect, useId, useRef } from 'react'
import { useTranslations } from 'use-intl'
import { Fact, Facts, useNames, WithFact } from '../../link-pages/web/facts.tsx'
import { LinkFrame } from '../../link-pages/web/link-frame.tsx'
import page from '../../link-pages/web/link-page.module.css'
import type { Slot } from '../rules/appointment.ts'
import type { Appointment } from '../rules/wire.ts'
import styles from './choose-time.module.css'
import { ChosenTime } from './chosen-time.tsx'
import { DayTabs } from './day-tabs.tsx'
import { SlotList } from './slot-list.tsx'
import type { Acts } from './use-appointment.ts'
import { useChoosing } from './use-choosing.ts'
import { ZoneButton } from './zone-button.tsx'

interface Props {
  appointment: Appointment
  link: string
  acts: Acts
  timeZone: string
  onZone: (timeZone: string) => void
  /** Leaves without a choice: no time suits, or the reserved one stays. */
  onLeave: () => void
}

/** The offered times, one of which is chosen and then confirmed. */
export function ChooseTime({ appointment, link, acts, timeZone, onZone, onLeave }: Props) {
  const t = useTranslations('appointments')
  const { company } = useNames(appointment)
  const isMoving = appointment.stage === 'reserved'
  const { now, timeZone: theirs } = appointment
  const choosing = useChoosing({ appointment, link, acts, timeZone })
  const { days, current, chosen, failure } = choosing
  const listPrefix = useId()
  const listId = (day: string) => `${listPrefix}${day}`

  function show(day: string) {
    choosing.view(day)
    document.getElementById(listId(day))?.scrollIntoView?.({ block: 'start' })
  }

  const title = t(isMoving ? 'moveTitle' : 'chooseTitle', { round: appointment.roundName })
  const bar = (
    <>
      <ChosenTime appointment={appointment} chosen={chosen} timeZone={timeZone} />
      <Button
        look="primary"
        className={page.confirm}
        disabled={!chosen}
        aria-busy={choosing.isSending}
        onClick={() => void choosing.confirm()}
      >
        {t('confirm')}
      </Button>
    </>
  )
  return (
    <LinkFrame title={title} company={company} bar={bar}>
      <h1 className={page.title}>{title}</h1>
      <AskedFacts appointment={appointment} chosen={chosen} />
      <ZoneButton timeZone={timeZone} theirs={theirs} now={now} onChange={onZone} />
      {failure !== null && <Failure text={failure} />}
      {choosing.isAllTaken && <p className={styles.none}>{t('allTaken')}</p>}
      <DayTabs days={days} current={current} listId={listId} onChange={show} />
      <SlotList
        days={days}
        chosen={chosen?.startsAt ?? null}
        timeZone={timeZone}
        listId={listId}
        onChoose={choosing.choose}
      />
      <button
        type="button"
        className={styles.leave}
        aria-disabled={choosing.isSending}
        onClick={() => !choosing.isSending && onLeave()}
      >
        {t(isMoving ? 'keepTime' : 'noneSuits')}
        <ChevronRightIcon />
      </button>
    </LinkFrame>
  )
}

/** The facts of the interview whose time is to be chosen. */
function AskedFacts({ appointment, chosen }: Pick<Props, 'appointment'> & { chosen: Slot | null }) {
  const t = useTranslations('appointments')
  const { position } = useNames(appointment)
  const slots = chosen ? [chosen] : appointment.times.filter(({ isTaken }) => !isTaken)
  const lengths = slots.map(({ startsAt, endsAt }) => (endsAt - startsAt) / minuteMs)
  const minutes = Math.min(...lengths)
  const most = Math.max(...lengths)
  const room = t(`place.${appointment.room}`)
  return (
    <Facts>
      <WithFact interviewerNames={appointment.interviewerNames} />
      {slots.length > 0 && (
        <Fact label={t('length')}>
          {minutes === most ? t('lengthIs', { minutes, room }) : t('lengthFrom', { minutes, most, room })}
        </Fact>
      )}
      <Fact label={t('position')}>{position}</Fact>
    </Facts>
  )
}

/** Why the time could not be reserved; takes the focus. */
function Failure({ text }: { text: string }) {
  const alert = useRef<HTMLParagraphElement>(null)
  useEffect(() => {
    alert.current?.focus()
  }, [])
  return (
    <p ref={alert} className={page.failure} role="alert" tabIndex={-1}>
      <InfoIcon />
      {text}
    </p>
  )
}
