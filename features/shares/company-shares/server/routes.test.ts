import { anAccount, anInterview, aSetting } from '@candor/testkit/builders'
import { serverUnderTest } from '@candor/testkit/server'
import { aShare, aVisit } from '@candor/testkit/shares'
import { expect, test } from 'vitest'
import { findId } from '../../../candidates/candidates/contract.ts'
import { visitorSwitch } from '../../../platform/company/rules.ts'
import { listCompanyShares, revokeCompanyShares } from '../contract.ts'

const server = serverUnderTest()

async function aCompany() {
  const admin = await anAccount(server.services, { userType: 'admin' })
  const { companyId, token } = admin
  const hr = await anAccount(server.services, { companyId })
  const share = async (given: {
    name?: string
    days?: number
    candidate?: Awaited<ReturnType<typeof someone>>
  }) => {
    const { candidateId, interviewId } = given.candidate ?? (await someone(given.name))
    const { days = 30 } = given
    const made = await aShare(server.services, {
      companyId,
      candidateId,
      interviewId,
      accountId: hr.accountId,
      days,
    })
    return { ...made, candidateId }
  }
  const someone = (name?: string) => anInterview(server.services, { companyId, ...(name && { name }) })
  const list = async (input: object = {}, by = token) => server.call(listCompanyShares, input, { token: by })
  const revoke = (input: Parameters<typeof server.call<typeof revokeCompanyShares>>[1], by = token) =>
    server.call(revokeCompanyShares, input, { token: by })
  return { ...admin, hr, share, someone, list, revoke }
}

const ids = ({ data }: { data: { list: { shareId: string }[] } }) => data.list.map(({ shareId }) => shareId)

test('administrators see every share of their company, newest first, and nobody else does', async () => {
  const { share, list, hr } = await aCompany()
  const other = await aCompany()
  await other.share({})
  const first = await share({})
  const second = await share({})
  const answer = await list()
  expect(ids(answer)).toEqual([second.shareId, first.shareId])
  expect(answer.data).toMatchObject({ before: null, open: 2, needsPassword: false })
  expect(answer.data.list[1]).toMatchObject({
    to: null,
    candidateId: first.candidateId,
    madeBy: '陈薇',
    state: 'open',
    hasPassword: false,
    views: 0,
    firstViewedAt: null,
    lastViewedAt: null,
    revokedAt: null,
    revokedBy: null,
  })
  expect((await list({}, hr.token)).code).not.toBe(0)
})

test('the list is narrowed by state and by a part of the name, without anonymous candidates', async () => {
  const { share, list, revoke, companyId } = await aCompany()
  const gone = await share({ name: '苏晴岚' })
  const over = await share({ name: '林晓彤', days: 0 })
  const open = await share({ name: '苏晴岚' })
  await revoke({ of: 'share', shareId: gone.shareId })
  expect(ids(await list({ state: 'revoked' }))).toEqual([gone.shareId])
  expect(ids(await list({ state: 'ended' }))).toEqual([over.shareId])
  expect(ids(await list({ state: 'open', candidate: '' }))).toEqual([open.shareId])
  expect(ids(await list({ candidate: '晴岚' }))).toEqual([open.shareId, gone.shareId])
  expect(ids(await list({ candidate: '%' }))).toEqual([])
  await aSetting(server.services, companyId, 'evaluationConfig', { screeningInfoStatus: 1 })
  expect(ids(await list({ candidate: '晴岚' }))).toEqual([])
  expect((await list()).data.list[0]?.candidateName).toBe('苏**')
})

test('the list says that the company asks for a password on every link, which those without one wait for', async () => {
  const { share, list, companyId } = await aCompany()
  await share({})
  await aSetting(server.services, companyId, 'rules', { shareLinkNeedsPassword: true })
  expect((await list()).data).toMatchObject({ needsPassword: true, list: [{ hasPassword: false }] })
})

test('an open share is listed with the sections that it opens now', async () => {
  const { share, list, companyId } = await aCompany()
  await share({})
  const sections = async () => (await list()).data.list.map((share) => share.sections)
  const [whole] = await sections()
  expect(whole).toContain('reportAIInterview')
  const tabConfig = [{ tabType: visitorSwitch('reportAIInterview'), inUse: 0 }]
  await aSetting(server.services, companyId, 'reportTabConfig', tabConfig)
  expect(await sections()).toEqual([whole?.filter((key) => key !== 'reportAIInterview')])
})

test('a page of 50 names where the next one begins', async () => {
  const { share, someone, list } = await aCompany()
  const candidate = await someone()
  for (let count = 0; count < 52; count++) await share({ candidate })
  const first = await list()
  const second = await list({ before: first.data.before })
  expect(new Set([...ids(first), ...ids(second)]).size).toBe(52)
  expect([ids(first).length, ids(second).length, second.data.before]).toEqual([50, 2, null])
})

test('one share, all of a candidate or all of the company end at once, with an entry for each candidate', async () => {
  const { share, someone, revoke, list, companyId } = await aCompany()
  const candidate = await someone()
  const one = await share({ candidate })
  const two = await share({ candidate })
  await share({ candidate })
  const another = await share({})
  const elsewhere = await (await aCompany()).share({})
  const visits = [await aVisit(server.services, two), await aVisit(server.services, elsewhere)]
  const reads = (at: 0 | 1) =>
    server.call(findId, { userId: [two, elsewhere][at]?.token ?? '' }, { token: visits[at]?.token ?? '' })
  expect((await reads(0)).code).toBe(0)

  expect((await revoke({ of: 'share', shareId: elsewhere.shareId })).code).toBe(1005)
  expect((await revoke({ of: 'share', shareId: 'none' })).code).toBe(1005)
  expect((await revoke({ of: 'candidate', jobseekerChannelId: elsewhere.candidateId })).data).toEqual({
    revoked: 0,
  })
  expect((await revoke({ of: 'share', shareId: one.shareId })).data).toMatchObject({ revoked: 1 })
  expect((await revoke({ of: 'share', shareId: one.shareId })).code).toBe(1005)
  expect((await revoke({ of: 'candidate', jobseekerChannelId: candidate.candidateId })).data).toMatchObject({
    revoked: 2,
  })
  expect((await reads(0)).code).not.toBe(0)
  await share({ candidate })
  expect((await revoke({ of: 'company' })).data).toMatchObject({ revoked: 2 })
  expect((await list()).data.open).toBe(0)
  expect((await reads(1)).code).toBe(0)

  const entries = await server.services.db
    .selectFrom('auditEntryWhole')
    .where('companyId', '=', companyId)
    .where('action', '=', 'share.revoked')
    .orderBy('sequence')
    .select(['candidateId', 'details'])
    .execute()
  expect(entries).toHaveLength(4)
  expect(entries.slice(0, 2)).toEqual([
    { candidateId: candidate.candidateId, details: { subject: one.shareId, to: { count: 1 } } },
    { candidateId: candidate.candidateId, details: { to: { count: 2 } } },
  ])
  expect(
    entries
      .slice(2)
      .map(({ candidateId }) => candidateId)
      .sort(),
  ).toEqual([candidate.candidateId, another.candidateId].sort())
})
