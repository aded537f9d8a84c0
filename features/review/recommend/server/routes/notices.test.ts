import { undoLast } from '@candor/testkit/builders/undo'
import { serverUnderTest } from '@candor/testkit/server'
import { expect, test } from 'vitest'
import { saveOperateStatus } from '../../contract.ts'
import { writeAnswer } from '../../rules/wire.ts'
import { givingUnderTest } from './giving-under-test.ts'
import { recommendedUnderTest } from './recommended-under-test.ts'

const server = serverUnderTest()
const recommended = recommendedUnderTest(server)
const { aCandidateToGive, mailsOf, stored } = givingUnderTest(server)

async function noticesOf(companyId: string) {
  const rows = await stored('notice', companyId)
  return rows.map(({ kind, accountId, candidateId, about, mailDueAt }) => ({
    kind,
    accountId,
    candidateId,
    about,
    mailDueAt,
  }))
}

test('a recommended colleague has one notice, whose mail is that of the recommendation', async () => {
  const { give, companyId, candidateId, interviewer } = await aCandidateToGive()
  await give({ selectNote: '请看第二题' })
  expect(await noticesOf(companyId)).toMatchObject([
    { kind: 'asked', accountId: interviewer.accountId, candidateId, mailDueAt: null },
  ])
  expect(await mailsOf(companyId)).toHaveLength(1)
})

test('a recommendation that is made again without a word tells nothing', async () => {
  const { give, companyId } = await aCandidateToGive()
  await give()
  await give()
  expect(await noticesOf(companyId)).toHaveLength(1)
})

test('a colleague who wants no mail of this kind gets the notice alone', async () => {
  const { give, companyId, interviewer } = await aCandidateToGive()
  await server.services.db
    .insertInto('noticeChoice')
    .values({ companyId, accountId: interviewer.accountId, kind: 'asked', inBell: true, byMail: false })
    .execute()
  await give()
  expect(await noticesOf(companyId)).toHaveLength(1)
  expect(await mailsOf(companyId)).toEqual([])
})

test('an undone recommendation takes its notice back', async () => {
  const { give, companyId, hr } = await aCandidateToGive()
  await give()
  await undoLast(server, hr)
  expect(await noticesOf(companyId)).toEqual([])
})

test('who asked is told of a declining, without a second mail, and not any more once it is undone', async () => {
  const { give, companyId, candidateId, interviewer, hr } = await aCandidateToGive()
  await give()
  const declining = { jobSeekerChannelId: candidateId, ...writeAnswer('refuse', '本周没有时间') }
  expect((await server.call(saveOperateStatus, declining, interviewer)).code).toBe(0)
  const told = (await noticesOf(companyId)).filter(({ kind }) => kind === 'answered')
  expect(told).toMatchObject([
    { accountId: hr.accountId, candidateId, about: { variant: 'declined' }, mailDueAt: null },
  ])
  expect(JSON.stringify(told)).not.toContain('本周')
  await undoLast(server, interviewer)
  expect((await noticesOf(companyId)).map(({ kind }) => kind)).toEqual(['asked'])
})

test('who asked is told of a decision, without its content', async () => {
  const { save, companyId, candidateId, hr } = await recommended()
  expect((await save({ operateStatus: 1 })).code).toBe(0)
  const told = (await noticesOf(companyId)).filter(({ kind }) => kind === 'answered')
  expect(told).toEqual([
    {
      kind: 'answered',
      accountId: hr.accountId,
      candidateId,
      about: { variant: 'decided', thingId: expect.any(String) },
      mailDueAt: null,
    },
  ])
})

test('who asked is told once that a colleague accepted', async () => {
  const { give, companyId, candidateId, interviewer, hr } = await aCandidateToGive()
  await give()
  const accepting = { jobSeekerChannelId: candidateId, ...writeAnswer('accept', '') }
  expect((await server.call(saveOperateStatus, accepting, interviewer)).code).toBe(0)
  await server.call(saveOperateStatus, accepting, interviewer)
  const answered = async () => (await noticesOf(companyId)).filter(({ kind }) => kind === 'answered')
  expect(await answered()).toEqual([
    {
      kind: 'answered',
      accountId: hr.accountId,
      candidateId,
      about: { variant: 'accepted', thingId: expect.any(String) },
      mailDueAt: null,
    },
  ])
})

test('an account that switched answers off is told of no acceptance', async () => {
  const { give, companyId, candidateId, interviewer, hr } = await aCandidateToGive()
  await server.services.db
    .insertInto('noticeChoice')
    .values({ companyId, accountId: hr.accountId, kind: 'answered', inBell: false, byMail: false })
    .execute()
  await give()
  const accepting = { jobSeekerChannelId: candidateId, ...writeAnswer('accept', '') }
  expect((await server.call(saveOperateStatus, accepting, interviewer)).code).toBe(0)
  expect((await noticesOf(companyId)).filter(({ kind }) => kind === 'answered')).toEqual([])
})
