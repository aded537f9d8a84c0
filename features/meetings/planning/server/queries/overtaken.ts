import type { Database } from '@candor/db/database'
import { sql } from 'kysely'
import { notComing } from '../../../../candidates/interviews/rules/response.ts'
import { refused } from '../../rules/receiving.ts'

/** The queue's note of what a mail tells of; a reminder has an end. */
interface PlanMail {
  readonly planId: string | null
  readonly planSequence: number | null
  readonly endsAt: Date | null
  readonly calendarMethod: string | null
  readonly toAddress: string
}

/**
 * Whether a mail about a planned interview tells what no longer holds: there is later news of it, or, without news to its
 * people, the candidate has said since that they do not come, or was offered other times. Reminders are no news, and an
 * interviewer who has declined gets none.
 *
 * A cancellation may be for somebody who was taken out of it, whom later news is not for: it goes out unless they have
 * news themselves.
 */
export async function isOvertaken(
  db: Database,
  { planId, planSequence, endsAt, calendarMethod, toAddress }: PlanMail,
): Promise<boolean> {
  if (planId === null) return false
  const isReminder = endsAt !== null
  const isCancellation = calendarMethod === 'CANCEL'
  const { rows } = await sql<{ isOvertaken: boolean }>`
    select exists (
      select from mail where plan_id = ${planId} and plan_sequence > ${planSequence} and ends_at is null
        and (not ${isCancellation} or to_address = ${toAddress})
    ) or (not ${isCancellation} and exists (
      select from interview_plan where id = ${planId} and sequence > ${planSequence}
        and (starts_at is null or response_status = any(${notComing}))
    )) or (${isReminder} and exists (
      select from interview_plan_interviewer as named join account on account.id = named.account_id
      where named.plan_id = ${planId} and named.receive_status = ${refused} and account.email = ${toAddress}
    )) as is_overtaken`.execute(db)
  return rows[0]?.isOvertaken === true
}
