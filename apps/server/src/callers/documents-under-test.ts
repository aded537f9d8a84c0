import type { Database } from '@candor/db/database'
import { newId } from '@candor/db/new-id'
import {
  type AccountId,
  type CandidateId,
  type CompanyId,
  type FormVersionId,
  readId,
} from '@candor/kernel/ids'
import { addRole } from '../../../../features/administration/roles/contract.ts'
import { notify } from '../../../../features/platform/notify/server/actions/notify.ts'
import { undoMs } from '../../../../features/platform/undo/rules/deadline.ts'
import type { SeededCompany } from './company-under-test.ts'
import type { Matrix } from './matrix-under-test.ts'

/** A write that was answered, and can be sent again with the same idempotency key. */
export interface Repeated {
  repeat(): Promise<string>
}

/** Fills the document columns that are empty in the seeded companies. */
export async function fillDocuments({ server, services, own, people }: Matrix): Promise<Repeated> {
  const { db, clock } = services
  const { companyId, ids, open } = own
  const admin = people.get('superAdmin')
  if (!admin?.accountId) throw new Error('there is no superAdmin')
  await db
    .insertInto('offlineInterview')
    .values({
      id: newId(),
      companyId,
      candidateId: open.candidateId,
      accountId: admin.accountId,
      document: JSON.stringify({ interviewRemark: '当面谈过' }),
      createdAt: clock.now(),
    })
    .execute()
  const formVersionId: FormVersionId | null = readId<'formVersion'>(String(ids.formVersion))
  await db
    .updateTable('interviewFeedback')
    .set({ formVersionId, answers: JSON.stringify({ q1: { answer: '答得清楚', sentence: '有例子' } }) })
    .where('companyId', '=', companyId)
    .execute()
  const key = { kty: 'EC', crv: 'P-256', x: 'x', y: 'y', kid: 'k', alg: 'ES256', use: 'sig' }
  await db
    .updateTable('oidcProvider')
    .set({ publicKey: JSON.stringify(key) })
    .where('companyId', '=', companyId)
    .execute()
  const result = { externalId: 'c1', state: 'refused', faults: [{ path: '$', message: 'is' }], notes: [] }
  await db
    .updateTable('importJob')
    .set({ results: JSON.stringify([result]) })
    .where('companyId', '=', companyId)
    .execute()
  await db
    .insertInto('importJobResult')
    .values({ companyId, jobId: String(ids.job), place: 1, result: JSON.stringify(result) })
    .execute()
  await fillCandidates(db, own, clock.now())
  await fillUndo(db, own, { accountId: admin.accountId, now: clock.now() })
  await fillNotice(db, own, { accountId: admin.accountId, now: clock.now() })
  const terms = JSON.stringify({
    terms: { kind: 'reject' },
    words: { reasons: ['不合适'], text: '经验不足' },
  })
  const act = { id: newId(), companyId, accountId: admin.accountId, sessionId: newId<'session'>() }
  const begun = { state: 'ended', plannedAt: clock.now(), endedAt: clock.now(), locale: 'cn' }
  await db
    .insertInto('bulkAct')
    .values({ ...act, ...begun, kind: 'reject', terms })
    .execute()
  const as = { token: admin.token ?? undefined, idempotencyKey: newId() }
  const repeat = async () => (await server.call(addRole, { name: '做过一次' }, as)).body
  await repeat()
  return { repeat }
}

/** Fills the documents of a change of a field, and of the salary of positions. */
async function fillCandidates(db: Database, { companyId, open }: SeededCompany, now: Date): Promise<void> {
  const edited = JSON.stringify({ text: '内推' })
  await db
    .insertInto('candidateEdit')
    .values({
      id: newId(),
      companyId,
      candidateId: open.candidateId,
      field: 'source',
      fromValue: edited,
      toValue: edited,
      byAccountId: null,
      changedAt: now,
    })
    .execute()
  await fillMerge(db, { companyId, candidateId: open.candidateId }, now)
  const fault = { field: 'email', column: '邮箱', value: 'x', fault: 'email', suggestion: null }
  await db
    .updateTable('tableImportRow')
    .set({ faults: JSON.stringify([fault]) })
    .where('companyId', '=', companyId)
    .execute()
  const salary = JSON.stringify({ min: 1, max: 2, currency: 'CNY', per: 'month' })
  await db.updateTable('position').set({ salary }).where('companyId', '=', companyId).execute()
}

/** Fills the documents of a merge that is in force, and of the candidate that it merged. */
async function fillMerge(
  db: Database,
  candidate: { readonly companyId: CompanyId; readonly candidateId: CandidateId },
  now: Date,
): Promise<void> {
  const mergeId = newId()
  await db
    .insertInto('personMerge')
    .values({
      id: mergeId,
      ...candidate,
      kind: 'candidate',
      mergedId: newId(),
      moved: JSON.stringify({ remark: [{ id: newId() }] }),
      removed: JSON.stringify({ candidate: [{ name: '合并前' }] }),
      altered: JSON.stringify([{ table: 'candidate', key: {}, column: 'name', from: null, to: null }]),
      mergedAt: now,
    })
    .execute()
  const imported = JSON.stringify({ name: '合并前' })
  await db
    .insertInto('formerCandidate')
    .values({ id: newId(), ...candidate, externalId: `former-${mergeId}`, mergeId, imported })
    .execute()
}

/** Fills what an act changed, so that it can be undone. */
async function fillUndo(
  db: Database,
  { companyId, open }: SeededCompany,
  { accountId, now }: { readonly accountId: AccountId; readonly now: Date },
): Promise<void> {
  const standing = { stageId: '1', outcome: null, outcomeReason: '', outcomeReasons: [], outcomeAt: null }
  const before = JSON.stringify({ ...standing, since: now })
  const after = JSON.stringify({ stageId: '2', outcome: null, carried: [] })
  const actId = newId<'undoableAct'>()
  const until = new Date(now.getTime() + undoMs)
  await db
    .insertInto('undoableAct')
    .values({ id: actId, companyId, accountId, kind: 'move', at: now, until })
    .execute()
  await db
    .insertInto('undoableItem')
    .values({ id: newId(), actId, companyId, candidateId: open.candidateId, ref: newId(), before, after })
    .execute()
}

/** Fills what an account is told. */
async function fillNotice(
  db: Database,
  { companyId, open }: SeededCompany,
  { accountId, now }: { readonly accountId: AccountId; readonly now: Date },
): Promise<void> {
  const { candidateId } = open
  await notify(
    { db, now, viewer: { companyId, accountId: null } },
    { kind: 'mentioned', to: [accountId], candidateId, about: { variant: 'remark', thingId: newId() } },
  )
}
