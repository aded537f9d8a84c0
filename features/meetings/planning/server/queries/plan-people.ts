import type { Database } from '@candor/db/database'
import { newId } from '@candor/db/new-id'
import type { AccountId, CompanyId } from '@candor/kernel/ids'
import { sql } from 'kysely'

interface OfPlan {
  readonly companyId: CompanyId
  readonly planId: string
}

export interface PlannedPeople {
  /** The first one leads. */
  readonly interviewers: readonly { readonly id: AccountId; readonly name: string }[]
  readonly guests: readonly { readonly name: string; readonly email: string | null }[]
}

/** How an interviewer of a plan gets into its room. */
interface RoomAccess {
  readonly password: string | null
  readonly roomUrl: string | null
}

/** The room in a change of a plan; a password that is left out stays as it is. */
interface ChangedRoom {
  readonly interviewerPassword?: string | null
  readonly meetingUrl?: string | null
}

/**
 * Password and room address for all interviewers of a built-in room, later ones included; empty values when the plan
 * leaves its room; null: each keeps their own. `password` is the plan's own, null where its room is not built in.
 */
export function roomAccessOf(
  { interviewerPassword, meetingUrl }: ChangedRoom,
  password: string | null,
): RoomAccess | null {
  if (interviewerPassword === null) return { password: null, roomUrl: null }
  return password === null ? null : { password, roomUrl: meetingUrl ?? null }
}

interface StoredResponse extends RoomAccess {
  readonly receiveStatus: number
  readonly refuseReason: string | null
  readonly answeredAt: Date | null
}

interface Kept {
  /** Responses of interviewers who stay, by account. */
  readonly responses: ReadonlyMap<string | null, StoredResponse>
  readonly roomAccess: RoomAccess | null
}

interface NewPeople extends OfPlan, Kept {
  readonly people: PlannedPeople
}

/** Stores the people of plans. Each plan has an interviewer. */
export async function insertPeople(transaction: Database, plans: readonly NewPeople[]): Promise<void> {
  const named = plans.flatMap(({ companyId, planId, people, responses, roomAccess }) =>
    people.interviewers.map(({ id: accountId, name }, index) => ({
      id: newId(),
      companyId,
      planId,
      place: index + 1,
      accountId,
      name,
      leads: index === 0,
      ...responses.get(accountId),
      ...roomAccess,
    })),
  )
  await transaction.insertInto('interviewPlanInterviewer').values(named).execute()
  const invited = plans.flatMap(({ companyId, planId, people }) =>
    people.guests.map((guest, index) => ({ id: newId(), companyId, planId, place: index + 1, ...guest })),
  )
  if (invited.length > 0) await transaction.insertInto('interviewPlanGuest').values(invited).execute()
}

/**
 * Imported interviewers without an account. The form lists accounts only, so they are kept, after those in the form.
 */
function readWithoutAccount(transaction: Database, planId: string) {
  return transaction
    .selectFrom('interviewPlanInterviewer as named')
    .where('named.planId', '=', planId)
    .where('named.accountId', 'is', null)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('account')
            .whereRef('account.companyId', '=', 'named.companyId')
            .where(sql<boolean>`lower(named.external_id) in (account.id::text, lower(account.email))`)
            .select('account.id'),
        ),
      ),
    )
    .orderBy('named.place')
    .selectAll()
    .execute()
}

/** Replaces the interviewers and guests of a plan with those in the form. */
export async function replacePeople(
  transaction: Database,
  { companyId, planId }: OfPlan,
  people: PlannedPeople,
  roomAccess: RoomAccess | null,
): Promise<void> {
  const named = await transaction
    .selectFrom('interviewPlanInterviewer')
    .where('planId', '=', planId)
    .select(['accountId', 'receiveStatus', 'refuseReason', 'answeredAt', 'password', 'roomUrl'])
    .execute()
  const responses = new Map(named.map(({ accountId, ...row }) => [accountId, row]))
  const withoutAccount = await readWithoutAccount(transaction, planId)
  await transaction.deleteFrom('interviewPlanInterviewer').where('planId', '=', planId).execute()
  await transaction.deleteFrom('interviewPlanGuest').where('planId', '=', planId).execute()
  await insertPeople(transaction, [{ companyId, planId, people, responses, roomAccess }])
  if (withoutAccount.length === 0) return
  const rows = withoutAccount.map((row, index) => ({
    ...row,
    ...roomAccess,
    place: people.interviewers.length + index + 1,
  }))
  await transaction.insertInto('interviewPlanInterviewer').values(rows).execute()
}
