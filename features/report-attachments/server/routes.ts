import type { Serve } from '@candor/call/serve'
import type { House } from '@candor/db/database'
import { openReport, requirePermission } from '../../access/server/gate.ts'
import { getBackgroundCheck, listAttachments } from '../contract.ts'
import { backgroundPermission } from '../rules.ts'
import { namedFiles, presentAttachments, presentBackgroundCheck } from './present.ts'
import { findBackgroundCheck, listFileNames, listStoredAttachments } from './queries.ts'

export function routes(house: House, serve: Serve): void {
  const { db, media } = house

  serve(listAttachments, async ({ input, viewer }) => {
    const reader = await openReport(house, viewer, { candidateId: input.jobSeekerChannelId })
    // A portfolio or a certificate names the person, whatever it is called.
    if (reader.isAnonymous) return []
    const stored = await listStoredAttachments(db, reader)
    const names = await listFileNames(db, reader.companyId, namedFiles(stored))
    return presentAttachments(stored, names, media.of(viewer.sessionId))
  })

  serve(getBackgroundCheck, async ({ input, viewer }) => {
    const { jobseekerChannelId: candidateId, companyId } = input
    const reader = await openReport(house, viewer, { candidateId, companyId })
    requirePermission(reader, backgroundPermission)
    const stored = await findBackgroundCheck(db, reader)
    return stored && presentBackgroundCheck(stored)
  })
}
