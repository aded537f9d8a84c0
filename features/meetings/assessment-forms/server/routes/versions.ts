import type { Serve } from '@candor/call/serve'
import type { AppServices } from '@candor/db/database'
import { Refusal } from '@candor/kernel/refusal'
import { auditedTransaction } from '../../../../platform/audit/server/actions/audited-transaction.ts'
import { discardDraft, publishDraft, saveDraft, startDraft } from '../../contract/manage.ts'
import { questionsOf } from '../../rules/answers.ts'
import { faultsOf, hasIdTwice } from '../../rules/completeness.ts'
import { deleteForm, listVersions, type VersionRow } from '../queries/forms.ts'
import {
  deleteVersion,
  endPublished,
  insertVersion,
  publishVersion,
  updateDraft,
} from '../queries/versions.ts'
import { getNamedVersion } from './named.ts'

type OnDraft = typeof saveDraft | typeof publishDraft | typeof discardDraft

/** Refuses unless the draft still has the expected revision. Acts of administrators are serialised, so it stays so. */
function requireDraft(call: OnDraft, version: VersionRow, revision: number): void {
  if (version.state !== 'draft') throw new Refusal(call, 'notADraft')
  if (version.revision !== revision) {
    throw new Refusal(call, 'changedMeanwhile', { values: { name: version.changedBy ?? '' } })
  }
}

export function serveVersions(services: AppServices, serve: Serve): void {
  // Not logged: a draft has no effect until it is published, which is logged.
  serve(saveDraft, (request) =>
    auditedTransaction(services, saveDraft, request, async ({ db, now, viewer }) => {
      const { versionId, revision, content } = request.input
      const version = await getNamedVersion(db, viewer.companyId, versionId)
      requireDraft(saveDraft, version, revision)
      if (hasIdTwice(content)) throw new Refusal(saveDraft, 'idTwice')
      await updateDraft(db, version.id, { content, by: viewer.accountId, at: now })
      return { revision: revision + 1, changedAt: now.getTime() }
    }),
  )

  serve(startDraft, (request) =>
    auditedTransaction(services, startDraft, request, async ({ db, now, viewer }) => {
      const { companyId, accountId: by } = viewer
      const version = await getNamedVersion(db, companyId, request.input.versionId)
      const { formId, content } = version
      if (version.endedAt !== null) throw new Refusal(startDraft, 'formEnded')
      const versions = await listVersions(db, companyId, formId)
      if (versions.some(({ state }) => state === 'draft')) throw new Refusal(startDraft, 'draftOpen')
      return {
        versionId: await insertVersion(db, { companyId, formId, state: 'draft', content, by, at: now }),
      }
    }),
  )

  serve(publishDraft, (request) =>
    auditedTransaction(services, publishDraft, request, async ({ db, now, record, viewer }) => {
      const { versionId, revision } = request.input
      const version = await getNamedVersion(db, viewer.companyId, versionId)
      requireDraft(publishDraft, version, revision)
      if (version.endedAt !== null) throw new Refusal(publishDraft, 'formEnded')
      if (faultsOf(version.content).length > 0) throw new Refusal(publishDraft, 'notComplete')
      await endPublished(db, version.formId)
      await publishVersion(db, version.id, { by: viewer.accountId, at: now })
      const to = { number: version.number, count: questionsOf(version.content).length }
      record({ action: 'form.published', details: { subject: version.formName, to } })
      return null
    }),
  )

  serve(discardDraft, (request) =>
    auditedTransaction(services, discardDraft, request, async ({ db, record, viewer }) => {
      const { versionId, revision } = request.input
      const version = await getNamedVersion(db, viewer.companyId, versionId)
      requireDraft(discardDraft, version, revision)
      const versions = await listVersions(db, viewer.companyId, version.formId)
      await deleteVersion(db, version.id)
      const isFormGone = versions.length === 1
      if (isFormGone) await deleteForm(db, version.formId)
      record({
        action: 'form.discarded',
        details: { subject: version.formName, to: { number: version.number } },
      })
      return { isFormGone }
    }),
  )
}
