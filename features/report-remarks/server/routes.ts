import type { Serve } from '@candor/call/serve'
import type { House } from '@candor/db/database'
import { openReport, requirePermission } from '../../access/server/gate.ts'
import { selectAllEstimate } from '../contract.ts'
import { permission } from '../rules.ts'
import { presentRemarks } from './present.ts'
import { listRemarks } from './queries.ts'

export function routes(house: House, serve: Serve): void {
  serve(selectAllEstimate, async ({ input, viewer }) => {
    const { interviewId, jobseekerChannelId: candidateId } = input
    const reader = await openReport(house, viewer, { interviewId, candidateId })
    requirePermission(reader, permission)
    return presentRemarks(await listRemarks(house.db, reader))
  })
}
