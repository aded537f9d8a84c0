import type { Database } from '@candor/db/database'
import { newId } from '@candor/db/new-id'
import type { AccountId, CandidateId, CompanyId, FormId } from '@candor/kernel/ids'
import type { Locale } from '@candor/messages/locale'
import { sql } from 'kysely'
import { responseCode } from '../../../../candidates/interviews/rules/response.ts'
import { cancelledPlan } from '../../rules/status.ts'
import { insertPeople, type PlannedPeople, replacePeople, roomAccessOf } from './plan-people.ts'
import { clearAnswers } from './receiving.ts'

interface OfPlan {
  readonly companyId: CompanyId
  readonly candidateId: CandidateId
  readonly planId: string
}

/** A built-in room; null for any other place. */
export interface RoomColumns {
  readonly roomNumber: string | null
  readonly candidatePassword: string | null
  readonly interviewerPassword: string | null
}

/** The fields of a plan as they are stored. Room fields that are left out stay as they are. */
export interface PlanColumns extends Partial<RoomColumns> {
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
  /** Locale of its mails. */
  readonly mailLocale: Locale
}

interface NewPlans {
  readonly companyId: CompanyId
  readonly by: { readonly id: AccountId; readonly name: string }
  readonly now: Date
  readonly planned: readonly { readonly candidateId: CandidateId; readonly columns: PlanColumns }[]
  /** Of each of the plans. */
  readonly people: PlannedPeople
}

/** Stores plans that a person made; returns their ids, in their order. */
export async function insertPlans(
  transaction: Database,
  { companyId, by, now, planned, people }: NewPlans,
): Promise<string[]> {
  const candidateIds = planned.map(({ candidateId }) => candidateId)
  const candidates = await transaction
    .selectFrom('candidate')
    .where('companyId', '=', companyId)
    .where(sql<boolean>`id = any(${candidateIds}::uuid[])`)
    .select(['id', 'positionId'])
    .execute()
  const positions = new Map(candidates.map(({ id, positionId }) => [id, positionId]))
  const made = { createdByAccountId: by.id, createdByName: by.name, createdAt: now, changedAt: now }
  const rows = planned.map(({ candidateId, columns }) => {
    const positionId = positions.get(candidateId)
    if (!positionId) throw new Error('a candidate is not there any more')
    return { id: newId(), companyId, candidateId, positionId, ...columns, ...made }
  })
  await transaction.insertInto('interviewPlan').values(rows).execute()
  const plans = rows.map(({ id: planId, ...columns }) => {
    const roomAccess = roomAccessOf(columns, columns.interviewerPassword ?? null)
    return { companyId, planId, people, responses: new Map(), roomAccess }
  })
  await insertPeople(transaction, plans)
  return rows.map(({ id }) => id)
}

/** The most interviews that an account has planned with one of these candidates. */
export async function countOwnPlans(
  db: Database,
  { companyId, accountId }: { companyId: CompanyId; accountId: AccountId },
  candidateIds: readonly CandidateId[],
): Promise<number> {
  const row = await db
    .selectFrom('interviewPlan')
    .where('companyId', '=', companyId)
    .where(sql<boolean>`candidate_id = any(${candidateIds}::uuid[])`)
    .where('createdByAccountId', '=', accountId)
    .groupBy('candidateId')
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .orderBy('count', 'desc')
    .limit(1)
    .executeTakeFirst()
  return Number(row?.count ?? 0)
}

/** A plan of a candidate, locked until the transaction ends; null where there is none. */
export async function lockPlan(transaction: Database, { companyId, candidateId, planId }: OfPlan) {
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
      'roomNumber',
      'candidatePassword',
      'interviewerPassword',
      'zone',
      'createdByAccountId',
    ])
    .executeTakeFirst()
  return row ?? null
}

/** The change of a plan. Null people stay. */
export interface PlanChange {
  readonly columns: Partial<PlanColumns>
  readonly people: PlannedPeople | null
  readonly now: Date
  /** Asks everybody who has answered again, and ends the offered times. */
  readonly asksAgain: boolean
}

/** Stores the change of a plan. */
export async function updatePlan(
  transaction: Database,
  of: OfPlan,
  { columns, people, now, asksAgain }: PlanChange,
): Promise<void> {
  const { planId } = of
  if (asksAgain) {
    await transaction.deleteFrom('offeredTime').where('planId', '=', planId).execute()
    await clearAnswers(transaction, planId)
  }
  const { interviewerPassword } = await transaction
    .updateTable('interviewPlan')
    .set((eb) => ({
      ...columns,
      ...(asksAgain ? { responseStatus: responseCode(null), responseReason: null } : {}),
      changedAt: now,
      sequence: eb('sequence', '+', 1),
    }))
    .where('id', '=', planId)
    .returning('interviewerPassword')
    .executeTakeFirstOrThrow()
  if (people) await replacePeople(transaction, of, people, roomAccessOf(columns, interviewerPassword))
}

export async function cancelPlan(
  transaction: Database,
  planId: string,
  { reason, now }: { readonly reason: string | null; readonly now: Date },
): Promise<void> {
  await transaction
    .updateTable('interviewPlan')
    .set((eb) => ({
      status: cancelledPlan,
      cancelReason: reason,
      changedAt: now,
      sequence: eb('sequence', '+', 1),
    }))
    .where('id', '=', planId)
    .execute()
}

/** The time zone of a company. */
export async function timeZoneOf(db: Database, companyId: CompanyId): Promise<string> {
  const { timeZone } = await db
    .selectFrom('company')
    .where('id', '=', companyId)
    .select('timeZone')
    .executeTakeFirstOrThrow()
  return timeZone
}

/** The name of an account for plans. */
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
