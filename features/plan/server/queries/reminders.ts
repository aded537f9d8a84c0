import type { Database } from '@candor/db/database'
import { refusedPlace } from '../../rules/receiving.ts'
import { cancelledPlan, notComing } from '../../rules/status.ts'

const hourMs = 60 * 60 * 1000
/** How long before an interview its people are reminded (milliseconds). */
export const reminderMs = 24 * hourMs
/** How long after an interview its interviewers are still asked for their feedback (milliseconds). */
export const feedbackMs = 7 * 24 * hourMs
/** How many interviews one transaction takes. */
const mostTaken = 50

const claimed = [
  'id',
  'companyId',
  'candidateId',
  'createdByAccountId',
  'mailLocale',
  'changedAt',
  'startsAt',
] as const

interface Due {
  readonly mark: 'remindedOf' | 'feedbackAskedAfter'
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
    .orderBy('startsAt')
    .limit(mostTaken)
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
export function takeUpcoming(transaction: Database, now: Date) {
  const until = new Date(now.getTime() + reminderMs)
  return take(transaction, { mark: 'remindedOf', of: 'startsAt', startsAfter: now, until })
}

/** Takes interviews that ended, began within a week, and whose interviewers were not asked for their feedback yet. */
export function takeEnded(transaction: Database, now: Date) {
  const startsAfter = new Date(now.getTime() - feedbackMs)
  return take(transaction, { mark: 'feedbackAskedAfter', of: 'endsAt', startsAfter, until: now })
}

/** The interviewers of a plan who have neither refused nor said what they found, nor that it was not held. */
export async function listOwingFeedback(db: Database, planId: string): Promise<ReadonlySet<string>> {
  const rows = await db
    .selectFrom('interviewPlanInterviewer as named')
    .innerJoin('account', 'account.id', 'named.accountId')
    .where('named.planId', '=', planId)
    .where('named.receiveStatus', '<>', refusedPlace)
    .where('account.userType', '<>', 'freeze')
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('interviewFeedback')
            .whereRef('interviewFeedback.planId', '=', 'named.planId')
            .whereRef('interviewFeedback.accountId', '=', 'named.accountId')
            .where('submittedAt', 'is not', null)
            .select('interviewFeedback.id'),
        ),
      ),
    )
    .select('account.id')
    .execute()
  return new Set(rows.map(({ id }) => id))
}
