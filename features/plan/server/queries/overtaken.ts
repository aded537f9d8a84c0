import type { Database } from '@candor/db/database'
import { sql } from 'kysely'
import { refused } from '../../rules/receiving.ts'
import { notComing } from '../../rules/response.ts'

/** The queue's note of what a mail tells of; a reminder has an end. */
interface PlanMail {
  readonly planId: string | null
  readonly planSequence: number | null
  readonly endsAt: Date | null
  readonly toAddress: string
}

/**
 * Whether a mail about a planned interview tells what no longer holds: there is later news of it, or, without news to its
 * people, the candidate has said since that they do not come, or was offered other times. Reminders are no news, and an
 * interviewer who has declined gets none.
 */
export async function isOvertaken(
  db: Database,
  { planId, planSequence, endsAt, toAddress }: PlanMail,
): Promise<boolean> {
  if (planId === null) return false
  const isReminder = endsAt !== null
  const { rows } = await sql<{ isOvertaken: boolean }>`
    select exists (
      select from mail where plan_id = ${planId} and plan_sequence > ${planSequence} and ends_at is null
    ) or exists (
      select from interview_plan where id = ${planId} and sequence > ${planSequence}
        and (starts_at is null or response_status = any(${notComing}))
    ) or (${isReminder} and exists (
      select from interview_plan_interviewer as named join account on account.id = named.account_id
      where named.plan_id = ${planId} and named.receive_status = ${refused} and account.email = ${toAddress}
    )) as is_overtaken`.execute(db)
  return rows[0]?.isOvertaken === true
}
