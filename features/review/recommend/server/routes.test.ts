import { randomUUID } from 'node:crypto'
import { aCandidate, anAccount } from '@candor/testkit/builders'
import { aRecommendation } from '@candor/testkit/recommendations'
import { serverUnderTest } from '@candor/testkit/server'
import { expect, test } from 'vitest'
import { maxRecommended } from '../contract.ts'
import { givingUnderTest } from './routes/giving-under-test.ts'

const server = serverUnderTest()
const { stored, rowsOf, remarksOf, mailsOf, aCandidateToGive } = givingUnderTest(server)

test('a recommendation gives every chosen colleague a row and a mail, and the log an entry [R7-034 P7-032 R1-025]', async () => {
  const { give, companyId, candidateId, hr, interviewer, of } = await aCandidateToGive()
  const admin = of('admin')
  const { code } = await give({
    registerUserIdAry: [interviewer.accountId, admin.accountId],
    selectNote: ' 请看第二题 ',
    resumeIndex: 0,
  })
  expect(code).toBe(0)
  const rows = await rowsOf(companyId)
  expect(rows).toHaveLength(2)
  expect(rows.map(({ toAccountId }) => toAccountId).sort()).toEqual(
    [interviewer.accountId, admin.accountId].sort(),
  )
  expect(rows[0]).toMatchObject({
    candidateId,
    byAccountId: hr.accountId,
    recommendStageId: '2',
    recommendStatus: 0,
    operateStatus: null,
  })
  const remarks = await stored('recommendationRemark', companyId)
  expect(remarks.map(({ recommendationId }) => recommendationId).sort()).toEqual(
    rows.map(({ id }) => id).sort(),
  )
  for (const remark of remarks) {
    expect(remark).toMatchObject({ byAccountId: hr.accountId, content: '请看第二题' })
  }
  const mails = await mailsOf(companyId)
  expect(mails.map(({ toAddress }) => toAddress).sort()).toEqual([interviewer.email, admin.email].sort())
  expect(mails[0]?.subject).toBe('陈薇 recommends 1 candidate to you')
  expect(mails[0]?.bodyText).toContain('请看第二题')
  expect(mails[0]?.bodyText).toContain(`/shareurl?jobseekerChannelId=${candidateId}&recommendStageId=2`)
  const [entry] = await stored('auditEntry', companyId)
  expect(entry).toMatchObject({ action: 'recommendation.made', accountId: hr.accountId, candidateId })
  expect(entry?.details).toMatchObject({
    to: {
      stageId: '2',
      noteLength: 5,
      accounts: expect.arrayContaining([{ id: interviewer.accountId, name: '陈薇' }]),
    },
  })
  expect(JSON.stringify(entry?.details)).not.toContain('第二题')
})

test('recommending takes ids as JSON and as text with commas, and the named stage', async () => {
  const { give, companyId, interviewer, of, candidateId } = await aCandidateToGive()
  const second = await aCandidate(server.services, { companyId })
  const ids = [interviewer.accountId, of('admin').accountId]
  const input = { targetStageId: '3', targetStageTypeKind: 2 }
  const updateIdsAry = [candidateId, second.candidateId, candidateId]
  expect((await give({ ...input, registerUserIdAry: ids, updateIdsAry })).code).toBe(0)
  const rows = await rowsOf(companyId)
  expect(rows.map(({ recommendStageId }) => recommendStageId)).toEqual(['3', '3', '3', '3'])
  const asJson = await give(
    { registerUserIdAry: JSON.stringify(ids), updateIdsAry, targetStageId: '4' },
    undefined,
    { encoding: 'json' },
  )
  expect(asJson.code).toBe(0)
  expect(await rowsOf(companyId)).toHaveLength(8)
})

test('a second recommendation in the same stage doubles nothing and adds the remark, also when two come at once', async () => {
  const { give, companyId } = await aCandidateToGive()
  await give({ selectNote: '一' })
  await Promise.all([give(), give({ selectNote: '二' })])
  expect(await rowsOf(companyId)).toHaveLength(1)
  expect(await remarksOf(companyId)).toEqual(['一', '二'])
  // Nothing new and nothing said: no mail.
  expect(await mailsOf(companyId)).toHaveLength(2)
  await give({ targetStageId: '3' })
  expect(await rowsOf(companyId)).toHaveLength(2)
})

test('a recommendation with the same key is stored once', async () => {
  const { give, companyId, hr } = await aCandidateToGive()
  const more = { idempotencyKey: randomUUID() }
  await give({ selectNote: '一' }, hr, more)
  expect((await give({ selectNote: '一' }, hr, more)).code).toBe(0)
  expect(await remarksOf(companyId)).toEqual(['一'])
})

test('a recommendation gives the candidate to an interviewer without access to the report', async () => {
  const { give, candidateId, interviewer, of } = await aCandidateToGive()
  const pass = () => give({ registerUserIdAry: [of('admin').accountId] }, interviewer)
  expect((await pass()).code).toBe(1002)
  await give()
  expect((await pass()).code).toBe(0)
  expect((await give({ updateIdsAry: [candidateId, randomUUID()] }, interviewer)).code).toBe(1005)
})

test('a recommendation that is sent again with its key is answered as the first time after the candidate is hired', async () => {
  const { give, companyId, candidateId, hr } = await aCandidateToGive()
  const more = { idempotencyKey: randomUUID() }
  expect((await give({}, hr, more)).code).toBe(0)
  const { db } = server.services
  await db.updateTable('candidate').set({ stageTypeKind: 8 }).where('id', '=', candidateId).execute()
  expect((await give({}, hr, more)).code).toBe(0)
  expect((await give({}, hr, { idempotencyKey: randomUUID() })).code).toBe(1002)
  expect(await rowsOf(companyId)).toHaveLength(1)
})

test('a recommendation reaches a colleague whose only recommendation is their own', async () => {
  const { give, companyId, candidateId, hr, interviewer, of } = await aCandidateToGive()
  const { accountId } = interviewer
  const own = { companyId, candidateId, toAccountId: accountId, byAccountId: accountId }
  await aRecommendation(server.services, { ...own, operateStatus: 1 })
  const giveOn = () => give({ registerUserIdAry: [of('admin').accountId] }, interviewer)
  expect((await giveOn()).code).toBe(1002)
  await give()
  expect((await rowsOf(companyId)).filter(({ byAccountId }) => byAccountId === hr.accountId)).toHaveLength(1)
  expect((await giveOn()).code).toBe(0)
  expect(await rowsOf(companyId)).toHaveLength(3)
})

test('a recommendation to oneself, or to a frozen or read-only colleague, is refused whole', async () => {
  const { give, companyId, hr, of } = await aCandidateToGive()
  const to = (...others: { accountId: string }[]) =>
    give({ registerUserIdAry: [of('admin'), ...others].map(({ accountId }) => accountId) })
  expect(await to(hr)).toMatchObject({ code: 1003, msg: 'You cannot recommend to yourself' })
  expect((await to(of('read'))).code).toBe(1005)
  expect((await to(of('freeze'))).code).toBe(1005)
  expect(await rowsOf(companyId)).toEqual([])
  expect((await to()).code).toBe(0)
})

test('a recommendation needs a colleague and a candidate [P2-151]', async () => {
  const { give, companyId } = await aCandidateToGive()
  expect(await give({ registerUserIdAry: [] })).toMatchObject({
    code: 1003,
    msg: 'Choose at least one colleague',
  })
  expect((await give({ updateIdsAry: '' })).code).toBe(1003)
  const tooMany = Array.from({ length: maxRecommended + 1 }, () => randomUUID())
  expect((await give({ updateIdsAry: tooMany })).code).toBe(1003)
  expect(await rowsOf(companyId)).toEqual([])
})

test('a recommendation takes 500 characters of a remark and no more [R5-023 P2-150 P5-007 R9-003]', async () => {
  const { give } = await aCandidateToGive()
  expect((await give({ selectNote: '字'.repeat(500) })).code).toBe(0)
  expect((await give({ selectNote: '字'.repeat(501) })).code).toBe(1003)
})

test('a recommendation to frozen, foreign or unknown colleagues is refused alike, and stores nothing [R6-002 P6-004]', async () => {
  const { give, companyId, interviewer, of } = await aCandidateToGive()
  const stranger = await anAccount(server.services)
  for (const id of [of('freeze').accountId, stranger.accountId, randomUUID(), 'nobody']) {
    expect((await give({ registerUserIdAry: [interviewer.accountId, id] })).code).toBe(1005)
  }
  expect(await rowsOf(companyId)).toEqual([])
  expect(await mailsOf(companyId)).toEqual([])
})

test('a recommendation is refused from read-only accounts, of another company’s candidates, and of hired or eliminated ones', async () => {
  const { give, candidateId, of } = await aCandidateToGive()
  expect((await give({}, of('read'))).code).toBe(1002)
  const { candidateId: strange } = await aCandidate(server.services)
  expect((await give({ updateIdsAry: [candidateId, strange] })).code).toBe(1005)
  const inStage = async (stageTypeKind: number) => {
    const { db } = server.services
    await db.updateTable('candidate').set({ stageTypeKind }).where('id', '=', candidateId).execute()
    return (await give()).code
  }
  expect([await inStage(8), await inStage(9), await inStage(7)]).toEqual([1002, 1002, 0])
  expect((await give({ targetStageId: '9', targetStageTypeKind: 9 })).code).toBe(1002)
})

test('a recommendation after a refused one is a new one', async () => {
  const { give, companyId, candidateId, interviewer } = await aCandidateToGive()
  await aRecommendation(server.services, {
    companyId,
    candidateId,
    toAccountId: interviewer.accountId,
    isWithdrawn: true,
  })
  await give()
  const rows = await rowsOf(companyId)
  expect(rows.filter(({ withdrawnAt }) => withdrawnAt === null)).toHaveLength(1)
  expect(rows).toHaveLength(2)
})
