import { newId } from '@candor/db/new-id'
import type { AccountId, InterviewId } from '@candor/kernel/ids'
import { anInterview, type CandidateUnderTest } from '@candor/testkit/builders'
import { aPlan } from '@candor/testkit/plans'
import { aRecommendation } from '@candor/testkit/recommendations'
import type { ServerUnderTest } from '@candor/testkit/server'
import { aShare } from '@candor/testkit/shares'

interface Filled {
  readonly services: ServerUnderTest['services']
  readonly candidate: CandidateUnderTest
  readonly own: Pick<CandidateUnderTest, 'companyId' | 'candidateId'>
  readonly interviewId: InterviewId
  readonly accountId: AccountId
  readonly at: Date
}

/** Stores a row in every table that moves, for one candidate. Two candidates share what may be unique. */
export async function fillHistory(
  { services }: ServerUnderTest,
  candidate: CandidateUnderTest,
  { accountId, at }: { readonly accountId: AccountId; readonly at: Date },
) {
  const { companyId, positionId, candidateId } = candidate
  const own = { companyId, candidateId }
  const { interviewId } = await anInterview(services, { companyId, positionId, candidateId })
  const planId = await aPlan(services, {
    ...own,
    roundName: '初试',
    feedback: [{ authorName: '韩', result: 1, content: '好' }],
  })
  await services.db
    .updateTable('interviewPlan')
    .set({ externalId: 'plan-1' })
    .where('id', '=', planId)
    .execute()
  const filled: Filled = { services, candidate, own, interviewId, accountId, at }
  await fillConsents(filled)
  await fillFacts(filled)
  await fillFiles(filled)
  await fillEvaluations(filled)
  await fillTexts(filled)
  await fillCopies(filled)
  await fillTable(filled)
  return { interviewId, planId }
}

async function fillConsents({ services: { db }, own, at }: Filled) {
  const linkId = newId()
  await db
    .insertInto('mailLink')
    .values({ id: linkId, ...own, purpose: 'idCard', tokenHash: linkId, madeAt: at, expiresAt: at })
    .execute()
  await db
    .insertInto('candidateConsent')
    .values({
      id: newId(),
      ...own,
      linkId,
      purpose: 'idCard',
      locale: 'en',
      version: '1',
      wording: 'w',
      wordingHash: 'h',
      givenAt: at,
    })
    .execute()
}

async function fillFacts({ services: { db }, own, accountId, at }: Filled) {
  const { candidateId } = own
  for (const part of ['resume', 'remarks'])
    await db
      .insertInto('candidateDocument')
      .values({ ...own, part, document: JSON.stringify({ items: [candidateId] }), receivedAt: at })
      .execute()
  await db
    .insertInto('candidateEdit')
    .values({
      id: newId(),
      ...own,
      field: 'age',
      fromValue: '1',
      toValue: '2',
      byAccountId: accountId,
      changedAt: at,
    })
    .execute()
  await db
    .insertInto('candidateMove')
    .values({ id: newId(), ...own, fromStageId: '1', toStageId: '2', fromSince: at, movedAt: at })
    .execute()
}

async function fillFiles({ services: { db }, own }: Filled) {
  const { companyId, candidateId } = own
  const fileId = newId<'file'>()
  await db
    .insertInto('storedFile')
    .values({
      id: fileId,
      companyId,
      contentHash: candidateId,
      sizeBytes: 1,
      contentType: 'application/pdf',
      name: 'cv.pdf',
    })
    .execute()
  await db
    .updateTable('candidate')
    .set({ resumeFileId: fileId, resumeState: 'ready' })
    .where('id', '=', candidateId)
    .execute()
  await db
    .insertInto('candidateFile')
    .values({ ...own, fileId })
    .execute()
  for (const labelId of [20, labelOf(candidateId)])
    await db
      .insertInto('candidateLabel')
      .values({ ...own, labelId, name: `label ${labelId}`, sortIndex: 0 })
      .execute()
}

async function fillEvaluations({ services: { db }, own, interviewId, accountId, at, candidate }: Filled) {
  const { positionId } = candidate
  const opinion = { kind: 'overall', evaluatedBy: '韩', stageId: '2' }
  await db
    .insertInto('evaluation')
    .values({
      id: newId(),
      ...own,
      interviewId,
      externalId: 'evaluation-1',
      ...opinion,
      createdAt: at,
    })
    .execute()
  await db
    .insertInto('evaluationRead')
    .values({ ...own, accountId, readUntil: at })
    .execute()
  await db
    .insertInto('evaluationStageRead')
    .values({ ...own, accountId, stageId: '2', readUntil: at })
    .execute()
  await db
    .insertInto('positionScore')
    .values({ ...own, positionId, interviewId, subject: 'overall', score: 3 })
    .execute()
}

async function fillTexts({ services, own, interviewId, accountId, at }: Filled) {
  const { db } = services
  await db
    .insertInto('offlineInterview')
    .values({ id: newId(), ...own, accountId, document: '{}', createdAt: at })
    .execute()
  await aRecommendation(services, { ...own, toAccountId: accountId })
  await db
    .insertInto('remark')
    .values({ id: newId(), ...own, accountId, writtenBy: '韩', content: 'c', source: 1, createdAt: at })
    .execute()
  await db
    .insertInto('reportViewing')
    .values({ id: newId(), ...own, accountId, interviewId, device: 'd', beganAt: at, endedAt: at })
    .execute()
  await aShare(services, { ...own, interviewId, accountId })
  await db
    .insertInto('thirdPartyEvaluation')
    .values({ id: newId(), ...own, externalId: 'third-1', document: '{}', createdAt: at })
    .execute()
}

/** A copy of all data that the candidate ordered by a link, and the day until which a colleague keeps the candidate. */
async function fillCopies({ services: { db }, own, accountId, at }: Filled) {
  const linkId = newId()
  const link = { id: linkId, ...own, isWholePerson: false, tokenHash: linkId, madeByAccountId: accountId }
  await db
    .insertInto('copyLink')
    .values({ ...link, madeAt: at, expiresAt: at })
    .execute()
  const copyId = newId()
  const copy = { id: copyId, ...own, linkId, isWholePerson: false, locale: 'en' }
  await db
    .insertInto('candidateCopy')
    .values({ ...copy, state: 'waiting', askedAt: at })
    .execute()
  await db
    .insertInto('copiedCandidate')
    .values({ copyId, ...own })
    .execute()
  await db
    .insertInto('retentionKeep')
    .values({ ...own, reason: 'asked', endsAt: at, byAccountId: accountId, keptAt: at })
    .execute()
}

/** The row of an uploaded table that the candidate was added from. */
async function fillTable({ services: { db }, own, accountId, at }: Filled) {
  const { companyId } = own
  const importId = newId()
  const table = { id: importId, companyId, accountId, name: 't.csv', sizeBytes: 1, state: 'done' }
  await db
    .insertInto('tableImport')
    .values({ ...table, setup: '{}', digest: '{}', createdAt: at, expiresAt: at })
    .execute()
  await db
    .insertInto('tableImportRow')
    .values({ id: newId(), importId, ...own, number: 1, cells: '[]', state: 'added' })
    .execute()
}

/** A label of one candidate alone. */
function labelOf(candidateId: string): number {
  return 100 + Number.parseInt(candidateId.slice(-4), 16)
}
