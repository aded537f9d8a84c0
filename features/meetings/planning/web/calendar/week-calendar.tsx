import { localTime } from '@candor/kernel/zoned-time'
import { zoneName } from '@candor/messages/local-time'
import { currentLocale } from '@candor/messages/web/stored-locale'
import { useNarrow } from '@candor/ui/use-media.ts'
import { type KeyboardEvent, useEffect, useMemo, useRef, useState } from 'react'
import { useTranslations } from 'use-intl'
import { weekAxis } from '../../rules/axis.ts'
import { pressed } from '../../rules/proposal.ts'
import type { Span } from '../../rules/spans.ts'
import { mondayOf, shownDays } from '../../rules/week.ts'
import { AxisColumn } from './axis-column.tsx'
import styles from './calendar.module.css'
import { DayColumn } from './day-column.tsx'
import { DayHeads } from './day-heads.tsx'
import { DayTabs } from './day-tabs.tsx'
import type { RoundCalendar } from './round-calendar.ts'
import { useCalendarWords } from './use-calendar-words.ts'
import { WeekHead } from './week-head.tsx'

interface Props {
  calendar: RoundCalendar
  /** The interviewers' calendars are not loaded yet: lanes and axes show already. */
  isLoading?: boolean
}

function useWeek({ zone, proposal, slots, interviewers }: RoundCalendar, monday: string) {
  return useMemo(() => {
    const taken = interviewers.flatMap((interviewer) => interviewer.taken ?? [])
    const used = [proposal, ...slots, ...taken].map(({ startsAt }) => localTime(startsAt, zone).day)
    const days = shownDays(monday, new Set(used))
    return { days, axis: weekAxis(days, [proposal, ...slots], zone) }
  }, [zone, proposal, slots, interviewers, monday])
}

/** Announces to screen readers where the proposal has moved. */
function Announcement({ calendar }: { calendar: RoundCalendar }) {
  const t = useTranslations('planning')
  const { zone, candidateZone, proposal, interviewers } = calendar
  const words = useCalendarWords(zone)
  const first = useRef(proposal)
  const text = t('moved', {
    day: words.longDay(localTime(proposal.startsAt, zone).day),
    time: words.span(proposal),
    there: words.spanIn(proposal, candidateZone),
    state: words.stateOf(proposal, interviewers),
  })
  const hasMoved = first.current.startsAt !== proposal.startsAt || first.current.endsAt !== proposal.endsAt
  return (
    <p className="sr" role="status">
      {hasMoved && text}
    </p>
  )
}

/** The week in view, and the day in view on a phone. Both follow the proposal. */
function useShownWeek({ zone, proposal, onWeek }: RoundCalendar) {
  const proposedDay = localTime(proposal.startsAt, zone).day
  const [monday, setMonday] = useState(() => mondayOf(proposedDay))
  const [phoneDay, setPhoneDay] = useState(proposedDay)
  useEffect(() => {
    setMonday(mondayOf(proposedDay))
    setPhoneDay(proposedDay)
  }, [proposedDay])
  useEffect(() => {
    onWeek(monday)
  }, [onWeek, monday])
  function goTo(next: string) {
    setMonday(next)
    setPhoneDay(next)
  }
  return { proposedDay, monday, phoneDay, setPhoneDay, goTo }
}

/** Moves the proposal by the keyboard, and the focus with it. */
function useProposalKeys(
  { zone, now, proposal, onPropose, onToggle }: RoundCalendar,
  goTo: (day: string) => void,
) {
  const box = useRef<HTMLDivElement>(null)
  const followsPress = useRef(false)

  // The proposal may have moved to another day and so to another button: the focus follows it.
  useEffect(() => {
    if (!followsPress.current || proposal === undefined) return
    followsPress.current = false
    box.current?.querySelector<HTMLElement>('[data-proposal]')?.focus()
  }, [proposal])

  /** The focus goes to the proposal that a press has moved, so that arrow keys move it further. */
  function handlePropose(next: Span) {
    followsPress.current = true
    onPropose(next)
  }

  function handleKey(event: KeyboardEvent<HTMLElement>) {
    if (event.ctrlKey || event.metaKey || event.altKey) return
    const isOnProposal = event.target instanceof Element && event.target.closest('[data-proposal]') !== null
    const moved = isOnProposal ? pressed(proposal, event, zone) : null
    if (moved) {
      handlePropose(moved)
    } else if (event.key.toLowerCase() === 'o' && onToggle) onToggle(proposal)
    else if (event.key.toLowerCase() === 't') goTo(mondayOf(localTime(now, zone).day))
    else return
    event.preventDefault()
  }
  return { box, handlePropose, handleKey }
}

/** The week in which a round is planned: everybody's calendar, in two zones, and the proposed or offered times. */
export function WeekCalendar({ calendar, isLoading = false }: Props) {
  const t = useTranslations('planning')
  const { zone, candidateZone, now } = calendar
  const locale = currentLocale()
  const { proposedDay, monday, phoneDay, setPhoneDay, goTo } = useShownWeek(calendar)
  const { days, axis } = useWeek(calendar, monday)
  const { box, handlePropose, handleKey } = useProposalKeys(calendar, goTo)
  const isPhone = useNarrow()
  const shown = isPhone ? days.filter((day) => day === (days.includes(phoneDay) ? phoneDay : days[0])) : days
  const axisDay = days.includes(proposedDay) ? proposedDay : (shown[0] ?? monday)
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: keys come up from the buttons within
    <div className={styles.calendar} ref={box} onKeyDown={handleKey} data-loading={isLoading || undefined}>
      <WeekHead calendar={calendar} days={days} monday={monday} onMonday={goTo} />
      {isPhone && (
        <DayTabs calendar={calendar} days={days} chosen={shown[0] ?? monday} onChoose={setPhoneDay} />
      )}
      <div className={styles.zones} aria-hidden="true">
        <span>{zoneName(now, zone, locale)}</span>
        <DayHeads calendar={calendar} days={shown} chosenDay={proposedDay} />
        <span>{zoneName(now, candidateZone, locale)}</span>
      </div>
      <div className={styles.hours} style={{ height: `calc(${axis.rows.length} * var(--hour))` }}>
        <AxisColumn side="plan" axis={axis} day={axisDay} calendar={calendar} />
        <ol className={styles.days} aria-label={t('days')} aria-busy={isLoading}>
          {shown.map((day) => (
            <DayColumn key={day} calendar={{ ...calendar, onPropose: handlePropose }} axis={axis} day={day} />
          ))}
        </ol>
        <AxisColumn side="candidate" axis={axis} day={axisDay} calendar={calendar} />
      </div>
      <p className="sr">{t(calendar.onToggle ? 'help' : 'helpPlanning')}</p>
      <Announcement calendar={calendar} />
    </div>
  )
}
