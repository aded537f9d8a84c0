import type { Serve } from '@candor/call/serve'
import type { House } from '@candor/db/database'
import { Refusal } from '@candor/kernel/refusal'
import { gateRefusals } from '../../access/contract.ts'
import { openReport } from '../../access/server/gate.ts'
import { preventCheatingReport } from '../contract.ts'
import { mayReadFindings } from '../rules.ts'
import { namedFiles, presentFindings } from './present.ts'
import { findAntiCheating, listPictures } from './queries.ts'

export function routes(house: House, serve: Serve): void {
  serve(preventCheatingReport, async ({ input, viewer }) => {
    const reader = await openReport(house, viewer, { interviewId: input.interviewId })
    if (!mayReadFindings((key) => reader.may(key))) throw new Refusal(gateRefusals, 'noView')
    const { companyId, interviewId } = reader
    if (!interviewId) throw new Refusal(gateRefusals, 'notFound')
    const stored = await findAntiCheating(house.db, { companyId, interviewId })
    const pictures = await listPictures(house.db, companyId, namedFiles(stored))
    return presentFindings(stored, pictures, house.media.of(viewer.sessionId))
  })
}
