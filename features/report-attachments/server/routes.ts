import type { Serve } from '@candor/call/serve'
import type { House } from '@candor/db/database'
import { Refusal } from '@candor/kernel/refusal'
import { gateRefusals } from '../../access/contract.ts'
import { openReport, openToAct, requirePermission } from '../../access/server/gate.ts'
import { act } from '../../audit/server/queries/act.ts'
import { reportGrant } from '../../media/rules.ts'
import { deleteAttachment, getBackgroundCheck, listAttachments } from '../contract.ts'
import { backgroundPermission, readAttachmentId } from '../rules.ts'
import { namedFiles, presentAttachments, presentBackgroundCheck } from './present.ts'
import { findBackgroundCheck, listFileNames, listStoredAttachments, takeAttachment } from './queries.ts'

export function routes(house: House, serve: Serve): void {
  const { db, media } = house

  serve(listAttachments, async ({ input, viewer }) => {
    const reader = await openReport(house, viewer, { candidateId: input.jobSeekerChannelId })
    // A portfolio or a certificate names the person, whatever it is called.
    if (reader.isAnonymous) return []
    const stored = await listStoredAttachments(db, reader)
    const names = await listFileNames(db, reader.companyId, namedFiles(stored))
    return presentAttachments(reader.candidateId, stored, names, media.of(reportGrant(reader)))
  })

  serve(deleteAttachment, async (request) => {
    const named = readAttachmentId(request.input.attachInfoId)
    if (!named) throw new Refusal(gateRefusals, 'notFound')
    const { candidateId, externalId } = named
    return act(house, deleteAttachment, request, async ({ db, house: within, viewer, now, record }) => {
      const actor = await openToAct(within, viewer, { candidateId }, 'deleteAttachment')
      // What may not be seen is not there to be deleted either.
      const taken = actor.isAnonymous ? null : await takeAttachment(db, actor, externalId, now)
      if (!taken) throw new Refusal(gateRefusals, 'notFound')
      record({ action: 'attachment.deleted', candidateId, details: { subject: taken.attachName } })
      return null
    })
  })

  serve(getBackgroundCheck, async ({ input, viewer }) => {
    const { jobseekerChannelId: candidateId, companyId } = input
    const reader = await openReport(house, viewer, { candidateId, companyId })
    requirePermission(reader, backgroundPermission)
    const stored = await findBackgroundCheck(db, reader)
    return stored && presentBackgroundCheck(stored)
  })
}
