import { Versioned } from '@candor/call/serialized-reply'
import type { Serve } from '@candor/call/serve'
import type { AppServices } from '@candor/db/database'
import { partReader } from '../../../candidates/candidates/server/actions/part-reader.ts'
import { readableOwner } from '../../../platform/access/rules/reach.ts'
import { requireOneOf } from '../../../platform/access/server/gate/report-access.ts'
import { listEvaluations } from '../../../review/evaluations/server/queries/evaluations.ts'
import { selectAllEstimate } from '../contract.ts'
import { permission } from '../rules/tab.ts'
import { listRemarks } from './actions.ts'
import { presentEvaluations, presentRemarks } from './present.ts'

export function routes(services: AppServices, serve: Serve): void {
  serve(selectAllEstimate, async ({ input, viewer, reader }) => {
    const { estimateMode, recommendStageId } = input
    if (estimateMode === undefined) {
      const by = readableOwner(viewer, reader.setting.evaluation.evaluationInvisibleStatus)
      const stageId = recommendStageId || null
      return new Versioned(reader.version, async () =>
        presentEvaluations(await listEvaluations(services.db, reader, { by, stageId })),
      )
    }
    requireOneOf(viewer, [permission])
    return new Versioned(reader.version, async () =>
      presentRemarks(await listRemarks(services.db, reader, partReader(services, reader).readPart), viewer),
    )
  })
}
