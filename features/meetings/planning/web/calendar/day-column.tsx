import { classes } from '@candor/ui/classes.ts'
import type { MouseEvent } from 'react'
import { useTranslations } from 'use-intl'
import {
  missingRows,
  momentAt,
  type RowSpan,
  rowSpanOf,
  shadedRows,
  type WeekAxis,
} from '../../rules/axis.ts'
import { conflictsOf, laneConflicts } from '../../rules/interviewers.ts'
import { isSameSpan, type Span } from '../../rules/spans.ts'
import styles from './calendar.module.css'
import { DayLanes } from './day-lanes.tsx'
import { placed } from './placed.ts'
import type { RoundCalendar } from './round-calendar.ts'
import { TakenList } from './taken-list.tsx'
import { type Hit, TimeBlock } from './time-block.tsx'
import { useCalendarWords } from './use-calendar-words.ts'

interface Props {
  calendar: RoundCalendar
  axis: WeekAxis
  day: string
}

function Shade({ kind, rowSpans }: { kind: 'past' | 'unsocial' | 'missing'; rowSpans: readonly RowSpan[] }) {
  return rowSpans.map((rowSpan) => (
    <span
      key={rowSpan.top}
      className={classes(styles.shade, styles[kind])}
      style={placed(rowSpan)}
      aria-hidden="true"
    />
  ))
}

function Blocks({ calendar, axis, day }: Props) {
  const t = useTranslations('planning')
  const { zone, proposal, slots, interviewers, onToggle, onPropose } = calendar
  const words = useCalendarWords(zone)
  const offered = slots.find((slot) => isSameSpan(slot, proposal))
  const proposalRows = rowSpanOf(axis, day, proposal)
  const proposalState = words.stateOf(proposal, interviewers)
  const hitsOf = (time: Span) =>
    laneConflicts(time, interviewers).flatMap(({ span, ...lane }): Hit[] => {
      const rowSpan = rowSpanOf(axis, day, span)
      return rowSpan ? [{ ...lane, rowSpan }] : []
    })
  const labelOf = (kind: 'offered' | 'proposal', state: string) =>
    state ? t(kind, { state }) : t(`key.${kind}`)
  return (
    <>
      {slots.map((slot) => {
        const rowSpan = slot === offered ? null : rowSpanOf(axis, day, slot)
        if (!rowSpan) return null
        const isConflict = slot.takenNames.length > 0
        const slotState = slot.isPast ? t('past') : words.stateOf(slot, interviewers)
        const text = isConflict ? slotState : labelOf('offered', slotState)
        return (
          <TimeBlock
            key={slot.startsAt}
            kind={isConflict && !slot.isKept ? 'conflict' : 'offered'}
            rowSpan={rowSpan}
            time={words.span(slot)}
            text={text}
            hits={hitsOf(slot)}
            isConflict={isConflict && !slot.isKept}
            number={slot.number}
            onPress={() => onPropose(slot)}
          />
        )
      })}
      {proposalRows && (
        <TimeBlock
          kind="proposal"
          isProposal
          rowSpan={proposalRows}
          time={words.span(proposal)}
          text={labelOf('proposal', proposalState)}
          hits={hitsOf(proposal)}
          isConflict={conflictsOf(proposal, interviewers).length > 0}
          number={offered?.number}
          onPress={() => onToggle?.(proposal)}
        />
      )}
    </>
  )
}

/** A day of the week: conflicts, hours that are past or early for the candidate, and proposed or offered times. */
export function DayColumn({ calendar, axis, day }: Props) {
  const { zone, candidateZone, now, interviewers, proposal, onPropose } = calendar
  const words = useCalendarWords(zone)
  const { past, unsocial } = shadedRows(axis, day, { candidateZone, now })

  function handlePress({ clientY, currentTarget, target }: MouseEvent<HTMLElement>) {
    if (target !== currentTarget) return
    const { top, height } = currentTarget.getBoundingClientRect()
    const startsAt = momentAt(axis, day, ((clientY - top) / height) * axis.rows.length)
    if (startsAt === null || startsAt <= now) return
    onPropose({ startsAt, endsAt: startsAt + proposal.endsAt - proposal.startsAt })
  }

  return (
    <li className={styles.day} aria-label={words.longDay(day)}>
      <TakenList zone={zone} interviewers={interviewers} day={day} />
      <Shade kind="unsocial" rowSpans={unsocial} />
      <Shade kind="past" rowSpans={past} />
      <DayLanes axis={axis} day={day} interviewers={interviewers} />
      <Shade kind="missing" rowSpans={missingRows(axis, day)} />
      {/* biome-ignore lint/a11y/noStaticElementInteractions lint/a11y/useKeyWithClickEvents: the proposal is moved by keys of its own, and by the form */}
      <div className={styles.ground} onClick={handlePress} />
      <Blocks calendar={calendar} axis={axis} day={day} />
    </li>
  )
}
