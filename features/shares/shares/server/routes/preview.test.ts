import { anAccount, anInterview, aSetting } from '@candor/testkit/builders'
import { aPlan } from '@candor/testkit/plans'
import { serverUnderTest } from '@candor/testkit/server'
import { expect, test } from 'vitest'
import { findId } from '../../../../candidates/candidates/contract.ts'
import { aiReportData } from '../../../../findings/analysis/contract/calls.ts'
import { visitorSwitch } from '../../../../platform/company/rules.ts'
import { getMenuTabs } from '../../../../report/report/contract.ts'
import { viewReportReq } from '../../../../report/viewings/contract.ts'
import { listCompanyShares } from '../../../company-shares/contract.ts'
import { revokeShares } from '../../contract/changing.ts'
import { previewShare } from '../../contract/preview.ts'
import { checkReportPassword, listShares, makeShare, shareByEmail } from '../../contract.ts'
import { maxPreviews } from '../../rules/preview.ts'
import { forgetVisits } from '../queries/visits.ts'

const server = serverUnderTest()

const chosen = {
  sections: ['reportAIInterview', 'reportResume', 'contacts'],
  showsScores: false,
  days: 7,
  hasPassword: true,
  language: 'en' as const,
  note: '请先看账本那一题',
  isMailed: false,
}

async function aReport() {
  const account = await anAccount(server.services, { userType: 'admin' })
  const { companyId, token } = account
  const { candidateId, interviewId } = await anInterview(server.services, { companyId })
  const of = { jobseekerChannelId: candidateId }
  const preview = (given: Partial<typeof chosen> & { replaces?: string } = {}, by = token) =>
    server.call(previewShare, { ...of, ...chosen, ...given }, { token: by })
  const rows = async () => {
    const { db } = server.services
    return db.selectFrom('shareGrant').where('candidateId', '=', candidateId).selectAll().execute()
  }
  return { ...account, candidateId, interviewId, of, preview, rows }
}

test('a preview opens as its share would, marked as a preview, with the share’s expiry', async () => {
  const { preview, interviewId, candidateId } = await aReport()
  const { data } = await preview()
  const now = server.clock.now().getTime()
  expect(data.path).toBe(`/newShareReport?userid=${data.link}`)
  expect(data.opened).toMatchObject({
    visit: { note: '请先看账本那一题', opens: chosen.sections, isPreview: true },
    language: 'en',
    expiresAt: now + 7 * 24 * 60 * 60 * 1000,
  })
  const token = data.opened.visit?.token
  const found = await server.call(findId, { userId: data.link }, { token })
  expect(found.data).toMatchObject({ jobseekerChannelId: candidateId, interviewId })
  const { facts } = (await server.call(getMenuTabs, { interviewId: data.link }, { token })).data
  expect(facts).toMatchObject({ acts: [], isVisit: true })
  expect(facts.permissions).toEqual(expect.arrayContaining(['reportAIInterview', 'reportResume']))
})

test('no link opens it, nothing lists, counts or logs it, and its link is not sent on', async () => {
  const { preview, token, of, rows, interviewId, companyId } = await aReport()
  const { link, opened } = (await preview()).data
  const visitor = { token: opened.visit?.token }
  server.clock.pass(15_000)
  const endTime = server.clock.now().getTime()
  const reading = { startTime: endTime - 15_000, endTime, type: 'mobile' as const, section: '1.0' }
  expect((await server.call(viewReportReq, { interviewId, ...reading }, visitor)).code).toBe(0)
  expect((await server.call(checkReportPassword, { id: link })).code).toBe(1005)
  const sentOn = { email: 'gao@x.example', shareUrl: link }
  expect((await server.call(shareByEmail, sentOn, visitor)).code).toBe(1013)
  expect((await server.call(listShares, of, { token })).data.shares).toEqual([])
  expect((await server.call(listCompanyShares, {}, { token })).data).toMatchObject({ list: [], open: 0 })
  expect(await rows()).toMatchObject([{ views: 0, firstViewedAt: null }])
  const { db } = server.services
  expect(
    await db.selectFrom('shareReading').where('companyId', '=', companyId).selectAll().execute(),
  ).toEqual([])
  expect(
    await db.selectFrom('auditEntryWhole').where('companyId', '=', companyId).selectAll().execute(),
  ).toEqual([])
})

test('a preview ends after 15 minutes and is swept, and before that with the shares of its report', async () => {
  const { preview, token, of, rows } = await aReport()
  const visitors = [(await preview()).data, (await preview()).data].map(
    ({ link, opened }) =>
      () =>
        server.call(findId, { userId: link }, { token: opened.visit?.token }),
  )
  expect((await server.call(revokeShares, of, { token })).data).toEqual({ revoked: 0, undoId: null })
  for (const reads of visitors) expect((await reads()).code).toBe(1001)
  const { link, opened } = (await preview()).data
  const reads = () => server.call(findId, { userId: link }, { token: opened.visit?.token })
  server.clock.pass(15 * 60_000 - 1)
  expect((await reads()).code).toBe(0)
  server.clock.pass(1)
  expect((await reads()).code).toBe(1001)
  await forgetVisits(server.services.db, server.clock.now())
  expect(await rows()).toEqual([])
})

test('a preview of a forbidden share is refused, and so are too many previews at a time', async () => {
  const { preview, companyId } = await aReport()
  expect((await preview({ sections: ['reportRemark'] })).code).toBe(1002)
  expect((await preview({ days: 8 })).code).toBe(1003)
  expect((await preview({ hasPassword: false })).code).toBe(1003)
  const reads = await anAccount(server.services, { companyId, userType: 'read' })
  expect((await preview({}, reads.token)).code).toBe(1002)
  for (let count = 0; count < maxPreviews; count++) expect((await preview()).code).toBe(0)
  expect((await preview()).code).toBe(1009)
})

test('a preview ends the replaced one of the same account, so that changed choices use up no previews', async () => {
  const { preview, rows, companyId } = await aReport()
  const reads = async ({ link, opened }: Awaited<ReturnType<typeof preview>>['data']) =>
    (await server.call(findId, { userId: link }, { token: opened.visit?.token })).code
  const first = (await preview()).data
  const other = await anAccount(server.services, { companyId, userType: 'admin' })
  expect((await preview({ replaces: first.link }, other.token)).code).toBe(0)
  expect(await reads(first)).toBe(0)
  let last = first
  for (let count = 0; count < maxPreviews; count++)
    last = (await preview({ replaces: last.link, days: 30 })).data
  expect(await reads(first)).toBe(1001)
  expect(await reads(last)).toBe(0)
  expect(await rows()).toHaveLength(2)
})

test('a share is not ended as if it were a preview', async () => {
  const { preview, token, of, rows } = await aReport()
  const { isMailed: _, ...share } = chosen
  const { shareUrl } = (await server.call(makeShare, { ...of, ...share }, { token })).data
  const link = new URL(shareUrl).searchParams.get('userid') ?? ''
  expect((await preview({ replaces: link })).code).toBe(0)
  expect(await rows()).toHaveLength(2)
})

test('an account that owes an opinion cannot share the parts held back from it', async () => {
  const { preview, companyId, candidateId, accountId } = await aReport()
  const sections = ['reportAIInterview', 'interviewFeedback']
  await aSetting(server.services, companyId, 'reportTabConfig', [
    { tabType: visitorSwitch('planInterview'), inUse: 1 },
  ])
  expect((await preview({ sections })).code).toBe(0)
  await aSetting(server.services, companyId, 'rules', { ownOpinionFirst: true, ownOpinionBeforeAi: true })
  await aPlan(server.services, { companyId, candidateId, interviewers: [{ accountId }] })
  expect((await preview({ sections })).code).toBe(1002)
  const { data } = await preview({ sections: ['reportAIInterview'], showsScores: true })
  const { shown } = (
    await server.call(aiReportData, { interviewId: data.link }, { token: data.opened.visit?.token })
  ).data
  expect(shown).toMatchObject({ total: false, single: false })
})
