import type { Serve } from '@candor/call/serve'
import type { AppServices, Database } from '@candor/db/database'
import type { CompanyId } from '@candor/kernel/ids'
import { Refusal } from '@candor/kernel/refusal'
import { gateRefusals } from '../../../../platform/access/contract.ts'
import type { ReportActor } from '../../../../platform/access/rules/viewer.ts'
import type { AuditDetails } from '../../../../platform/audit/rules/entry.ts'
import {
  type AuditedTransaction,
  auditedTransaction,
} from '../../../../platform/audit/server/actions/audited-transaction.ts'
import { keepUndo } from '../../../../platform/undo/server/actions/keep-undo.ts'
import {
  deleteCandidateLabel,
  listCompanyLabel,
  maxCandidateLabels,
  maxCompanyLabels,
  saveCandidateLabel,
} from '../../contract.ts'
import { labelItem } from '../../rules/undo-label.ts'
import { writeLabel } from '../../rules/wire.ts'
import { isOneLabel, isSameLabel, type Label, labelNameOf, nextLabelId } from '../../rules.ts'
import {
  deleteLabel,
  insertCompanyLabels,
  insertLabel,
  listCompanyLabels,
  listLabels,
  lockCompanyLabels,
} from '../queries/labels.ts'

/** The company's label with an id or a name; a new name is added to the company's labels. */
async function getCompanyLabel(
  db: Database,
  companyId: CompanyId,
  { labelId, labelName: text = '' }: { labelId?: number | undefined; labelName?: string | undefined },
): Promise<Label> {
  const labels = await listCompanyLabels(db, companyId)
  if (labelId !== undefined) {
    const label = labels.find((each) => each.id === labelId)
    if (!label) throw new Refusal(gateRefusals, 'notFound')
    return label
  }
  const name = labelNameOf(text)
  if (name === '') throw new Refusal(saveCandidateLabel, 'noLabel')
  const known = labels.find((each) => isSameLabel(each.name, name))
  if (known) return known
  if (labels.length >= maxCompanyLabels)
    throw new Refusal(saveCandidateLabel, 'tooManyNames', { values: { most: maxCompanyLabels } })
  const label = { id: nextLabelId(labels.map((each) => each.id)), name }
  await insertCompanyLabels(db, companyId, [label])
  return label
}

function recordChange(
  record: AuditedTransaction['record'],
  { candidateId, interviewId }: ReportActor,
  details: AuditDetails,
): void {
  record({ action: 'label.changed', candidateId, interviewId, details })
}

/** The calls by which people label candidates. */
export function labelRoutes(services: AppServices, serve: Serve): void {
  serve(listCompanyLabel, async ({ viewer }) =>
    (await listCompanyLabels(services.db, viewer.companyId)).map(writeLabel),
  )

  serve(saveCandidateLabel, (request) =>
    auditedTransaction(services, saveCandidateLabel, request, async (work) => {
      const { db, record, actor } = work
      const { input } = request
      await lockCompanyLabels(db, actor.companyId)
      const label = await getCompanyLabel(db, actor.companyId, input)
      const labels = await listLabels(db, actor)
      const held = labels.find((each) => isOneLabel(each, label))
      if (!held) {
        if (labels.length >= maxCandidateLabels)
          throw new Refusal(saveCandidateLabel, 'tooManyLabels', { values: { most: maxCandidateLabels } })
        await insertLabel(db, actor, label)
        recordChange(record, actor, { subject: label.name, from: null, to: label.id })
        await keepUndo(work, {
          kind: 'label',
          items: [labelItem(actor, null, { labelId: label.id, name: label.name })],
        })
      }
      return writeLabel(held ?? label)
    }),
  )

  serve(deleteCandidateLabel, (request) =>
    auditedTransaction(services, deleteCandidateLabel, request, async (work) => {
      const { db, record, actor } = work
      const { labelId } = request.input
      const removed = await deleteLabel(db, actor, labelId)
      if (removed === null) return null
      recordChange(record, actor, { subject: removed.name, from: labelId, to: null })
      await keepUndo(work, { kind: 'label', items: [labelItem(actor, removed, null)] })
      return null
    }),
  )
}
