import type { Database } from '@candor/db/database'
import { hourMs } from '@candor/kernel/durations'
import { sql } from 'kysely'
import { notComing } from '../../../../candidates/interviews/rules/response.ts'
import { cancelledPlan, notHeld } from '../../rules/status.ts'

/** How long before an interview its people are reminded (milliseconds). */
export const reminderMs = 24 * hourMs
/** How long after an interview its interviewers are still asked for their feedback (milliseconds). */
export const feedbackMs = 7 * 24 * hourMs
/**
 * How long after an interview its candidate is asked to rate it (milliseconds): by then its interviewers, who are asked
 * at once, have said if it was not held.
 */
export const satisfactionMs = 12 * hourMs
/** The most interviews of one transaction. */
const maxClaimed = 50

const claimed = [
  'id',
  'companyId',
  'candidateId',
  'createdByAccountId',
  'mailLocale',
  'changedAt',
  'startsAt',
] as const

/** True unless somebody said that it was not held. */
const wasHeld = sql<boolean>`not exists (
  select from interview_feedback as given
  where given.plan_id = interview_plan.id and given.result = ${notHeld} and given.submitted_at is not null
)`

interface Due {
  readonly mark: 'remindedOf' | 'feedbackAskedAfter' | 'satisfactionAskedAfter'
  /** The time that the mail is about. */
  readonly of: 'startsAt' | 'endsAt'
  readonly startsAfter: Date
  /** The latest such time. */
  readonly until: Date
}

/**
 * Claims interviews that a job is to mail about: each once, whichever server asks, and again when it was moved, as the
 * mark is the time of the mail. Only plans made here have people who get mails.
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
    .limit(maxClaimed)
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

/** Claims interviews that begin within a day and whose people were not reminded of that time yet. */
export function claimUpcoming(transaction: Database, now: Date) {
  const until = new Date(now.getTime() + reminderMs)
  return take(transaction, { mark: 'remindedOf', of: 'startsAt', startsAfter: now, until })
}

/** Claims interviews that ended, began within a week, and whose interviewers were not asked for feedback yet. */
export function claimEnded(transaction: Database, now: Date) {
  const startsAfter = new Date(now.getTime() - feedbackMs)
  return take(transaction, { mark: 'feedbackAskedAfter', of: 'endsAt', startsAfter, until: now })
}

/** Claims interviews that ended some hours ago, and whose candidate was not asked yet how they were. */
export function claimToRate(transaction: Database, now: Date) {
  const startsAfter = new Date(now.getTime() - feedbackMs)
  const until = new Date(now.getTime() - satisfactionMs)
  return take(transaction, { mark: 'satisfactionAskedAfter', of: 'endsAt', startsAfter, until })
}
