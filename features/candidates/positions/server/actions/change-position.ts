import type { InputOf } from '@candor/call/define'
import { newId } from '@candor/db/new-id'
import { type PositionId, readId } from '@candor/kernel/ids'
import { Refusal } from '@candor/kernel/refusal'
import { gateRefusals } from '../../../../platform/access/contract.ts'
import { mayChangePositions } from '../../../../platform/access/rules/acts.ts'
import type { AuditedTransaction } from '../../../../platform/audit/server/actions/audited-transaction.ts'
import { requireQuota } from '../../../../platform/editions/server/actions/require-quota.ts'
import { keepUndo } from '../../../../platform/undo/server/actions/keep-undo.ts'
import { lockPosition } from '../../../candidates/server/queries/positions.ts'
import {
  type addPosition,
  type closePosition,
  type copyPosition,
  savePositionFields,
} from '../../contract/editing.ts'
import {
  changedFields,
  descriptionLengths,
  namesOfCopy,
  readStoredDescription,
  readStoredSalary,
} from '../../rules/fields.ts'
import { closedItem } from '../../rules/undo-closing.ts'
import {
  type Change,
  insertPosition,
  listAccounts,
  type Parts,
  replaceParts,
  type StoredFields,
  updateClosed,
  updateFields,
  updateOpened,
} from '../queries/changing.ts'
import { copyPositionRow, copyRounds, copyStages } from '../queries/copying.ts'
import { listParts } from '../queries/listed-positions.ts'
import { newExternalId, readFields } from './read-fields.ts'

/** Refuses accounts that read positions and may not change them. */
function requireRight({ viewer }: AuditedTransaction): void {
  if (!mayChangePositions(viewer)) throw new Refusal(gateRefusals, 'noOperate')
}

async function lockKnown({ db, viewer }: AuditedTransaction, given: string) {
  const positionId = readId<'position'>(given)
  const position = positionId && (await lockPosition(db, viewer.companyId, positionId))
  if (!position) throw new Refusal(gateRefusals, 'notFound')
  return position
}
type Locked = Awaited<ReturnType<typeof lockKnown>>

/** Locks a position that nobody changed since the caller read it; else the caller is told who did. */
async function lockUnchanged(act: AuditedTransaction, input: { positionId: string; revision: number }) {
  const position = await lockKnown(act, input.positionId)
  if (position.revision === input.revision) return position
  const { changedByAccountId: by, changedAt } = position
  const name = by && (await listAccounts(act.db, act.viewer.companyId, [by])).get(by)?.name
  throw new Refusal(savePositionFields, 'changedMeanwhile', {
    values: { hasName: name ? 'yes' : 'no', name: name ?? '' },
    data: { byName: name ?? null, changedAt: changedAt?.getTime() ?? null },
  })
}

const changeOf = ({ viewer, now }: AuditedTransaction, positionId: PositionId): Change => ({
  positionId,
  accountId: viewer.accountId,
  now,
})

async function partsOf({ db, viewer }: AuditedTransaction, positionId: PositionId): Promise<Parts> {
  const rows = await listParts(db, viewer.companyId, [positionId])
  const part = (name: string) => rows.filter((row) => row.part === name).map(({ accountId }) => accountId)
  return { recruits: part('recruits'), interviews: part('interviews') }
}

/** What the audit log keeps of the fields: names of people, and lengths in place of long texts. */
async function fieldsInLog({ db, viewer }: AuditedTransaction, stored: StoredFields, parts: Parts) {
  const accounts = await listAccounts(db, viewer.companyId, [...parts.recruits, ...parts.interviews])
  const namesOf = (part: keyof Parts) => parts[part].map((id) => accounts.get(id)?.name ?? id).sort()
  const { description, ...fields } = stored
  return {
    ...fields,
    description: descriptionLengths(readStoredDescription(description)),
    recruits: namesOf('recruits'),
    interviews: namesOf('interviews'),
  }
}

function storedOf(position: Locked): StoredFields {
  const { externalId, name, nameLatin, nameTw, grade, place, seats, languages } = position
  return {
    externalId,
    name,
    nameLatin,
    nameTw,
    grade,
    place,
    seats,
    languages,
    description: readStoredDescription(position.description),
    salary: readStoredSalary(position.salary),
  }
}

export async function add(act: AuditedTransaction, { fields, isDraft }: InputOf<typeof addPosition>) {
  requireRight(act)
  const { db, viewer, now } = act
  const { companyId, accountId } = viewer
  if (!isDraft) await requireQuota(db, { companyId, quota: 'jobs', more: 1, now })
  const { stored, parts } = await readFields(db, companyId, fields, null)
  const id = newId<'position'>()
  await insertPosition(db, { id, companyId, accountId, isDraft, fields: stored, now })
  await replaceParts(db, { companyId, positionId: id }, parts)
  act.record({ action: 'position.added', details: { subject: stored.name } })
  return { positionId: id }
}

export async function save(act: AuditedTransaction, input: InputOf<typeof savePositionFields>) {
  requireRight(act)
  const { db, viewer } = act
  const { companyId } = viewer
  const position = await lockUnchanged(act, input)
  const before = storedOf(position)
  const partsBefore = await partsOf(act, position.id)
  const { stored, parts } = await readFields(db, companyId, input.fields, { ...before, ...partsBefore })
  const changes = changedFields(
    await fieldsInLog(act, before, partsBefore),
    await fieldsInLog(act, stored, parts),
  )
  if (Object.keys(changes.to).length === 0 && !hasOtherText(before, stored))
    return { revision: position.revision }
  const revision = await updateFields(db, changeOf(act, position.id), stored)
  await replaceParts(db, { companyId, positionId: position.id }, parts)
  act.record({ action: 'position.changed', details: { subject: stored.name, ...changes } })
  return { revision }
}

/** Whether a text of the same length has other words. */
function hasOtherText(before: StoredFields, after: StoredFields): boolean {
  return JSON.stringify(before.description) !== JSON.stringify(readStoredDescription(after.description))
}

export async function open(act: AuditedTransaction, input: InputOf<typeof closePosition>) {
  requireRight(act)
  const { db, viewer, now } = act
  const position = await lockUnchanged(act, input)
  if (position.state === 'open') return { revision: position.revision }
  await requireQuota(db, { companyId: viewer.companyId, quota: 'jobs', more: 1, now })
  const revision = await updateOpened(db, changeOf(act, position.id))
  const details = { subject: position.name, from: { state: position.state }, to: { state: 'open' } }
  act.record({ action: position.state === 'closed' ? 'position.reopened' : 'position.changed', details })
  return { revision }
}

export async function close(act: AuditedTransaction, input: InputOf<typeof closePosition>) {
  requireRight(act)
  const position = await lockUnchanged(act, input)
  if (position.state === 'closed') return { revision: position.revision }
  const revision = await updateClosed(act.db, changeOf(act, position.id))
  act.record({ action: 'position.closed', details: { subject: position.name } })
  const item = closedItem(position, revision)
  return { revision, undoId: await keepUndo(act, { kind: 'position', items: [item] }) }
}

export async function copy(act: AuditedTransaction, input: InputOf<typeof copyPosition>) {
  requireRight(act)
  const { db, viewer, now } = act
  const { companyId, accountId } = viewer
  const position = await lockKnown(act, input.positionId)
  const to = newId<'position'>()
  const names = namesOfCopy(position)
  const copied = { companyId, from: position.id, to }
  await copyPositionRow(db, { ...copied, names, externalId: newExternalId(), accountId, now })
  await copyRounds(db, copied)
  await copyStages(db, copied)
  act.record({ action: 'position.added', details: { subject: names.name, from: position.name } })
  return { positionId: to }
}
