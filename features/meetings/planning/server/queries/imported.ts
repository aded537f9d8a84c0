import type { Database } from '@candor/db/database'
import { newId } from '@candor/db/new-id'
import { readAddress } from '@candor/kernel/email-address'
import { sql } from 'kysely'
import { byDistinctIds } from '../../../../platform/imports/rules/distinct-ids.ts'
import { standsAlone } from '../../../../platform/imports/server/queries/merged.ts'
import { cancelledPlan } from '../../rules/status.ts'
import type { BundledPlans } from '../import/bundled.ts'
import { type ImportContext, importedFeedback } from './imported-feedback.ts'

type Bundled = Omit<BundledPlans[number], 'externalId'>
type Owner = Pick<ImportContext, 'companyId' | 'candidateId'>

/** A statement takes at most 65,535 values. */
const maxRows = 4_000

function inPieces<Row>(rows: readonly Row[]): Row[][] {
  const pieces = Math.ceil(rows.length / maxRows)
  return Array.from({ length: pieces }, (_, at) => rows.slice(at * maxRows, (at + 1) * maxRows))
}

const timeOf = (ms: number | undefined) => (ms === undefined ? null : new Date(ms))

const columnsOf = (plan: Bundled) => ({
  roundExternalId: plan.interviewRoundId ?? null,
  roundName: plan.interviewRoundName,
  interviewDate: plan.interviewDate ?? null,
  startsAt: timeOf(plan.interviewStartTime),
  endsAt: timeOf(plan.interviewEndTime),
  roomType: plan.planRoomType,
  interviewMode: plan.interviewMode ?? null,
  status: plan.status,
  responseStatus: plan.responseStatus,
  roomNumber: plan.interviewRoomNo ?? null,
  meetingUrl: plan.tencentMeetingUrl ?? null,
  candidatePassword: plan.candidatePassword ?? null,
  otherInfo: plan.interviewOtherInfo ?? null,
  offlineLocation: plan.offlineLocation ?? null,
  createdByName: plan.createUserName ?? null,
  createdAt: new Date(plan.createDate),
})

/** Gives imported interviewers the accounts that administrators matched their names with (decision S66). */
async function matchNames(transaction: Database, { companyId, candidateId }: Owner): Promise<void> {
  await sql`
    update interview_plan_interviewer as named set account_id = match.account_id
    from interview_plan as plan, interviewer_name as match
    where plan.id = named.plan_id and plan.external_id is not null and plan.candidate_id = ${candidateId}
      and named.company_id = ${companyId} and match.company_id = named.company_id
      and named.account_id is null and named.external_id is null and match.name = lower(btrim(named.name))`.execute(
    transaction,
  )
}

/** The most interviewers without an account that a note names. */
const maxUnknown = 50

/** The interviewers of a candidate's imported plans without an account: their names and external ids. */
export async function listUnknownInterviewers(db: Database, { companyId, candidateId }: Owner) {
  const rows = await db
    .selectFrom('interviewPlanInterviewer as named')
    .innerJoin('interviewPlan as plan', 'plan.id', 'named.planId')
    .where('plan.companyId', '=', companyId)
    .where('plan.candidateId', '=', candidateId)
    .where('plan.externalId', 'is not', null)
    .where('plan.status', '<>', cancelledPlan)
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
    .distinct()
    .select(['named.name', 'named.externalId'])
    .orderBy('named.name')
    .limit(maxUnknown)
    .execute()
  return rows
}

/** The imported plans of a candidate that a person here changed, answered or gave feedback on. */
function listTouchedPlans(transaction: Database, { companyId, candidateId }: Owner) {
  return transaction
    .selectFrom('interviewPlan as plan')
    .where('plan.companyId', '=', companyId)
    .where('plan.candidateId', '=', candidateId)
    .where('plan.externalId', 'is not', null)
    .where(({ or, exists, eb }) =>
      or([
        eb('plan.changedAt', 'is not', null),
        exists(
          eb
            .selectFrom('interviewFeedback')
            .whereRef('planId', '=', 'plan.id')
            .where(({ or, eb: feedback }) =>
              or([
                feedback('interviewFeedback.externalId', 'is', null),
                feedback('interviewFeedback.updatedByAccountId', 'is not', null),
              ]),
            )
            .select('interviewFeedback.id'),
        ),
        exists(
          eb
            .selectFrom('interviewPlanInterviewer')
            .whereRef('planId', '=', 'plan.id')
            .where('answeredAt', 'is not', null)
            .select('interviewPlanInterviewer.id'),
        ),
      ]),
    )
    .select(['plan.id', 'plan.externalId'])
    .execute()
}

async function deleteImportedPlans(
  transaction: Database,
  { companyId, candidateId }: Owner,
  keptIds: readonly string[],
  given: readonly string[],
): Promise<void> {
  await transaction
    .deleteFrom('interviewPlan')
    .where('companyId', '=', companyId)
    .where('candidateId', '=', candidateId)
    .where('externalId', 'is not', null)
    .where(({ or, eb }) =>
      or([standsAlone(candidateId), ...(given.length > 0 ? [eb('externalId', 'in', given)] : [])]),
    )
    .$if(keptIds.length > 0, (rest) => rest.where('id', 'not in', keptIds))
    .execute()
}

interface NewPlan {
  readonly id: string
  readonly externalId: string
  readonly plan: Bundled
}

async function insertImportedPlans(
  transaction: Database,
  { companyId, candidateId }: Owner,
  plans: readonly NewPlan[],
): Promise<void> {
  const { positionId } = await transaction
    .selectFrom('candidate')
    .where('id', '=', candidateId)
    .select('positionId')
    .executeTakeFirstOrThrow()
  const own = { companyId, candidateId, positionId }
  const rows = plans.map(({ id, externalId, plan }) => ({ id, externalId, ...own, ...columnsOf(plan) }))
  await transaction.insertInto('interviewPlan').values(rows).execute()
}

async function insertImportedPeople(
  transaction: Database,
  { companyId }: Owner,
  plans: readonly NewPlan[],
): Promise<void> {
  const interviewers = plans.flatMap(({ id, plan }) =>
    (plan.interviewerInfoList ?? []).map((interviewer, index) => ({
      id: newId(),
      companyId,
      planId: id,
      place: index + 1,
      externalId: interviewer.interviewerId
        ? (readAddress(interviewer.interviewerId) ?? interviewer.interviewerId)
        : null,
      name: interviewer.interviewerName,
      password: interviewer.interviewerPassword ?? null,
      roomUrl: interviewer.interviewerPcInterviewUrl ?? null,
    })),
  )
  const guests = plans.flatMap(({ id, plan }) =>
    (plan.guestUserList ?? []).map(({ guestUserName }, index) => ({
      id: newId(),
      companyId,
      planId: id,
      place: index + 1,
      name: guestUserName,
    })),
  )
  for (const rows of inPieces(interviewers)) {
    await transaction.insertInto('interviewPlanInterviewer').values(rows).execute()
  }
  for (const rows of inPieces(guests)) {
    await transaction.insertInto('interviewPlanGuest').values(rows).execute()
  }
}

/**
 * Replaces earlier imported plans by those of a bundle, except for what people changed or answered here.
 *
 * Called within a transaction.
 */
export async function putImportedPlans(
  transaction: Database,
  context: ImportContext,
  imported: BundledPlans,
): Promise<void> {
  const kept = await listTouchedPlans(transaction, context)
  const keptIds = kept.map(({ id }) => id)
  await deleteImportedPlans(transaction, context, keptIds, [...byDistinctIds(imported).keys()])
  const isKept = new Set(kept.map(({ externalId }) => externalId))
  const plans = [...byDistinctIds(imported)]
    .filter(([externalId]) => !isKept.has(externalId))
    .map(([externalId, plan]) => ({ id: newId(), externalId, plan }))
  if (plans.length === 0) return

  await insertImportedPlans(transaction, context, plans)
  const feedback = await importedFeedback(transaction, context, plans)
  await insertImportedPeople(transaction, context, plans)
  await matchNames(transaction, context)
  for (const rows of inPieces(feedback)) {
    await transaction.insertInto('interviewFeedback').values(rows).execute()
  }
}
