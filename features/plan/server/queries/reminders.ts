import type { Database } from '@candor/db/database'
import { hourMs } from '@candor/kernel/durations'
import { sql } from 'kysely'
import { cancelledPlan, notComing, notHeld } from '../../rules/status.ts'

/** How long before an interview its people are reminded (milliseconds). */
export const reminderMs = 24 * hourMs
/** How long after an interview its interviewers are still asked for their feedback (milliseconds). */
export const feedbackMs = 7 * 24 * hourMs
/**
 * How long after an interview its candidate is asked how it was (milliseconds): by then its interviewers, who are asked at
 * once, have marked one that was not held.
 */
export const satisfactionMs = 12 * hourMs
/** How many interviews one transaction takes. */
const maxTaken = 50

const claimed = [
  'id',
  'companyId',
  'candidateId',
  'createdByAccountId',
  'mailLocale',
  'changedAt',
  'startsAt',
] as const

/** Nobody said that it was not held. */
const wasHeld = sql<boolean>`not exists (
  select from interview_feedback as given
  where given.plan_id = interview_plan.id and given.result = ${notHeld} and given.submitted_at is not null
)`

interface Due {
  readonly mark: 'remindedOf' | 'feedbackAskedAfter' | 'satisfactionAskedAfter'
  /** The time that is told of. */
  readonly of: 'startsAt' | 'endsAt'
  readonly startsAfter: Date
  /** What is told of is not after this. */
  readonly until: Date
}

/**
 * Takes interviews that stand and that a job is to tell of: each once, whichever server asks, and again when it was
 * moved, as the mark is the time that was told of. Only those that were planned here have people who were told.
 */
function take(transaction: Database, { mark, of, startsAfter, until }: Due) {
  const due = transaction
    .selectFrom('interviewPlan')
    .where('status', '<>', cancelledPlan)
    .where('responseStatus', 'not in', notComing)
    .where('startsAt', '>', startsAfter)
    .where('startsAt', '<=', until)
    .where(of, '<=', until)
    .where(({ eb, ref }) => eb(mark, 'is distinct from', ref(of)))
    .where('createdByAccountId', 'is not', null)
    .$if(mark === 'satisfactionAskedAfter', (query) => query.where(wasHeld))
    .orderBy('startsAt')
    .limit(maxTaken)
    .forUpdate()
    .skipLocked()
    .select('id')
  return transaction
    .updateTable('interviewPlan')
    .set(({ ref }) => ({ [mark]: ref(of) }))
    .where('id', 'in', due)
    .returning(claimed)
    .execute()
}

/** Takes interviews that begin within a day and whose people were not reminded of that time yet. */
export function claimUpcoming(transaction: Database, now: Date) {
  const until = new Date(now.getTime() + reminderMs)
  return take(transaction, { mark: 'remindedOf', of: 'startsAt', startsAfter: now, until })
}

/** Takes interviews that ended, began within a week, and whose interviewers were not asked for their feedback yet. */
export function claimEnded(transaction: Database, now: Date) {
  const startsAfter = new Date(now.getTime() - feedbackMs)
  return take(transaction, { mark: 'feedbackAskedAfter', of: 'endsAt', startsAfter, until: now })
}

/** Takes interviews that ended some hours ago, and whose candidate was not asked yet how they were. */
export function claimToRate(transaction: Database, now: Date) {
  const startsAfter = new Date(now.getTime() - feedbackMs)
  const until = new Date(now.getTime() - satisfactionMs)
  return take(transaction, { mark: 'satisfactionAskedAfter', of: 'endsAt', startsAfter, until })
}
