import { randomUUID } from 'node:crypto'
import { isParentGone } from '@candor/db/database'
import { newId } from '@candor/db/new-id'
import type { CandidateId, CompanyId } from '@candor/kernel/ids'
import { aCandidate, anAccount, anInterview, aSetting } from '@candor/testkit/builders'
import { serverUnderTest } from '@candor/testkit/server'
import { expect, test } from 'vitest'
import { enqueueMails } from '../../../platform/mail/server/queries.ts'
import { addEstimateResume } from '../../../review/evaluations/contract/adding.ts'
import { readCandidateFacts } from '../../candidate-facts/contract.ts'
import { interviewInfo } from '../../interviews/contract.ts'
import { readErasable, readErasure, startErasure } from '../contract.ts'
import { eraseCandidates } from './actions/erase-candidate.ts'
import { ErasingLoop } from './actions/erasing-loop.ts'

const server = serverUnderTest()

async function aDesk(userType: 'admin' | 'general' | 'interviewer' = 'admin') {
  const { services } = server
  const { candidateId, interviewId, companyId } = await anInterview(services)
  const account = await anAccount(services, { companyId, userType })
  const as = { token: account.token, lang: 'en' }
  await services.db.updateTable('candidate').set({ name: '舒岚' }).where('id', '=', candidateId).execute()
  const of = { jobseekerChannelId: candidateId }
  const seen = async () => (await server.call(readErasable, of, as)).data.candidate.seen
  const start = async (more: object = {}) =>
    server.call(
      startErasure,
      {
        ...of,
        isWholePerson: false,
        reason: 'On request',
        name: '舒岚',
        seen: await seen().catch(() => ''),
        ...more,
      },
      as,
    )
  return { ...account, candidateId, interviewId, as, of, start, seen }
}

const isThere = async (id: CandidateId) =>
  (await server.services.db.selectFrom('candidate').where('id', '=', id).select('id').execute()).length === 1

const erasures = (companyId: CompanyId) =>
  server.services.db
    .selectFrom('auditEntryWhole')
    .where('action', '=', 'candidate.erased')
    .where('companyId', '=', companyId)
    .select('details')
    .execute()

test('erasing a candidate says first what goes, then goes on by itself, and tells how far it is', async () => {
  const { start, as, candidateId, interviewId, of } = await aDesk()
  const remark = { ...of, source: 4, estimateText: '思路清楚。' }
  await server.call(addEstimateResume, remark, as)
  const { data } = await server.call(readErasable, of, as)
  expect(data.candidate.counts).toMatchObject({ interviews: 1, remarks: 1, files: 0 })
  expect(data.person.applications).toBe(1)
  const { code, data: order } = await start()
  expect(code).toBe(0)
  const progress = async () => (await server.call(readErasure, order, as)).data
  await expect.poll(async () => (await progress()).isFinished).toBe(true)
  expect(await progress()).toMatchObject({ all: 1, done: 1 })
  expect(await isThere(candidateId)).toBe(false)
  const gone = { code: 1005, msg: expect.stringContaining('erased') }
  expect(await server.call(readCandidateFacts, of, as)).toMatchObject(gone)
  expect(await server.call(interviewInfo, { userId: interviewId }, as)).toMatchObject(gone)
  expect(await server.call(addEstimateResume, remark, as)).toMatchObject(gone)
  const cn = { ...as, lang: 'cn' }
  expect((await server.call(readCandidateFacts, of, cn)).msg).toContain('彻底删除')
})

test('erasing a candidate is refused for another name, for a reason with the name, and where something has come in', async () => {
  const { start, of, as, seen, candidateId } = await aDesk()
  expect(await start({ name: '舒' })).toMatchObject({ code: 1003, data: { field: 'name' } })
  expect(await start({ reason: '舒岚 asked' })).toMatchObject({ code: 1003, data: { field: 'reason' } })
  expect((await start({ reason: '' })).code).toBe(1003)
  expect((await start({ reason: 'x'.repeat(301) })).code).toBe(1003)
  const before = await seen()
  await server.call(addEstimateResume, { ...of, source: 4, estimateText: '新的备注' }, as)
  expect((await start({ seen: before })).code).toBe(1012)
  expect(await isThere(candidateId)).toBe(true)
})

test('erasing a candidate is for administrators, and for recruiters where the company says so', async () => {
  const { start, companyId, of, as } = await aDesk('general')
  const mayErase = async () => (await server.call(readCandidateFacts, of, as)).data.may.erase
  expect((await server.call(readErasable, of, as)).code).toBe(1002)
  expect((await start()).code).toBe(1002)
  expect(await mayErase()).toBe(false)
  await aSetting(server.services, companyId, 'rules', { hrMayErase: true })
  expect(await mayErase()).toBe(true)
  const { code, data } = await start()
  expect(code).toBe(0)
  const colleague = await anAccount(server.services, { companyId })
  expect((await server.call(readErasure, data, { token: colleague.token })).code).toBe(1005)
  await expect.poll(async () => (await server.call(readErasure, data, as)).data.isFinished).toBe(true)
})

test('erasing a candidate of a person takes all applications, and a retry with the key orders nothing twice', async () => {
  const { companyId, candidateId, as, of } = await aDesk()
  const { db } = server.services
  const { personId } = await db
    .selectFrom('candidate')
    .where('id', '=', candidateId)
    .select('personId')
    .executeTakeFirstOrThrow()
  const other = await aCandidate(server.services, { companyId })
  await db.updateTable('candidate').set({ personId }).where('id', '=', other.candidateId).execute()
  const { data } = await server.call(readErasable, of, as)
  expect(data.person.applications).toBe(2)
  const input = {
    ...of,
    isWholePerson: true,
    reason: 'On request',
    name: '舒岚',
    seen: data.person.seen,
  }
  const keyed = { ...as, idempotencyKey: randomUUID() }
  const first = await server.call(startErasure, input, keyed)
  expect(await server.call(startErasure, input, keyed)).toMatchObject({ code: 0, data: first.data })
  await expect.poll(async () => (await server.call(readErasure, first.data, as)).data.done).toBe(2)
  expect([await isThere(candidateId), await isThere(other.candidateId)]).toEqual([false, false])
  const person = db.selectFrom('person').where('id', '=', personId).select('id')
  expect(await person.execute()).toEqual([])
})

test('an erasure that fails in the middle leaves a candidate whole, and the next start goes on', async () => {
  const { services } = server
  const { companyId, candidateId, accountId } = await aDesk()
  const other = await aCandidate(services, { companyId })
  const order = {
    companyId,
    candidateIds: [candidateId, other.candidateId],
    reason: 'On request',
    by: { accountId },
  }
  let erased = 0
  const killed = {
    tables: [],
    forget: async () => {
      erased += 1
      if (erased > 1) throw new Error('killed')
    },
  }
  const dying = { ...services, erasing: [...services.erasing, killed] }
  await expect(eraseCandidates(dying, order)).rejects.toThrow('killed')
  expect([await isThere(candidateId), await isThere(other.candidateId)].sort()).toEqual([false, true])
  const loop = new ErasingLoop(services)
  loop.wake()
  await loop.stop()
  const next = new ErasingLoop(services)
  next.wake()
  await expect.poll(() => isThere(other.candidateId)).toBe(false)
  await next.stop()
  expect(await erasures(companyId)).toHaveLength(2)
})

test('two orders of one candidate at once erase it once', async () => {
  const { companyId, candidateId, accountId } = await aDesk()
  const order = { companyId, candidateIds: [candidateId], reason: 'On request', by: { accountId } }
  await Promise.all([eraseCandidates(server.services, order), eraseCandidates(server.services, order)])
  expect(await erasures(companyId)).toHaveLength(1)
  const open = server.services.db.selectFrom('erasure').where('finishedAt', 'is', null).select('id')
  expect(await open.execute()).toEqual([])
})

test('acts and mails of the same time leave nothing behind', async () => {
  const { services } = server
  const { companyId, candidateId, accountId, as, of } = await aDesk()
  const order = { companyId, candidateIds: [candidateId], reason: 'On request', by: { accountId } }
  const remark = () => server.call(addEstimateResume, { ...of, source: 4, estimateText: '晚到的备注' }, as)
  const [, ...written] = await Promise.all([
    eraseCandidates(services, order),
    ...Array.from({ length: 5 }, remark),
  ])
  expect(written.every(({ code }) => code === 0 || code === 1005)).toBe(true)
  const mail = { companyId, to: 'a@x.example', subject: 's', text: 't', now: server.clock.now() }
  expect(await enqueueMails(services.db, [{ ...mail, candidateIds: [candidateId] }])).toEqual([])
  for (const table of ['remark', 'mail'] as const) {
    const rows = services.db.selectFrom(table).where('companyId', '=', companyId).select('id')
    expect(await rows.execute(), table).toEqual([])
  }
  const late = services.db
    .insertInto('remark')
    .values({
      id: newId(),
      companyId,
      candidateId,
      accountId,
      writtenBy: 'w',
      content: 'c',
      source: 1,
      createdAt: server.clock.now(),
    })
    .execute()
  await expect(late).rejects.toSatisfy(isParentGone)
})

test('a mail about two candidates keeps the lines about the other one', async () => {
  const { services } = server
  const { companyId, candidateId, accountId } = await aDesk()
  const other = await aCandidate(services, { companyId })
  await enqueueMails(services.db, [
    {
      companyId,
      to: 'a@x.example',
      subject: 'Two candidates',
      text: `舒岚\nhttps://x.example/${candidateId}\n别人`,
      candidateIds: [candidateId, other.candidateId],
      now: server.clock.now(),
    },
  ])
  const order = { companyId, candidateIds: [candidateId], reason: 'On request', by: { accountId } }
  await eraseCandidates(services, order)
  const mails = services.db.selectFrom('mail').where('companyId', '=', companyId)
  expect(await mails.select(['bodyText', 'subject', 'candidateIds']).execute()).toEqual([
    { bodyText: '别人', subject: 'Two candidates', candidateIds: [other.candidateId] },
  ])
})
