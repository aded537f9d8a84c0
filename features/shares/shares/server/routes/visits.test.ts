import { batch } from '@candor/call/batch'
import { anInterview, aSetting } from '@candor/testkit/builders'
import { aFile } from '@candor/testkit/files'
import { serverUnderTest } from '@candor/testkit/server'
import { aShare, aVisit } from '@candor/testkit/shares'
import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { findId, listInterviewInfos } from '../../../../candidates/candidates/contract.ts'
import { interviewInfo } from '../../../../candidates/interviews/contract.ts'
import { getRolesByUser } from '../../../../platform/access/contract.ts'
import { visitorSwitch } from '../../../../platform/company/rules.ts'
import { getMenuTabs } from '../../../../report/report/contract.ts'
import { signOut } from '../../../../sign-in/session/contract.ts'
import { revokeShares } from '../../contract/changing.ts'
import { forgetVisits } from '../queries/visits.ts'
import { sharingUnderTest } from './sharing-under-test.ts'

const server = serverUnderTest()
const { aReport, open } = sharingUnderTest(server)

const BatchReply = z.object({ data: z.array(z.object({ code: z.number() })) })

async function aVisitor() {
  const report = await aReport()
  const file = await aFile(server.services, report, {
    name: 'q.webm',
    content: 'video',
    contentType: 'video/webm',
  })
  const share = await aShare(server.services, report.of)
  const visit = await aVisit(server.services, share)
  return { ...report, share, visit, file }
}

const ends: [string, (of: Awaited<ReturnType<typeof aVisitor>>) => Promise<unknown>][] = [
  [
    'it is revoked',
    ({ candidateId, share, token }) =>
      server.call(revokeShares, { jobseekerChannelId: candidateId, shareId: share.shareId }, { token }),
  ],
  [
    'it is over',
    ({ share }) =>
      server.services.db
        .updateTable('shareGrant')
        .set({ expiresAt: server.clock.now() })
        .where('id', '=', share.shareId)
        .execute(),
  ],
  [
    'the company closes its sections to visitors',
    ({ companyId }) =>
      aSetting(
        server.services,
        companyId,
        'reportTabConfig',
        Array.from({ length: 20 }, (_, index) => ({ tabType: 100 + index, inUse: 0 })),
      ),
  ],
  [
    'the company asks for a password on every link, and it has none',
    ({ companyId }) => aSetting(server.services, companyId, 'rules', { shareLinkNeedsPassword: true }),
  ],
]

test.each(ends)(
  'a visit ends with the next request once %s, the running video included [D01 D02 D10]',
  async (_, end) => {
    const visitor = await aVisitor()
    const { visit, file, candidateId, share } = visitor
    const rights = ['visitor', 'named', 'reportAIInterview', 'reportResume'].join(' ')
    const url = server.services.media.of({
      sessionId: visit.sessionId,
      isVisit: true,
      candidateId,
      rights,
    })(file)
    const ask = () => server.call(getMenuTabs, { jobseekerChannelId: candidateId }, { token: visit.token })
    const watch = async () =>
      (await server.app.inject({ method: 'GET', url, headers: { range: 'bytes=1-2' } })).statusCode
    expect([(await ask()).code, await watch()]).toEqual([0, 206])
    await end(visitor)
    expect([(await ask()).code, await watch()]).toEqual([1001, 404])
    expect((await open(share.token)).code).toBe(1005)
  },
)

test('a visit has exactly the sections that the company opens to visitors, and is answered no roles [R4-068 R6-005 P6-017]', async () => {
  const { of, companyId, candidateId } = await aVisitor()
  const tabConfig = [
    { tabType: visitorSwitch('overviewAI'), inUse: 1 },
    { tabType: visitorSwitch('reportResume'), inUse: 0 },
    { tabType: visitorSwitch('reportRemark'), inUse: 1 },
  ]
  await aSetting(server.services, companyId, 'reportTabConfig', tabConfig)
  const { token } = await aVisit(server.services, await aShare(server.services, of))
  const menu = await server.call(getMenuTabs, { jobseekerChannelId: candidateId }, { token })
  expect(menu.data.facts.permissions.toSorted()).toEqual(['overviewAI', 'reportAIInterview'])
  const roles = await server.call(getRolesByUser, { authRoleId: 'r', companyId }, { token })
  expect(roles).toMatchObject({ code: 1002, data: null })
})

test('a visit plays nothing by an address that was written for another visit, candidate or right', async () => {
  const { visit, file, candidateId, share, of } = await aVisitor()
  const addressFor = (given: object) => {
    const rights = 'visitor named reportAIInterview reportResume'
    const grant = { sessionId: visit.sessionId, isVisit: true, candidateId, rights, ...given }
    return server.services.media.of(grant)(file)
  }
  const watch = async (given: object) =>
    (await server.app.inject({ method: 'GET', url: addressFor(given) })).statusCode
  const narrow = await aVisit(
    server.services,
    await aShare(server.services, { ...of, sections: ['reportResume'] }),
  )
  const other = await anInterview(server.services, { companyId: of.companyId })
  expect(await watch({})).toBe(200)
  expect(await watch({ sessionId: narrow.sessionId })).toBe(404)
  expect(await watch({ candidateId: other.candidateId })).toBe(404)
  expect(await watch({ candidateId: null })).toBe(404)
  expect(await watch({ rights: 'superAdmin named reportAIInterview' })).toBe(404)
  expect(share.token).not.toBe(visit.token)
})

test('a visit reads one interview of its candidate and knows of no other', async () => {
  const { visit, candidateId, interviewId, companyId, positionId } = await aVisitor()
  const later = await anInterview(server.services, { companyId, positionId, candidateId })
  const as = { token: visit.token }
  const listed = await server.call(listInterviewInfos, { jobseekerChannelId: candidateId }, as)
  expect(listed.data.map((interview) => interview.interviewId)).toEqual([interviewId])
  const byCandidate = await server.call(interviewInfo, { jobSeekerChannelId: candidateId }, as)
  expect(byCandidate.data.interviewResult.interviewId).toBe(interviewId)
  for (const input of [
    { userId: later.interviewId },
    { userId: later.interviewId, jobSeekerChannelId: candidateId },
  ])
    expect((await server.call(interviewInfo, input, as)).code).toBe(1005)
  expect((await server.call(findId, {}, as)).code).toBe(1005)
})

test('a visit to a candidate without an interview shows none that came later', async () => {
  const { of, candidateId } = await aReport()
  const share = await aShare(server.services, { ...of, interviewId: null })
  const { token } = await aVisit(server.services, share)
  const found = await server.call(findId, { jobseekerChannelId: candidateId }, { token })
  expect(found.data.interviewId).toBe(null)
})

test('a visit cannot read another share’s report, alone or in a batch', async () => {
  const own = await aVisitor()
  const foreign = await aVisitor()
  const calls = [own.candidateId, foreign.candidateId, foreign.share.token, own.share.token].map((id) => ({
    method: findId.method,
    path: findId.path,
    input: { userId: id },
  }))
  const headers = { token: own.visit.token }
  const answer = await server.app.inject({
    method: 'POST',
    url: batch.path,
    headers,
    payload: { calls: [...calls, { method: signOut.method, path: signOut.path }] },
  })
  const { data } = BatchReply.parse(answer.json())
  expect(data.map(({ code }) => code)).toEqual([0, 1005, 1005, 0, 1003])
})

test('an expired visit is swept', async () => {
  const { visit } = await aVisitor()
  server.clock.pass(2 * 24 * 60 * 60 * 1000)
  await forgetVisits(server.services.db, server.clock.now())
  const rows = server.services.db.selectFrom('shareSession').where('id', '=', visit.sessionId)
  expect(await rows.selectAll().execute()).toEqual([])
})
