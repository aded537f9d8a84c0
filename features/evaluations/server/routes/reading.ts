import { type Serve, WithMsg } from '@candor/call/serve'
import type { AppServices } from '@candor/db/database'
import { Refusal } from '@candor/kernel/refusal'
import type { Viewer } from '../../../access/rules/viewer.ts'
import type { ReportAddress } from '../../../access/server/gate/addressed.ts'
import { withRights } from '../../../access/server/gate/with-rights.ts'
import {
  authorizeReport,
  authorizeReportWithin,
  requireOneOf,
  requireSelf,
} from '../../../access/server/gate.ts'
import {
  clickEstimate,
  evaluationRefusals,
  selectAllEstimateGroupBy,
  selectAllEstimateGroupByforCMBC,
  selectEstimateGroupByTimePeriod,
} from '../../contract.ts'
import { partOfType } from '../../rules/kinds.ts'
import { readableOwner, recordPermissions } from '../../rules/records.ts'
import { presentRecords } from '../present.ts'
import { listEvaluations, readEvaluations } from '../queries/evaluations.ts'
import { putReadUntil } from '../queries/read-marks.ts'

/** Opens a report to whoever may read its evaluations, with whose those are. */
export async function openRecords(services: AppServices, viewer: Viewer, address: ReportAddress) {
  const reader = await authorizeReport(services, viewer, address)
  requireOneOf(reader, recordPermissions)
  return { reader, by: readableOwner(viewer, reader.setting.evaluation.evaluationInvisibleStatus) }
}

type Narrowed = Parameters<typeof listEvaluations>[2]

function narrowedTo(type: number | undefined, { interviewId }: Awaited<ReturnType<typeof authorizeReport>>) {
  if (type === undefined) return {}
  const kind = partOfType(type)
  if (kind === null) throw new Refusal(evaluationRefusals, 'unknownType')
  // Videos are those of one interview; everything else is said of the candidate.
  return { kind, ...(kind === 'video' ? { interviewId } : {}) } satisfies Narrowed
}

export function serveReading(services: AppServices, serve: Serve): void {
  const { db, clock } = services

  serve(selectAllEstimateGroupBy, async ({ input, viewer, context }) => {
    const { interviewId, jobseekerChannelId: candidateId, estimateType } = input
    const { reader, by } = await openRecords(services, viewer, { interviewId, candidateId })
    const rows = await listEvaluations(db, reader, { by, ...narrowedTo(estimateType, reader) })
    const { stageNames } = reader.setting
    return presentRecords(rows, { accountId: viewer.accountId, locale: context.locale, stageNames })
  })

  serve(selectAllEstimateGroupByforCMBC, async ({ input, viewer, context }) => {
    const { interviewId, jobseekerChannelId: candidateId, estimateType } = input
    const { reader, by } = await openRecords(services, viewer, { interviewId, candidateId })
    const stageId = input.recommendStageId || reader.stageId
    const rows = await listEvaluations(db, reader, { by, stageId, ...narrowedTo(estimateType, reader) })
    const { stageNames } = reader.setting
    return presentRecords(rows, { accountId: viewer.accountId, locale: context.locale, stageNames })
  })

  serve(selectEstimateGroupByTimePeriod, async ({ input, viewer, context }) => {
    const { interviewId, jobseekerChannelId: candidateId } = input
    const { reader, by } = await openRecords(services, viewer, { interviewId, candidateId })
    requireSelf(viewer, input.interviewerId)
    const { accountId } = viewer
    const { unreadSince: after } = await readEvaluations(db, reader)
    const rows = await listEvaluations(db, reader, { by, notBy: accountId, after })
    const records = presentRecords(rows, {
      accountId,
      locale: context.locale,
      stageNames: reader.setting.stageNames,
    })
    return new WithMsg(records, String(after.getTime()))
  })

  serve(clickEstimate, (request) =>
    withRights(services, clickEstimate.access, request, async (within, viewer) => {
      const { interviewId, jobseekerChannelId, interviewerId, startTime } = request.input
      const reader = await authorizeReportWithin(within, viewer, {
        interviewId,
        candidateId: jobseekerChannelId,
      })
      requireOneOf(reader, recordPermissions)
      requireSelf(viewer, interviewerId)
      const { companyId, accountId } = viewer
      // What will be said later is not read yet, whatever a caller's clock says.
      const until = new Date(Math.min(startTime, clock.now().getTime()))
      await putReadUntil(within.db, { companyId, candidateId: reader.candidateId, accountId }, until)
      return null
    }),
  )
}
