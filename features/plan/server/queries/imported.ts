import type { Database } from '@candor/db/database'
import { newId } from '@candor/db/new-id'
import { byDistinctIds } from '../../../imports/rules/distinct-ids.ts'
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
      ...{ id: newId(), companyId, planId: id, place: index + 1 },
      externalId: interviewer.interviewerId ?? null,
      name: interviewer.interviewerName,
      password: interviewer.interviewerPassword ?? null,
      roomUrl: interviewer.interviewerPcInterviewUrl ?? null,
    })),
  )
  const guests = plans.flatMap(({ id, plan }) =>
    (plan.guestUserList ?? []).map(({ guestUserName }, index) => ({
      ...{ id: newId(), companyId, planId: id, place: index + 1 },
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
  for (const rows of inPieces(feedback)) {
    await transaction.insertInto('interviewFeedback').values(rows).execute()
  }
}
