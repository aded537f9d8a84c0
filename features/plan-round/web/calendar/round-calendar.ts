import type { RoundInterviewer } from '../../rules/interviewers.ts'
import type { NumberedSlot } from '../../rules/slots.ts'
import type { Span } from '../../rules/spans.ts'

/** What the week draws, and what it can be told. */
export interface RoundCalendar {
  /** Time zone that the plan is meant in (IANA). */
  readonly zone: string
  readonly candidateZone: string
  /** Epoch milliseconds. */
  readonly now: number
  readonly interviewers: readonly RoundInterviewer[]
  readonly proposal: Span
  readonly slots: readonly NumberedSlot[]
  readonly onPropose: (proposal: Span) => void
  /** Offers a time, or withdraws it; null where one time is planned and none is offered. */
  readonly onToggle: ((time: Span) => void) | null
  /** Told which week is in view, by its Monday (YYYY-MM-DD). */
  readonly onWeek: (monday: string) => void
}
