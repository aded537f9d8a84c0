import type { Database } from '@candor/db/database'
import { newId } from '@candor/db/new-id'
import type { AccountId, CandidateId, CompanyId, FormId } from '@candor/kernel/ids'
import type { Locale } from '@candor/messages/locale'
import { sql } from 'kysely'
import { cancelledPlan } from '../../rules/status.ts'

interface OfPlan {
  readonly companyId: CompanyId
  readonly candidateId: CandidateId
  readonly planId: string
}

/** Everything that a form says of a plan, as it is stored. */
export interface PlanColumns {
  readonly roundId: string | null
  readonly roundName: string
  readonly formId: FormId | null
  readonly interviewDate: string
  readonly startsAt: Date
  readonly endsAt: Date
  readonly zone: string | null
  readonly roomType: number
  readonly interviewMode: number | null
  readonly offlineLocation: string | null
  readonly meetingUrl: string | null
  readonly otherInfo: string | null
  /** In which its mails are written. */
  readonly mailLocale: Locale
}

export interface PlannedPeople {
  /** The first one leads. */
  readonly interviewers: readonly { readonly id: AccountId; readonly name: string }[]
  readonly guests: readonly { readonly name: string; readonly email: string | null }[]
}

async function insertPeople(
  transaction: Database,
  { companyId, planId }: Omit<OfPlan, 'candidateId'>,
  { interviewers, guests }: PlannedPeople,
  standing: ReadonlyMap<
    string | null,
    { receiveStatus: number; refuseReason: string | null; answeredAt: Date | null }
  >,
): Promise<void> {
  const own = { companyId, planId }
  const named = interviewers.map(({ id: accountId, name }, index) => ({
    ...{ id: newId(), ...own, place: index + 1, accountId, name, leads: index === 0 },
    ...standing.get(accountId),
  }))
  await transaction.insertInto('interviewPlanInterviewer').values(named).execute()
  if (guests.length === 0) return
  const invited = guests.map((guest, index) => ({ id: newId(), ...own, place: index + 1, ...guest }))
  await transaction.insertInto('interviewPlanGuest').values(invited).execute()
}

interface NewPlan {
  readonly companyId: CompanyId
  readonly candidateId: CandidateId
  readonly by: { readonly id: AccountId; readonly name: string }
  readonly now: Date
  readonly columns: PlanColumns
  readonly people: PlannedPeople
}

/** Stores a plan that a person made; gives its id. */
export async function insertPlan(
  transaction: Database,
  { companyId, candidateId, by, now, columns, people }: NewPlan,
): Promise<string> {
  const planId = newId()
  const { positionId } = await transaction
    .selectFrom('candidate')
    .where('companyId', '=', companyId)
    .where('id', '=', candidateId)
    .select('positionId')
    .executeTakeFirstOrThrow()
  const made = { createdByAccountId: by.id, createdByName: by.name, createdAt: now, changedAt: now }
  await transaction
    .insertInto('interviewPlan')
    .values({ id: planId, companyId, candidateId, positionId, ...columns, ...made })
    .execute()
  await insertPeople(transaction, { companyId, planId }, people, new Map())
  return planId
}

/** A plan of a candidate that is kept until the transaction ends; null where there is none. */
export async function takePlan(transaction: Database, { companyId, candidateId, planId }: OfPlan) {
  const row = await transaction
    .selectFrom('interviewPlan')
    .where('companyId', '=', companyId)
    .where('candidateId', '=', candidateId)
    .where('id', '=', planId)
    .forUpdate()
    .select([
      'id',
      'status',
      'sequence',
      'startsAt',
      'endsAt',
      'roomType',
      'roundName',
      'offlineLocation',
      'meetingUrl',
      'zone',
      'createdByAccountId',
    ])
    .executeTakeFirst()
  return row ?? null
}

/**
 * Whom a bundle named and who has no account here. A form names accounts alone, so that it says nothing of them: they
 * stay, after those whom it names.
 */
function takeWithoutAccount(transaction: Database, planId: string) {
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

/** Puts what a form says in place of what stood there; `asksAnew`: whoever had answered is asked again. */
export async function updatePlan(
  transaction: Database,
  { companyId, planId }: OfPlan,
  { columns, people, now, asksAnew }: Pick<NewPlan, 'columns' | 'people' | 'now'> & { asksAnew: boolean },
): Promise<void> {
  const named = await transaction
    .selectFrom('interviewPlanInterviewer')
    .where('planId', '=', planId)
    .select(['accountId', 'receiveStatus', 'refuseReason', 'answeredAt', 'password', 'roomUrl'])
    .execute()
  const kept = named.map(({ accountId, receiveStatus, refuseReason, answeredAt, ...room }) => {
    const answer = asksAnew
      ? { receiveStatus: 0, refuseReason: null, answeredAt: null }
      : { receiveStatus, refuseReason, answeredAt }
    return [accountId, { ...answer, ...room }] as const
  })
  const withoutAccount = await takeWithoutAccount(transaction, planId)
  await transaction.deleteFrom('interviewPlanInterviewer').where('planId', '=', planId).execute()
  await transaction.deleteFrom('interviewPlanGuest').where('planId', '=', planId).execute()
  if (asksAnew) await transaction.deleteFrom('offeredTime').where('planId', '=', planId).execute()
  await transaction
    .updateTable('interviewPlan')
    .set((eb) => ({
      ...columns,
      ...(asksAnew ? { responseStatus: 0, responseReason: null } : {}),
      changedAt: now,
      sequence: eb('sequence', '+', 1),
    }))
    .where('id', '=', planId)
    .execute()
  await insertPeople(transaction, { companyId, planId }, people, new Map(kept))
  if (withoutAccount.length === 0) return
  const rows = withoutAccount.map((row, index) => ({ ...row, place: people.interviewers.length + index + 1 }))
  await transaction.insertInto('interviewPlanInterviewer').values(rows).execute()
}

/** Moves a plan to another time: whoever had answered is asked again, and times that were offered are over. */
export async function movePlan(
  transaction: Database,
  planId: string,
  {
    now,
    ...columns
  }: Pick<PlanColumns, 'startsAt' | 'endsAt' | 'interviewDate' | 'mailLocale'> & { readonly now: Date },
): Promise<void> {
  await transaction
    .updateTable('interviewPlanInterviewer')
    .set({ receiveStatus: 0, refuseReason: null, answeredAt: null })
    .where('planId', '=', planId)
    .execute()
  await transaction.deleteFrom('offeredTime').where('planId', '=', planId).execute()
  await transaction
    .updateTable('interviewPlan')
    .set((eb) => ({
      ...{ ...columns, responseStatus: 0, responseReason: null, changedAt: now },
      sequence: eb('sequence', '+', 1),
    }))
    .where('id', '=', planId)
    .execute()
}

export async function cancelPlan(
  transaction: Database,
  planId: string,
  { reason, now }: { readonly reason: string | null; readonly now: Date },
): Promise<void> {
  await transaction
    .updateTable('interviewPlan')
    .set((eb) => ({
      ...{ status: cancelledPlan, cancelReason: reason, changedAt: now },
      sequence: eb('sequence', '+', 1),
    }))
    .where('id', '=', planId)
    .execute()
}

/** The time zone that a company counts in. */
export async function timeZoneOf(db: Database, companyId: CompanyId): Promise<string> {
  const { timeZone } = await db
    .selectFrom('company')
    .where('id', '=', companyId)
    .select('timeZone')
    .executeTakeFirstOrThrow()
  return timeZone
}

/** The name of an account, as plans keep it. */
export async function nameOf(
  db: Database,
  { companyId, accountId }: { companyId: CompanyId; accountId: AccountId },
): Promise<string> {
  const { name } = await db
    .selectFrom('account')
    .where('companyId', '=', companyId)
    .where('id', '=', accountId)
    .select('name')
    .executeTakeFirstOrThrow()
  return name
}
