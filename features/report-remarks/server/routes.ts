import type { Serve } from '@candor/call/serve'
import type { AppServices } from '@candor/db/database'
import { authorizeReport, requireOneOf, requirePermission } from '../../access/server/gate.ts'
import { readableOwner, recordPermissions } from '../../evaluations/rules/records.ts'
import { listEvaluations } from '../../evaluations/server/queries/evaluations.ts'
import { selectAllEstimate } from '../contract.ts'
import { permission } from '../rules.ts'
import { presentEvaluations, presentRemarks } from './present.ts'
import { listRemarks } from './queries.ts'

export function routes(services: AppServices, serve: Serve): void {
  serve(selectAllEstimate, async ({ input, viewer }) => {
    const { interviewId, jobseekerChannelId: candidateId, estimateMode, recommendStageId } = input
    const reader = await authorizeReport(services, viewer, { interviewId, candidateId })
    if (estimateMode === undefined) {
      requireOneOf(reader, recordPermissions)
      const by = readableOwner(viewer, reader.setting.evaluation.evaluationInvisibleStatus)
      const stageId = recommendStageId || null
      return presentEvaluations(await listEvaluations(services.db, reader, { by, stageId }))
    }
    requirePermission(reader, permission)
    return presentRemarks(await listRemarks(services.db, reader))
  })
}
