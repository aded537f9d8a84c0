import type { InputOf, ReplyOf } from '@candor/call/define'
import type { Database } from '@candor/db/database'
import { comparedAddress } from '@candor/kernel/email-address'
import { Refusal } from '@candor/kernel/refusal'
import type { ActOf } from '../../../../platform/audit/server/actions/audited-transaction.ts'
import { endCandidateAddress } from '../../../../platform/imports/server/queries/candidate-address.ts'
import { storeContacts } from '../../../persons/server/queries.ts'
import { changeCandidate } from '../../contract.ts'
import { type CandidateField, type FieldValue, isIdentifying } from '../../rules/field-names.ts'
import { findLastEdit, getFacts, insertEdits, updateField, valuesOf } from '../queries.ts'
import { requireValue } from './typed-values.ts'

type Act = ActOf<typeof changeCandidate>

/** Changes one field of a candidate. Refuses a change where the caller saw another value. */
export async function changeField(
  { db, now, record, actor }: Act,
  { field, from = null, to = null }: InputOf<typeof changeCandidate>,
): Promise<ReplyOf<typeof changeCandidate>> {
  if (actor.isAnonymous && isIdentifying(field)) throw new Refusal(changeCandidate, 'hiddenField')
  const value = requireValue(changeCandidate, field, to)
  const before = valuesOf(await getFacts(db, actor))
  const stored = before[field]
  if (stored === value) return { value, linksEnded: 0 }
  if (stored !== from) await refuseChanged(db, actor, field, stored)
  await updateField(db, actor, field, value)
  const edits = [{ field, from: stored, to: value }]
  await insertEdits(db, actor, { edits, by: actor.accountId, now })
  const linksEnded = await storeNewContact(db, { actor, now }, { before, field, value })
  record({ action: 'candidate.changed', candidateId: actor.candidateId, details: { to: { count: 1 } } })
  return { value, linksEnded }
}

/** Refuses with the present value, and with the colleague who stored it; an import names nobody. */
async function refuseChanged(
  db: Database,
  actor: Act['actor'],
  field: CandidateField,
  stored: FieldValue,
): Promise<never> {
  const last = await findLastEdit(db, actor, field)
  const detail = { data: { field, value: stored }, values: { field, name: last?.byName ?? '' } }
  throw new Refusal(changeCandidate, last?.byName ? 'changedByColleague' : 'changedByBundle', detail)
}

interface NewValue {
  readonly before: Readonly<Record<CandidateField, FieldValue>>
  readonly field: CandidateField
  readonly value: FieldValue
}

/**
 * Compares a new phone or e-mail from now on. Links that were mailed to a former address end, and mails that wait go to
 * the new one. Returns how many links ended.
 */
async function storeNewContact(
  db: Database,
  { actor, now }: Pick<Act, 'actor' | 'now'>,
  { before, field, value }: NewValue,
): Promise<number> {
  if (field !== 'phone' && field !== 'email') return 0
  const after = { ...before, [field]: value }
  await storeContacts(db, actor, { phone: textOf(after.phone), email: textOf(after.email) })
  const from = textOf(before.email)
  const to = textOf(after.email)
  if (from === null || comparedAddress(from) === comparedAddress(to ?? '')) return 0
  const { companyId, candidateId } = actor
  return endCandidateAddress(db, { companyId, candidateId, from, to, now })
}

function textOf(value: FieldValue): string | null {
  return typeof value === 'string' ? value : null
}
