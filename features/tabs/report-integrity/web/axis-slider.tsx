import { formatClock } from '@candor/messages/dates'
import { classes } from '@candor/ui/classes.ts'
import { useMedia } from '@candor/ui/use-media.ts'
import type { KeyboardEvent, MouseEvent } from 'react'
import { useTranslations } from 'use-intl'
import { rangeOf, type SessionAxis } from '../../../findings/integrity/rules/axis.ts'
import { type CheckEvent, eventBeside } from '../../../findings/integrity/rules/events.ts'
import type { Recording } from '../../../findings/recording/rules/recording.ts'
import styles from './axis-slider.module.css'
import lane from './lane.module.css'
import { useCheckWords } from './use-words.ts'

interface Props {
  axis: SessionAxis
  questions: Recording['questions']
  startOf: (question: Recording['questions'][number]) => number
  /** Every event on the axis, in the order of time. */
  events: readonly CheckEvent[]
  current: CheckEvent | null
  /** The chosen time in session milliseconds; null before one is chosen. */
  atMs: number | null
  onSelect: (event: CheckEvent) => void
  onTime: (ms: number) => void
}

/**
 * Shares of the axis: closer than the first, two labels would cover each other; closer than the second, their times
 * would.
 */
interface Room {
  readonly forLabel: number
  readonly forTime: number
}

const wideRoom: Room = { forLabel: 0.08, forTime: 0.2 }
const narrowRoom: Room = { forLabel: 0.15, forTime: 0.3 }

/** The starts of questions, as far as there is room for them. */
function marksOf(
  axis: SessionAxis,
  questions: readonly { number: number; startMs: number }[],
  { forLabel, forTime }: Room,
) {
  const starts = questions.flatMap((question) => {
    const range = rangeOf(axis, { startMs: question.startMs, endMs: null })
    return range ? [{ ...question, from: range.from }] : []
  })
  const marks: typeof starts = []
  for (const mark of starts) {
    const before = marks.at(-1)
    const isClear = !before || mark.from - before.from >= forLabel
    if (isClear && 1 - mark.from >= forLabel) marks.push(mark)
  }
  return marks.map((mark, index) => ({
    ...mark,
    hasTime: (marks[index + 1]?.from ?? 1) - mark.from >= forTime,
  }))
}

/** The event that a key leads to: null at the end, undefined for any other key. */
function eventOfKey(key: string, events: readonly CheckEvent[], current: CheckEvent | null) {
  switch (key) {
    case 'ArrowRight':
    case 'ArrowUp':
      return eventBeside(events, current, 1)
    case 'ArrowLeft':
    case 'ArrowDown':
      return eventBeside(events, current, -1)
    case 'Home':
      return events[0] ?? null
    case 'End':
      return events.at(-1) ?? null
    default:
      return undefined
  }
}

/** The axis of the session: one slider whose steps are the events, with the start of each question. */
export function AxisSlider({ axis, questions, startOf, events, current, atMs, onSelect, onTime }: Props) {
  const t = useTranslations('integrity')
  const { nameOf } = useCheckWords()
  const shown = Math.min(Math.max(0, atMs ?? 0), axis.endMs)
  const isNarrow = useMedia('belowDesk')
  const marks = marksOf(
    axis,
    questions.map((question) => ({ number: question.number, startMs: startOf(question) })),
    isNarrow ? narrowRoom : wideRoom,
  )

  function handleKeyDown(event: KeyboardEvent) {
    if (event.ctrlKey || event.metaKey || event.altKey) return
    const next = eventOfKey(event.key, events, current)
    if (next === undefined) return
    event.preventDefault()
    event.stopPropagation()
    if (next) onSelect(next)
  }

  function handleClick({ clientX, currentTarget }: MouseEvent<HTMLDivElement>) {
    const { left, width } = currentTarget.getBoundingClientRect()
    if (width > 0) onTime(Math.min(1, Math.max(0, (clientX - left) / width)) * axis.endMs)
  }

  const time = formatClock(shown)
  return (
    <div
      role="slider"
      tabIndex={0}
      className={classes(lane.lane, styles.axis)}
      data-bar="axis"
      aria-label={t('axis')}
      aria-valuemin={0}
      aria-valuemax={Math.round(axis.endMs / 1000)}
      aria-valuenow={Math.round(shown / 1000)}
      aria-valuetext={
        current ? t('axisAt', { time, check: nameOf({ check: { known: current.check } }) }) : time
      }
      onKeyDown={handleKeyDown}
      onClick={handleClick}
    >
      {marks.map(({ number, from, startMs, hasTime }) => (
        <span key={number} className={styles.question} style={{ left: `${from * 100}%` }} aria-hidden="true">
          <b>{t('question', { number })}</b> {hasTime && formatClock(startMs)}
        </span>
      ))}
    </div>
  )
}
