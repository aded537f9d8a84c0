import type { Database } from '@candor/db/database'
import type { CompanyId } from '@candor/kernel/ids'
import { Refusal } from '@candor/kernel/refusal'
import { gateRefusals } from '../../../../platform/access/contract.ts'
import type { ReportActor } from '../../../../platform/access/rules/viewer.ts'
import type { AuditDetails } from '../../../../platform/audit/rules/entry.ts'
import type { AuditedTransaction } from '../../../../platform/audit/server/actions/audited-transaction.ts'
import { keepUndo } from '../../../../platform/undo/server/actions/keep-undo.ts'
import { maxCandidateLabels, maxCompanyLabels, saveCandidateLabel } from '../../contract.ts'
import { labelItem } from '../../rules/undo-label.ts'
import { isOneLabel, isSameLabel, type Label, labelNameOf, nextLabelId } from '../../rules.ts'
import {
  deleteLabels,
  insertCompanyLabels,
  insertLabels,
  listCompanyLabels,
  listLabelsOfEach,
} from '../queries/labels.ts'

type Work = Pick<AuditedTransaction, 'db' | 'now' | 'record' | 'viewer'>

/** The act on many that a change belongs to; null for a change by itself. */
interface OfBulk {
  readonly bulkId?: string | null
}

export interface NamedLabel {
  readonly labelId?: number | undefined
  readonly labelName?: string | undefined
}

/** The company's label with an id or a name; null for a name that the company does not have yet. */
export async function findNamedLabel(
  db: Database,
  companyId: CompanyId,
  { labelId, labelName: text = '' }: NamedLabel,
): Promise<{ label: Label | null; name: string; labels: readonly Label[] }> {
  const labels = await listCompanyLabels(db, companyId)
  if (labelId !== undefined) {
    const label = labels.find((each) => each.id === labelId)
    if (!label) throw new Refusal(gateRefusals, 'notFound')
    return { label, name: label.name, labels }
  }
  const name = labelNameOf(text)
  if (name === '') throw new Refusal(saveCandidateLabel, 'noLabel')
  return { label: labels.find((each) => isSameLabel(each.name, name)) ?? null, name, labels }
}

/** The company's label with an id or a name; a new name is added to the company's labels. */
export async function getCompanyLabel(db: Database, companyId: CompanyId, named: NamedLabel): Promise<Label> {
  const { label: known, name, labels } = await findNamedLabel(db, companyId, named)
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

/** What becomes of a label at each of some candidates. */
export interface LabelFates {
  /** The candidates that have the label already, with their spelling of it. */
  readonly held: ReadonlyMap<string, Label>
  /** The candidates that have as many labels as they may. */
  readonly full: ReadonlySet<string>
}

/** Looks which candidates have a label, and which have no room for it. */
export async function lookAtLabel(
  db: Database,
  companyId: CompanyId,
  actors: readonly Pick<ReportActor, 'candidateId'>[],
  label: Label,
): Promise<LabelFates> {
  const ids = actors.map(({ candidateId }) => candidateId)
  const labels = await listLabelsOfEach(db, companyId, ids)
  const held = new Map<string, Label>()
  const full = new Set<string>()
  for (const id of ids) {
    const own = labels.get(id) ?? []
    const known = own.find((each) => isOneLabel(each, label))
    if (known) held.set(id, known)
    else if (own.length >= maxCandidateLabels) full.add(id)
  }
  return { held, full }
}

/** Gives each of some candidates a label by hand; those that have it, or have no room, stay as they are. */
export async function giveLabel(
  work: Work,
  actors: readonly ReportActor[],
  label: Label,
  { bulkId = null }: OfBulk = {},
): Promise<LabelFates> {
  const { db, record, viewer } = work
  const { companyId } = viewer
  const fates = await lookAtLabel(db, companyId, actors, label)
  const given = actors.filter(({ candidateId: id }) => !fates.held.has(id) && !fates.full.has(id))
  const ids = given.map(({ candidateId }) => candidateId)
  await insertLabels(db, companyId, ids, label)
  for (const actor of given) recordChange(record, actor, { subject: label.name, from: null, to: label.id })
  const after = { labelId: label.id, name: label.name }
  await keepUndo(work, { kind: 'label', items: given.map((actor) => labelItem(actor, null, after)), bulkId })
  return fates
}

/** Takes a label from each of some candidates. */
export async function takeLabel(
  work: Work,
  actors: readonly ReportActor[],
  labelId: number,
  { bulkId = null }: OfBulk = {},
): Promise<void> {
  const { db, record, viewer } = work
  const ids = actors.map(({ candidateId }) => candidateId)
  const removed = await deleteLabels(db, viewer.companyId, ids, labelId)
  const items = actors.flatMap((actor) => {
    const former = removed.get(actor.candidateId)
    if (!former) return []
    recordChange(record, actor, { subject: former.name, from: labelId, to: null })
    return [labelItem(actor, former, null)]
  })
  await keepUndo(work, { kind: 'label', items, bulkId })
}
