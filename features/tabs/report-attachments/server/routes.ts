import type { Serve } from '@candor/call/serve'
import type { AppServices } from '@candor/db/database'
import { Refusal } from '@candor/kernel/refusal'
import { gateRefusals } from '../../../platform/access/contract.ts'
import { authorizeAction } from '../../../platform/access/server/gate/asked-within.ts'
import { auditedTransaction } from '../../../platform/audit/server/actions/audited-transaction.ts'
import { listedFiles } from '../../../platform/documents/server/actions/listed-files.ts'
import { holdImportsOff } from '../../../platform/imports/server/queries/files.ts'
import { reportGrant } from '../../../platform/media/rules.ts'
import { keepUndo } from '../../../platform/undo/server/actions/keep-undo.ts'
import { deleteAttachment, getBackgroundCheck, listAttachments } from '../contract.ts'
import { readAttachmentId } from '../rules.ts'
import { findBackgroundCheck, listStoredAttachments, removeAttachment } from './actions.ts'
import { namedFiles, presentAttachments, presentBackgroundCheck } from './present.ts'

export function routes(services: AppServices, serve: Serve): void {
  const { db, media } = services

  serve(listAttachments, async ({ reader }) => {
    // A portfolio or a certificate names the person, whatever the file is called.
    if (reader.isAnonymous || !reader.opens('attachments')) return []
    const stored = await listStoredAttachments(db, reader)
    const files = await listedFiles(services, reader.companyId, namedFiles(stored))
    return presentAttachments(reader.candidateId, stored, files, media.of(reportGrant(reader)))
  })

  serve(deleteAttachment, async (request) => {
    const named = readAttachmentId(request.input.attachInfoId)
    if (!named) throw new Refusal(gateRefusals, 'notFound')
    const { externalId } = named
    return auditedTransaction(
      services,
      deleteAttachment,
      request,
      async (work) => {
        const { db, services: within, viewer, now, record } = work
        const actor = await authorizeAction(within, viewer, named, 'deleteAttachment')
        const { candidateId } = actor
        // An attachment that the reader may not see cannot be deleted either.
        const removed = actor.isAnonymous ? null : await removeAttachment(db, actor, externalId, now)
        if (!removed) throw new Refusal(gateRefusals, 'notFound')
        const { attachName } = removed.attachment
        record({ action: 'attachment.deleted', candidateId, details: { subject: attachName } })
        const item = { candidateId, before: removed, after: null }
        await keepUndo(work, { kind: 'attachment', items: [item] })
        return null
      },
      { before: holdImportsOff },
    )
  })

  serve(getBackgroundCheck, async ({ reader }) => {
    const stored = await findBackgroundCheck(db, reader)
    return stored && presentBackgroundCheck(stored)
  })
}
