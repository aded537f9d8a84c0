import type { CandidateId, CompanyId } from '@candor/kernel/ids'
import type { AccountUnderTest } from '@candor/testkit/builders'
import { serverUnderTest } from '@candor/testkit/server'
import { expect, test } from 'vitest'
import { eraseCandidates } from '../../../../candidates/erasure/server/actions/erase-candidate.ts'
import {
  compareCandidates,
  mergeCandidates,
  unmergeCandidates,
} from '../../../../candidates/person-merge/contract.ts'
import { getJobApplication } from '../../contract.ts'
import { applyingUnderTest } from './applying-under-test.ts'
import { pagesUnderTest } from './pages-under-test.ts'

// Without a mail server, the answer has the link of each application.
const server = serverUnderTest()
const { aJobPage, get } = pagesUnderTest(server)
const { apply, candidates } = applyingUnderTest(server)

async function signOf(path: string, given: Parameters<typeof apply>[1]) {
  const { headers } = await apply(path, given)
  return new URL(String(headers.location), 'http://x').searchParams.get('sign') ?? ''
}

const open = (sign: string) => get(`/jobs/-/application?sign=${sign}&lang=en`)

const withdraw = (sign: string) =>
  server.app.inject({
    method: 'POST',
    url: '/jobs/-/application?lang=en',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: new URLSearchParams({ sign, act: 'withdraw' }).toString(),
  })

const erase = (companyId: CompanyId, candidateId: CandidateId) =>
  eraseCandidates(server.services, {
    companyId,
    candidateIds: [candidateId],
    reason: 'On request',
    by: { rule: 'candidate' },
  })

/** Two applications of one person at one position, merged into the first one. */
async function aMergedPair() {
  const page = await aJobPage()
  const first = { note: 'The first note' }
  const second = { name: '范思齐 Fan', note: 'The second note' }
  const firstSign = await signOf(page.path, first)
  server.clock.pass(60_000)
  const secondSign = await signOf(page.path, second)
  const [kept, other] = await candidates(page.companyId)
  const ids = { jobseekerChannelId: kept?.id ?? '', otherId: other?.id ?? '' }
  const as = { ...page.account, lang: 'en' }
  const { data } = await server.call(compareCandidates, ids, as)
  const seen = {
    kind: data?.kind ?? 'candidate',
    revision: data?.kept.revision ?? 0,
    otherRevision: data?.other.revision ?? 0,
  }
  const merged = await server.call(mergeCandidates, { ...ids, ...seen, fromOther: [] }, as)
  expect(merged.code).toBe(0)
  return { ...page, as, ids, second, firstSign, secondSign, mergeId: merged.data?.mergeId ?? '' }
}

const notesOf = async (account: AccountUnderTest, jobseekerChannelId: string) =>
  (await server.call(getJobApplication, { jobseekerChannelId }, account)).data?.map(({ note }) => note)

test('after a merge both links open their applications, the company reads both notes, and sending one again adds nothing', async () => {
  const { path, companyId, account, ids, second, firstSign, secondSign } = await aMergedPair()
  for (const [sign, note] of [
    [firstSign, 'The first note'],
    [secondSign, 'The second note'],
  ] as const) {
    const page = await open(sign)
    expect([page.statusCode, page.body.includes(note)]).toEqual([200, true])
  }
  expect(await notesOf(account, ids.jobseekerChannelId)).toEqual(['The second note', 'The first note'])
  const again = await open(await signOf(path, second))
  expect([again.statusCode, again.body.includes('The second note')]).toEqual([200, true])
  expect(await candidates(companyId)).toHaveLength(1)
})

test('withdrawing a merged application ends the candidate that stays, and an undone merge gives each link its own', async () => {
  const { companyId, as, ids, firstSign, secondSign, mergeId } = await aMergedPair()
  const { jobseekerChannelId } = ids
  expect((await server.call(unmergeCandidates, { jobseekerChannelId, mergeId }, as)).code).toBe(0)
  expect((await withdraw(secondSign)).statusCode).toBe(303)
  expect((await candidates(companyId)).map(({ outcome }) => outcome)).toEqual([null, 'withdrew'])
  expect((await open(firstSign)).body).not.toContain('You have withdrawn')
  const other = await aMergedPair()
  await withdraw(other.secondSign)
  expect((await candidates(other.companyId)).map(({ outcome }) => outcome)).toEqual(['withdrew'])
  expect((await open(other.firstSign)).body).toContain('You have withdrawn')
})

test('the link of an erased application says that it is over, as an unknown link does, and nothing of it stays', async () => {
  const { path, companyId } = await aJobPage()
  const sign = await signOf(path, { note: 'Planted note' })
  const [candidate] = await candidates(companyId)
  if (!candidate) throw new Error('the application became no candidate')
  await erase(companyId, candidate.id)
  const over = await open(sign)
  expect([over.statusCode, over.body.includes('opens nothing any more')]).toEqual([404, true])
  expect(over.body).toBe((await open('x'.repeat(43))).body)
  expect((await withdraw(sign)).statusCode).toBe(404)
  const { db } = server.services
  for (const table of ['jobApplication', 'jobApplicationLink', 'candidateConsent'] as const)
    expect(
      await db.selectFrom(table).where('companyId', '=', companyId).select('companyId').execute(),
    ).toEqual([])
})

test('the same texts with the same file are a new application after an erasure, a withdrawal and a rejection', async () => {
  const { path, companyId } = await aJobPage()
  await apply(path)
  const [erased] = await candidates(companyId)
  if (!erased) throw new Error('the application became no candidate')
  await erase(companyId, erased.id)
  const sign = await signOf(path, {})
  expect(await candidates(companyId)).toHaveLength(1)
  await withdraw(sign)
  await apply(path)
  await apply(path)
  expect((await candidates(companyId)).map(({ outcome }) => outcome)).toEqual(['withdrew', null])
  await server.services.db
    .updateTable('candidate')
    .set({ outcome: 'rejected', outcomeAt: server.clock.now() })
    .where('companyId', '=', companyId)
    .where('outcome', 'is', null)
    .execute()
  await apply(path)
  expect((await candidates(companyId)).map(({ outcome }) => outcome)).toEqual(['withdrew', 'rejected', null])
})

test.each([
  ['en', '6 months after the decision', '1 month after the decision'],
  ['cn', '决定后 6 个月', '决定后 1 个月'],
  ['zh-TW', '決定後 6 個月', '決定後 1 個月'],
])('the page says the months for which the company keeps candidates, in %s', async (lang, six, one) => {
  const { path, companyId } = await aJobPage()
  const { db } = server.services
  await db.insertInto('companyRetention').values({ companyId, months: 6 }).execute()
  expect((await get(`${path}?lang=${lang}`)).body.split(six)).toHaveLength(3)
  await apply(path, {}, undefined, lang)
  await db.updateTable('companyRetention').set({ months: 1 }).where('companyId', '=', companyId).execute()
  expect((await get(`${path}?lang=${lang}`)).body.split(one)).toHaveLength(3)
  // A consent keeps the words that it was given with.
  const [consent] = await db
    .selectFrom('candidateConsent')
    .where('companyId', '=', companyId)
    .select('wording')
    .execute()
  expect(consent?.wording).toContain(six)
})
