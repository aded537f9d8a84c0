import { aCandidate, anAccount, aSetting } from '@candor/testkit/builders'
import { aPlan } from '@candor/testkit/plans'
import { serverUnderTest } from '@candor/testkit/server'
import { expect, test } from 'vitest'
import {
  chooseNotices,
  countNotices,
  listNoticeChoices,
  listNotices,
  readAllNotices,
  readNotices,
} from '../contract.ts'
import { toldUnderTest } from './routes/told-under-test.ts'

const server = serverUnderTest()
const aTold = toldUnderTest(server)

test('a notice names who did it, the candidate and the position, in the language of the reader', async () => {
  const { tell, list, candidateId } = await aTold()
  await tell('asked', { variant: 'one', thingId: 'a' })
  expect(await list()).toMatchObject({
    before: null,
    list: [
      {
        kind: 'asked',
        variant: 'one',
        byName: '沈知行',
        name: '林晓彤',
        jobseekerChannelId: candidateId,
        isGone: false,
        isRead: false,
      },
    ],
  })
})

test('a notice about an anonymous candidate masks the name', async () => {
  const { tell, list } = await aTold({ isAnonymous: true })
  await tell('asked', { variant: 'one' })
  const [notice] = (await list()).list
  expect(notice?.name).not.toContain('晓彤')
})

test('a notice names nobody once the right to its candidate is gone, and names again when it is back', async () => {
  const { tell, list, give, companyId, candidateId } = await aTold({}, 'interviewer')
  await give()
  await tell('mentioned', { variant: 'remark', thingId: 'a' })
  expect((await list()).list).toMatchObject([{ isGone: false, name: '林晓彤' }])
  const withdraw = (withdrawnAt: Date | null) =>
    server.services.db
      .updateTable('recommendation')
      .set({ withdrawnAt })
      .where('companyId', '=', companyId)
      .where('candidateId', '=', candidateId)
      .execute()
  await withdraw(server.clock.now())
  const { list: gone } = await list()
  expect(gone).toMatchObject([
    { isGone: true, byName: null, name: null, positionName: null, jobseekerChannelId: null, thingId: null },
  ])
  expect(JSON.stringify(gone)).not.toContain(candidateId)
  await withdraw(null)
  expect((await list()).list).toMatchObject([{ isGone: false }])
})

test('an answer says that it opens after the own opinion, and never what it is', async () => {
  const { tell, list, companyId, candidateId, reader } = await aTold()
  await tell('answered', { variant: 'decided', thingId: 'a' })
  expect((await list()).list).toMatchObject([{ isHeldBack: false }])
  await aSetting(server.services, companyId, 'rules', { ownOpinionFirst: true })
  const startsAt = new Date(server.clock.now().getTime() - 60_000)
  await aPlan(server.services, {
    companyId,
    candidateId,
    startsAt,
    endsAt: server.clock.now(),
    interviewers: [{ accountId: reader.accountId }],
  })
  expect((await list()).list).toMatchObject([{ isHeldBack: true, variant: 'decided' }])
})

test('pages go on where the last one ended, and filters leave out the others', async () => {
  const { tell, list, reader } = await aTold()
  for (const thingId of ['a', 'b', 'c']) await tell('asked', { thingId })
  await tell('limit', { stageId: '2' })
  const first = await list({ limit: 3 })
  expect([first.list.length, first.list[0]?.kind, first.before]).toEqual([
    3,
    'limit',
    first.list[2]?.noticeId,
  ])
  const second = await list({ limit: 3, before: first.before ?? '' })
  expect([second.list.length, second.before]).toEqual([1, null])
  expect((await list({ kind: 'limit' })).list).toHaveLength(1)
  const noticeIds = first.list.map(({ noticeId }) => noticeId)
  await server.call(readNotices, { noticeIds }, { token: reader.token })
  expect((await list({ unread: true })).list).toHaveLength(1)
})

test('nobody reads or marks the notices of another account', async () => {
  const { tell, list, companyId } = await aTold()
  await tell('asked', { thingId: 'a' })
  const [notice] = (await list()).list
  const noticeId = notice?.noticeId ?? ''
  const other = await anAccount(server.services, { companyId })
  const as = { token: other.token }
  expect((await server.call(listNotices, {}, as)).data.list).toEqual([])
  await server.call(readNotices, { noticeIds: [noticeId, 'no id'] }, as)
  await server.call(readAllNotices, { newest: noticeId }, as)
  expect((await list()).list).toMatchObject([{ isRead: false }])
})

test('all are marked as read up to the newest seen notice', async () => {
  const { tell, list, reader } = await aTold()
  const as = { token: reader.token }
  await tell('asked', { thingId: 'a' })
  const [seen] = (await list()).list
  await tell('asked', { thingId: 'b' })
  await server.call(readAllNotices, { newest: seen?.noticeId ?? '' }, as)
  expect((await list()).list.map(({ isRead }) => isRead)).toEqual([false, true])
  expect((await server.call(countNotices, {}, as)).data.unread).toBe(1)
})

test('an account chooses for each kind, and a kind that is off in the bell is not counted', async () => {
  const { tell, reader, list } = await aTold()
  const as = { token: reader.token }
  const usual = (await server.call(listNoticeChoices, {}, as)).data
  expect(usual.sendsMail).toBe(false)
  expect(usual.choices.filter(({ mail }) => mail).map(({ kind }) => kind)).toEqual(['asked', 'mentioned'])
  expect(usual.choices.every(({ bell }) => bell)).toBe(true)
  await server.call(chooseNotices, { kind: 'asked', bell: false, mail: true }, as)
  await server.call(chooseNotices, { kind: 'limit', bell: false, mail: false }, as)
  await tell('asked', { thingId: 'a' })
  await tell('limit', { stageId: '2' })
  expect((await list()).list).toEqual([])
  expect((await server.call(countNotices, {}, as)).data).toEqual({ unread: 0, newest: null })
  expect((await server.call(listNoticeChoices, {}, as)).data.choices).toContainEqual({
    kind: 'asked',
    bell: false,
    mail: true,
  })
})

test('a list of odd input is refused, and an id that is none begins at the newest', async () => {
  const { reader, list, tell } = await aTold()
  await tell('asked', { thingId: 'a' })
  const as = { token: reader.token }
  expect((await server.call(readNotices, { noticeIds: [] }, as)).code).not.toBe(0)
  const many = Array.from({ length: 51 }, () => 'x')
  expect((await server.call(readNotices, { noticeIds: many }, as)).code).not.toBe(0)
  expect((await list({ before: "'; drop table notice" })).list).toHaveLength(1)
})

test('a notice goes with its candidate', async () => {
  const { tell, list, candidateId, companyId } = await aTold()
  const other = await aCandidate(server.services, { companyId })
  await tell('asked', { thingId: 'a' })
  await tell('asked', { thingId: 'a' }, other.candidateId)
  await server.services.db.deleteFrom('candidate').where('id', '=', candidateId).execute()
  expect((await list()).list).toMatchObject([{ jobseekerChannelId: other.candidateId }])
})
