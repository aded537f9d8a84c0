import type { Database } from '@candor/db/database'
import { newId } from '@candor/db/new-id'
import { readAddress } from '@candor/kernel/email-address'
import { sql } from 'kysely'
import { byDistinctIds } from '../../../../platform/imports/rules/distinct-ids.ts'
import { cancelledPlan } from '../../rules/status.ts'
import type { BundledPlans } from '../import/bundled.ts'
import { type ImportContext, importedFeedback } from './imported-feedback.ts'

type Bundled = Omit<BundledPlans[number], 'externalId'>

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
async function matchNames(
  transaction: Database,
  { companyId, candidateId }: Pick<ImportContext, 'companyId' | 'candidateId'>,
): Promise<void> {
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

/** The interviewers of a candidate's imported plans who are no account: their names, and what else the bundle calls them. */
export async function listUnknownInterviewers(
  db: Database,
  { companyId, candidateId }: Pick<ImportContext, 'companyId' | 'candidateId'>,
) {
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

/**
 * Replaces earlier imported plans by those of a bundle, except for what people changed or answered here.
 *
 * Called within a transaction.
 */
export async function putImportedPlans(
  transaction: Database,
  { companyId, candidateId, now, accountOf }: ImportContext,
  imported: BundledPlans,
): Promise<void> {
  // A plan that a person here changed, answered or gave feedback on is not imported again.
  const kept = await transaction
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
            .where(({ or, eb: of }) =>
              or([
                of('interviewFeedback.externalId', 'is', null),
                of('interviewFeedback.updatedByAccountId', 'is not', null),
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
  const keptIds = kept.map(({ id }) => id)
  await transaction
    .deleteFrom('interviewPlan')
    .where('companyId', '=', companyId)
    .where('candidateId', '=', candidateId)
    .where('externalId', 'is not', null)
    .$if(keptIds.length > 0, (rest) => rest.where('id', 'not in', keptIds))
    .execute()
  const isKept = new Set(kept.map(({ externalId }) => externalId))
  const plans = [...byDistinctIds(imported)]
    .filter(([externalId]) => !isKept.has(externalId))
    .map(([externalId, plan]) => ({ id: newId(), externalId, plan }))
  if (plans.length === 0) return

  const { positionId } = await transaction
    .selectFrom('candidate')
    .where('id', '=', candidateId)
    .select('positionId')
    .executeTakeFirstOrThrow()
  const own = { companyId, candidateId, positionId }
  const rows = plans.map(({ id, externalId, plan }) => ({ id, externalId, ...own, ...columnsOf(plan) }))
  await transaction.insertInto('interviewPlan').values(rows).execute()
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
  const feedback = await importedFeedback(transaction, { companyId, candidateId, now, accountOf }, plans)
  for (const rows of inPieces(interviewers)) {
    await transaction.insertInto('interviewPlanInterviewer').values(rows).execute()
  }
  for (const rows of inPieces(guests)) {
    await transaction.insertInto('interviewPlanGuest').values(rows).execute()
  }
  await matchNames(transaction, { companyId, candidateId })
  for (const rows of inPieces(feedback)) {
    await transaction.insertInto('interviewFeedback').values(rows).execute()
  }
}
