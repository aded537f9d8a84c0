import type { NumberedSlot } from '../../../appointments/rules/slots.ts'
import type { RoundInterviewer } from '../../rules/interviewers.ts'
import type { Span } from '../../rules/spans.ts'

/** The data of the week, and its callbacks. */
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
  /** Offers a time, or withdraws it; null where one time is planned and none are offered. */
  readonly onToggle: ((time: Span) => void) | null
  /** Called with the Monday (YYYY-MM-DD) of the week in view. */
  readonly onWeek: (monday: string) => void
}
