import { anAccount } from '@candor/testkit/builders'
import { aPlan } from '@candor/testkit/plans'
import { aRecommendation } from '@candor/testkit/recommendations'
import { serverUnderTest } from '@candor/testkit/server'
import { expect, test } from 'vitest'
import { overall, reviewersUnderTest } from '../../evaluations/server/routes/reviewer-under-test.ts'
import { findMentionable } from '../contract.ts'

const server = serverUnderTest()
const { add, addResume, aReviewer, rowsOf } = reviewersUnderTest(server)

type Reviewer = Awaited<ReturnType<typeof aReviewer>>

const mentionsOf = ({ candidateId }: Pick<Reviewer, 'candidateId'>) =>
  server.services.db
    .selectFrom('mention')
    .where('candidateId', '=', candidateId)
    .orderBy('name')
    .select(['subject', 'accountId', 'name', 'byAccountId'])
    .execute()

const found = async ({ candidateId, token }: Reviewer, text: string) =>
  (await server.call(findMentionable, { jobseekerChannelId: candidateId, text }, { token })).data.map(
    ({ userName }) => userName,
  )

async function aTeam() {
  const author = await aReviewer()
  const { companyId, candidateId } = author
  const someone = (name: string, userType: 'general' | 'interviewer' | 'freeze' = 'general') =>
    anAccount(server.services, { companyId, name, userType })
  const zhou = await someone('周予川', 'interviewer')
  await aRecommendation(server.services, { companyId, candidateId, toAccountId: zhou.accountId })
  return { author, zhou, lin: await someone('林涛', 'interviewer'), someone }
}

test('@ offers by name, pinyin and initials only colleagues who may see the candidate', async () => {
  const { author, someone } = await aTeam()
  await someone('周冻结', 'freeze')
  expect(await found(author, '周')).toEqual(['周予川'])
  expect(await found(author, 'zhouyu')).toEqual(['周予川'])
  expect(await found(author, 'zyc')).toEqual(['周予川'])
  expect(await found(author, '林')).toEqual([])
  expect(await found(author, '')).toEqual(['周予川', '陈薇'].sort())
})

test('a plan of one interviewer lets @ offer no other interviewer', async () => {
  const { author, lin, someone } = await aTeam()
  const held = await someone('林可', 'interviewer')
  const { companyId, candidateId } = author
  const interviewers = [{ accountId: held.accountId, name: '林可' }]
  await aPlan(server.services, { companyId, candidateId, interviewers })
  expect(await found(author, '林')).toEqual(['林可'])
  const sent = { source: 4, estimateText: '@林涛 看看', mentioned: [lin.accountId] }
  expect((await addResume(author, sent)).code).toBe(1003)
})

test('@ offers at most eight colleagues, and takes signs as they are', async () => {
  const { author, someone } = await aTeam()
  for (const number of Array.from({ length: 12 }).keys()) await someone(`Anna ${number}`)
  expect(await found(author, 'anna')).toHaveLength(8)
  for (const text of ['%', '_', '\\', "'", '😀']) expect(await found(author, text)).toEqual([])
  const long = { jobseekerChannelId: author.candidateId, text: 'x'.repeat(41) }
  expect((await server.call(findMentionable, long, author)).code).toBe(1003)
})

test('a remark stores the account of a mention beside the text, once', async () => {
  const { author, zhou } = await aTeam()
  const sent = { source: 4, estimateText: '@周予川 再看看 @周予川', mentioned: [zhou.accountId] }
  expect((await addResume(author, sent)).code).toBe(0)
  expect(await mentionsOf(author)).toEqual([
    { subject: 'remark', accountId: zhou.accountId, name: '周予川', byAccountId: author.accountId },
  ])
})

test('an account whose mark is not in the text is not mentioned', async () => {
  const { author, zhou } = await aTeam()
  await addResume(author, { source: 4, estimateText: '再看看', mentioned: [zhou.accountId] })
  expect(await mentionsOf(author)).toEqual([])
})

test('a text that names a colleague without the right to the candidate is refused, and nothing is stored', async () => {
  const { author, lin } = await aTeam()
  const sent = { source: 4, estimateText: '@林涛 看看', mentioned: [lin.accountId] }
  const refused = await addResume(author, sent, { lang: 'en' })
  expect(refused.code).toBe(1003)
  expect(refused.msg).toBe(
    '林涛 may not see this candidate, so the mention cannot be stored. Recommend the candidate to 林涛 first, or delete the @',
  )
  const remarks = await server.services.db
    .selectFrom('remark')
    .where('candidateId', '=', author.candidateId)
    .select('id')
    .execute()
  expect(remarks).toEqual([])
})

test('an account of another company is refused as an unknown one', async () => {
  const { author } = await aTeam()
  const stranger = await anAccount(server.services, { name: '外人' })
  const sent = { source: 4, estimateText: '@外人', mentioned: [stranger.accountId] }
  const refused = await addResume(author, sent, { lang: 'en' })
  expect([refused.code, refused.msg]).toEqual([1003, 'A person named with @ has no account here'])
  expect((await addResume(author, { ...sent, mentioned: ['no id'] })).code).not.toBe(0)
})

test('oneself can be named', async () => {
  const { author } = await aTeam()
  await addResume(author, { source: 4, estimateText: '@陈薇 周五前', mentioned: [author.accountId] })
  expect(await mentionsOf(author)).toMatchObject([{ accountId: author.accountId }])
})

test('an opinion stores whom it names', async () => {
  const { author, zhou } = await aTeam()
  await add(author, { ...overall, estimateContent: '@周予川 同意', mentioned: [zhou.accountId] })
  expect(await mentionsOf(author)).toMatchObject([{ subject: 'evaluation', accountId: zhou.accountId }])
  expect(await rowsOf(author)).toHaveLength(1)
})

test('more than ten accounts in one text are refused', async () => {
  const { author } = await aTeam()
  const mentioned = Array.from({ length: 11 }, () => author.accountId)
  expect((await addResume(author, { source: 4, estimateText: '@陈薇', mentioned })).code).toBe(1003)
})
