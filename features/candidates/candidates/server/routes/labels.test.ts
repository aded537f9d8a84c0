import { randomUUID } from 'node:crypto'
import type { SentInputOf } from '@candor/call/define'
import { newId } from '@candor/db/new-id'
import { aCandidate, anAccount } from '@candor/testkit/builders'
import { aBundle } from '@candor/testkit/bundles'
import { importerUnderTest } from '@candor/testkit/imports'
import { type CallAs, serverUnderTest } from '@candor/testkit/server'
import { undoLast } from '@candor/testkit/undo'
import { countWaiting } from '@candor/testkit/waiting'
import { describe, expect, test } from 'vitest'
import { listUndoable, undoAct } from '../../../../platform/undo/contract.ts'
import {
  deleteCandidateLabel,
  listCandidateLabel,
  listCompanyLabel,
  maxCandidateLabels,
  maxCompanyLabels,
  saveCandidateLabel,
} from '../../contract.ts'

const server = serverUnderTest()
const { importFiles } = importerUnderTest(server)

/** A candidate that came in with labels, and an account that may label. */
async function aLabelled(labels: readonly { labelId: number; labelName: string }[] = []) {
  const account = await anAccount(server.services)
  const { companyId, token } = account
  const bundle = aBundle()
  const bring = (labels: unknown) => importFiles({ 'one/bundle.json': { ...bundle, labels } }, companyId)
  await bring(labels)
  const candidate = await server.services.db
    .selectFrom('candidate')
    .where('companyId', '=', companyId)
    .select('id')
    .executeTakeFirstOrThrow()
  const jobseekerChannelId = candidate.id
  type Given = Omit<SentInputOf<typeof saveCandidateLabel>, 'jobseekerChannelId'>
  return {
    account,
    companyId,
    candidateId: candidate.id,
    bring,
    save: (given: Given, as: Partial<CallAs> = {}) =>
      server.call(saveCandidateLabel, { jobseekerChannelId, ...given }, { token, ...as }),
    remove: (labelId: number, as: Partial<CallAs> = {}) =>
      server.call(deleteCandidateLabel, { jobseekerChannelId, labelId }, { token, ...as }),
    labels: async () => (await server.call(listCandidateLabel, { jobseekerChannelId }, { token })).data,
    ofCompany: async () => (await server.call(listCompanyLabel, {}, { token })).data,
    entries: () =>
      server.services.db
        .selectFrom('auditEntryWhole')
        .where('companyId', '=', companyId)
        .where('action', '=', 'label.changed')
        .orderBy('sequence')
        .select(['action', 'accountId', 'candidateId', 'details'])
        .execute(),
  }
}

const risk = { labelId: 7, labelName: '高风险' }
const calm = { labelId: 31, labelName: '沉稳' }

describe('giving a candidate a label', () => {
  test('by a new name is refused once the company has 1,000, and by a name that it has is not', async () => {
    const { companyId, save } = await aLabelled()
    const labels = Array.from({ length: maxCompanyLabels }, (_, at) => ({
      companyId,
      labelId: 2_000 + at,
      name: `n${at}`,
    }))
    await server.services.db.insertInto('companyLabel').values(labels).execute()
    expect(await save({ labelName: 'another' }, { lang: 'en' })).toMatchObject({
      code: 1008,
      msg: 'A company can have at most 1,000 labels; choose one of them',
    })
    expect((await save({ labelName: 'N7' })).data).toEqual({ labelId: 2_007, labelName: 'n7' })
  })

  test('is refused where the candidate has 400', async () => {
    const { companyId, candidateId, save, labels } = await aLabelled()
    const rows = Array.from({ length: maxCandidateLabels }, (_, at) => ({
      companyId,
      candidateId,
      labelId: 2_000 + at,
      name: `n${at}`,
      sortIndex: at,
    }))
    await server.services.db.insertInto('candidateLabel').values(rows).execute()
    expect(await save({ labelName: '另一个' }, { lang: 'cn' })).toMatchObject({
      code: 1008,
      msg: '一位候选人最多有 400 个标签',
    })
    expect(await labels()).toHaveLength(maxCandidateLabels)
    expect((await save({ labelName: 'n7' })).code).toBe(0)
  })
})

describe('giving a candidate a label by its name', () => {
  test('by a new name makes it one of the company’s, with an id from 1001 on', async () => {
    const { save, labels, ofCompany } = await aLabelled([calm])
    expect((await save({ labelName: ' 账本  专家 ' })).data).toEqual({
      labelId: 1001,
      labelName: '账本 专家',
    })
    expect((await save({ labelName: '远程' })).data.labelId).toBe(1002)
    const own = [
      { labelId: 1001, labelName: '账本 专家' },
      { labelId: 1002, labelName: '远程' },
    ]
    expect(await labels()).toEqual([calm, ...own])
    expect(await ofCompany()).toEqual([calm, ...own])
  })

  test('by a name that the company has, in any case, or by its id gives the existing label', async () => {
    const { companyId, account, save, labels } = await aLabelled([risk])
    await save({ labelName: 'Kafka' })
    const other = await aCandidate(server.services, { companyId })
    const toOther = (given: object) =>
      server.call(saveCandidateLabel, { jobseekerChannelId: other.candidateId, ...given }, account)
    expect((await toOther({ labelName: 'kafka' })).data).toEqual({ labelId: 1001, labelName: 'Kafka' })
    expect((await toOther({ labelId: 7 })).data).toEqual(risk)
    expect((await save({ labelName: 'KAFKA' })).code).toBe(0)
    expect(await labels()).toEqual([risk, { labelId: 1001, labelName: 'Kafka' }])
  })

  test('by two people at once makes one label of one name, and two of two', async () => {
    const { save, ofCompany } = await aLabelled()
    await Promise.all(['远程', '远程', '外派', '可加班'].map((labelName) => save({ labelName })))
    const known = await ofCompany()
    expect(known.map(({ labelId }) => labelId)).toEqual([1001, 1002, 1003])
    expect(new Set(known.map(({ labelName }) => labelName))).toEqual(new Set(['远程', '外派', '可加班']))
  })

  test('needs a label, of 20 characters at most, in the caller’s words', async () => {
    const { save, labels } = await aLabelled()
    expect(await save({}, { lang: 'cn' })).toMatchObject({ code: 1003, msg: '请选择或输入标签' })
    expect(await save({ labelName: '  ' })).toMatchObject({ code: 1003, msg: 'Choose or type a label' })
    expect((await save({ labelName: '长'.repeat(21) })).code).toBe(1003)
    expect((await save({ labelId: 404 })).code).toBe(1005)
    expect(await labels()).toEqual([])
    expect((await save({ labelName: '长'.repeat(20) })).code).toBe(0)
  })
})

test('giving and removing a label is each recorded once in the audit log', async () => {
  const { account, candidateId, save, remove, labels, entries } = await aLabelled()
  const idempotencyKey = randomUUID()
  await save({ labelName: '远程' }, { idempotencyKey })
  await save({ labelName: '远程' }, { idempotencyKey })
  await save({ labelName: '远程' })
  await remove(1001)
  expect((await remove(1001)).code).toBe(0)
  expect(await labels()).toEqual([])
  const told = { action: 'label.changed', accountId: account.accountId, candidateId }
  expect(await entries()).toEqual([
    { ...told, details: { subject: '远程', from: null, to: 1001 } },
    { ...told, details: { subject: '远程', from: 1001, to: null } },
  ])
})

describe('importing labels anew', () => {
  test('replaces imported labels, and leaves labels that people gave', async () => {
    const { bring, save, labels } = await aLabelled([risk])
    await save({ labelName: '远程' })
    await bring([calm])
    expect(await labels()).toEqual([calm, { labelId: 1001, labelName: '远程' }])
    await bring([])
    expect(await labels()).toEqual([{ labelId: 1001, labelName: '远程' }])
  })

  test('doubles no label that a person gave, by its id or its name', async () => {
    const { companyId, account, bring, save, labels } = await aLabelled([risk])
    const other = await aCandidate(server.services, { companyId })
    const toOther = { jobseekerChannelId: other.candidateId, labelName: calm.labelName }
    await server.call(saveCandidateLabel, toOther, account)
    await save({ labelId: 1001 })
    const [again] = await bring([risk, calm, { labelId: 1001, labelName: '另一个' }])
    expect(again?.state).toBe('stored')
    expect(await labels()).toEqual([risk, { labelId: 1001, labelName: calm.labelName }])
  })

  test('at the moment at which a person gives one of them leaves it given', async () => {
    const { account, companyId } = await aLabelled([risk])
    const { candidateId } = await aCandidate(server.services, { companyId })
    const importing = { companyId, candidateId, labelId: risk.labelId, name: risk.labelName, sortIndex: 0 }
    const given = await server.services.db.transaction().execute(async (transaction) => {
      await transaction.insertInto('candidateLabel').values(importing).execute()
      const input = { jobseekerChannelId: candidateId, labelId: risk.labelId }
      const saving = server.call(saveCandidateLabel, input, account)
      await expect.poll(() => countWaiting(server.services)).toBe(1)
      return { saving }
    })
    expect(await given.saving).toMatchObject({ code: 0, data: risk })
    const rows = await server.services.db
      .selectFrom('candidateLabel')
      .where('candidateId', '=', candidateId)
      .select('isManual')
      .execute()
    expect(rows).toEqual([{ isManual: true }])
  })

  test('takes nothing from the company’s labels', async () => {
    const { bring, ofCompany } = await aLabelled([calm])
    await bring([risk])
    expect(await ofCompany()).toEqual([risk, calm])
  })
})

describe('undoing a change of labels', () => {
  test('takes a given label away, and gives a removed one back as it was', async () => {
    const { account, save, remove, labels } = await aLabelled([risk, calm])
    const before = await labels()
    await save({ labelName: '新标签' })
    expect(await undoLast(server, account)).toMatchObject({ act: { variant: 'given', target: '新标签' } })
    expect(await labels()).toEqual(before)
    await remove(7)
    expect(await undoLast(server, account)).toMatchObject({ act: { variant: 'taken' }, data: { done: 1 } })
    expect(await labels()).toEqual(before)
  })

  test('is refused where the label is gone', async () => {
    const { account, save, remove } = await aLabelled()
    const { data } = await save({ labelName: '新标签' })
    const acts = await server.call(listUndoable, {}, account)
    await remove(data.labelId)
    const undone = await server.call(undoAct, { undoId: acts.data[0]?.undoId ?? '' }, account)
    expect(undone.data).toMatchObject({ done: 0, refused: [{ why: 'changed' }] })
  })
})

describe('labels of another company', () => {
  test('are neither given, removed nor known', async () => {
    const mine = await aLabelled([calm])
    const stranger = await anAccount(server.services)
    expect((await mine.save({ labelId: 31 }, stranger)).code).toBe(1005)
    expect((await mine.remove(31, stranger)).code).toBe(1005)
    expect((await server.call(listCompanyLabel, {}, stranger)).data).toEqual([])
    const own = await aCandidate(server.services, { companyId: stranger.companyId })
    const known = { jobseekerChannelId: own.candidateId, labelId: 31 }
    expect((await server.call(saveCandidateLabel, known, stranger)).code).toBe(1005)
    const unknown = { jobseekerChannelId: newId(), labelId: 31 }
    expect((await server.call(deleteCandidateLabel, unknown, stranger)).code).toBe(1005)
  })
})
