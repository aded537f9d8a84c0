import { batch } from '@candor/call/batch'
import { anAccount, anInterview, aSetting } from '@candor/testkit/builders'
import { aFile } from '@candor/testkit/files'
import { serverUnderTest } from '@candor/testkit/server'
import { aShare, aVisit } from '@candor/testkit/shares'
import { countWaiting } from '@candor/testkit/waiting'
import { describe, expect, test } from 'vitest'
import { findId, listInterviewInfos } from '../../../candidates/candidates/contract.ts'
import { interviewInfo } from '../../../candidates/interviews/contract.ts'
import { getRolesByUser } from '../../../platform/access/contract.ts'
import { lockRights } from '../../../platform/access/server/queries/rights.ts'
import { visitorSwitch } from '../../../platform/company/rules.ts'
import { getMenuTabs } from '../../../report/report/contract.ts'
import { signOut } from '../../../sign-in/session/contract.ts'
import { revokeShares } from '../contract/changing.ts'
import { shareReport } from '../contract/messaging.ts'
import { checkReportPassword, listShares, makeShare, shareByEmail } from '../contract.ts'
import { maxShares } from '../rules/sharing.ts'
import { forgetVisits } from './queries/visits.ts'

const server = serverUnderTest()

const wanted = {
  sections: ['reportAIInterview'],
  showsScores: true,
  days: 7,
  hasPassword: false,
  language: 'cn' as const,
  note: '',
}

async function aReport() {
  const account = await anAccount(server.services)
  const { companyId, accountId, token } = account
  const interview = await anInterview(server.services, { companyId })
  const { candidateId, interviewId } = interview
  const make = (given: Partial<typeof wanted> = {}) =>
    server.call(makeShare, { jobseekerChannelId: candidateId, ...wanted, ...given }, { token })
  return { ...account, ...interview, of: { companyId, candidateId, interviewId, accountId }, make }
}

const tokenIn = (shareUrl: string) => new URL(shareUrl).searchParams.get('userid') ?? ''
const open = (id: string, pin?: string) => server.call(checkReportPassword, { id, pin })

test('a link opens the report it was made for, by the token in place of the ids [R1-028 R2-002 P2-049]', async () => {
  const { make, candidateId, interviewId } = await aReport()
  const { data: made } = await make()
  expect(made.shareUrl).toMatch(/^http:\/\/127\.0\.0\.1:3000\/newShareReport\?userid=[\w-]{43}$/)
  expect(made.password).toBe(null)
  const id = tokenIn(made.shareUrl)
  const token = (await open(id)).data.visit?.token
  const found = await server.call(findId, { userId: id }, { token })
  expect(found.data).toMatchObject({ jobseekerChannelId: candidateId, interviewId })
  expect((await server.call(findId, { jobseekerChannelId: id }, { token })).data).toEqual(found.data)
  const menu = await server.call(getMenuTabs, { interviewId: id }, { token })
  expect(menu.data.facts).toMatchObject({ permissions: ['reportAIInterview'], acts: [], isVisit: true })
})

test('only hashes of token and password are stored, and no retry gets them in its reply', async () => {
  const { of, token, candidateId } = await aReport()
  const input = { jobseekerChannelId: candidateId, ...wanted, hasPassword: true }
  const as = { token, idempotencyKey: '0195a000-0000-4000-8000-000000000001' }
  const first = await server.call(makeShare, input, as)
  const second = await server.call(makeShare, input, as)
  expect(first.data.password).toMatch(/^[2-9ACDEFGHJKMNPQRTVWXY]{6}$/)
  expect(second.data.shareUrl).not.toBe(first.data.shareUrl)
  const { db } = server.services
  const rows = [
    ...(await db.selectFrom('shareGrant').where('candidateId', '=', of.candidateId).selectAll().execute()),
    ...(await db.selectFrom('answeredRequest').selectAll().execute()),
    ...(await db.selectFrom('auditEntry').selectAll().execute()),
  ]
  const stored = JSON.stringify(rows)
  for (const { data } of [first, second]) {
    expect(stored).not.toContain(tokenIn(data.shareUrl))
    expect(stored).not.toContain(data.password)
  }
  expect(rows).toContainEqual(
    expect.objectContaining({ passwordHash: expect.stringMatching(/^\$argon2id\$/) }),
  )
})

test('a share has a lifetime that is offered, sections that may be given, and a password where the company wants it', async () => {
  const { make, companyId } = await aReport()
  expect((await make({ days: 8 })).code).toBe(1003)
  for (const key of ['overviewAI', 'reportRemark', 'nonsense'])
    expect((await make({ sections: ['reportAIInterview', key] })).code, key).toBe(1002)
  await aSetting(server.services, companyId, 'rules', { shareLinkNeedsPassword: true })
  expect((await make()).data.password).toHaveLength(6)
})

test('a share of personal parts that lacks a password or the resume is refused by the name of what is missing', async () => {
  const { make, candidateId, token } = await aReport()
  const sections = ['reportAIInterview', 'reportResume', 'contacts']
  const bare = { code: 1003, data: { field: 'hasPassword' } }
  expect(await make({ sections })).toMatchObject({
    ...bare,
    msg: 'Contacts and other personal content need a password. Set one for the link',
  })
  const mailing = { email: 'a@x.example', shareUrl: candidateId, sections }
  const mailed = await server.call(shareByEmail, mailing, { token, lang: 'cn' })
  expect(mailed).toMatchObject({ ...bare, msg: '联系方式等个人内容需要密码，请给链接设置密码' })
  const locked = { hasPassword: true }
  expect(await make({ sections: ['reportAIInterview', 'contacts'], ...locked })).toMatchObject({
    code: 1003,
    data: { field: 'sections' },
    msg: expect.stringContaining('Choose the resume too'),
  })
  expect((await make({ sections, ...locked })).code).toBe(0)
})

test.each([
  ['made', 'shareLinkNeedsPassword'],
  ['mailed', 'shareLinkNeedsPassword'],
  ['mailed', 'shareMailsPasswordReport'],
  ['sent into a conversation', 'shareLinkNeedsPassword'],
  ['sent into a conversation', 'shareMailsPasswordReport'],
] as const)('what a company asks of a link while it is %s holds for it: %s', async (way, rule) => {
  const { make, companyId, candidateId, token } = await aReport()
  const { db } = server.services
  const acts = {
    made: () => make(),
    mailed: () => server.call(shareByEmail, { email: 'a@x.example', shareUrl: candidateId }, { token }),
    'sent into a conversation': () =>
      server.call(shareReport, { jobseekerChannelId: candidateId }, { token }),
  }
  const { begun } = await db.transaction().execute(async (transaction) => {
    await lockRights(transaction, companyId)
    const within = { ...server.services, db: transaction }
    await aSetting(within, companyId, 'rules', { [rule]: true })
    const answer = acts[way]()
    await expect.poll(() => countWaiting(server.services)).toBe(1)
    return { begun: answer }
  })
  expect((await begun).code).toBe(1012)
  const made = db.selectFrom('shareGrant').where('companyId', '=', companyId)
  expect(await made.selectAll().execute()).toEqual([])
  expect((await acts[way]()).code).toBe(0)
})

test('shares are listed with who made them, whether they were read and what became of them', async () => {
  const { make, token, candidateId } = await aReport()
  const { data: read } = await make({ note: ' 请先看账本那一题 ' })
  await make({ days: 365, hasPassword: true })
  await open(tokenIn(read.shareUrl))
  await open(tokenIn(read.shareUrl))
  const of = { jobseekerChannelId: candidateId }
  await server.call(revokeShares, { ...of, shareId: read.shareId }, { token })
  const { data } = await server.call(listShares, of, { token })
  const now = server.clock.now().getTime()
  expect(data.shares.map(({ views, revokedAt, hasPassword }) => ({ views, revokedAt, hasPassword }))).toEqual(
    expect.arrayContaining([
      { views: 2, revokedAt: now, hasPassword: false },
      { views: 0, revokedAt: null, hasPassword: true },
    ]),
  )
  expect(data.shares.find(({ shareId }) => shareId === read.shareId)).toMatchObject({
    note: '请先看账本那一题',
    madeBy: '陈薇',
    revokedBy: '陈薇',
    firstViewedAt: now,
    lastViewedAt: now,
  })
  expect((await server.call(revokeShares, { ...of, shareId: read.shareId }, { token })).code).toBe(1005)
  expect((await server.call(revokeShares, of, { token })).data).toEqual({ revoked: 1 })
  expect((await server.call(revokeShares, of, { token })).data).toEqual({ revoked: 0 })
  const entries = await server.services.db
    .selectFrom('auditEntry')
    .where('candidateId', '=', candidateId)
    .orderBy('sequence')
    .select('action')
    .execute()
  expect(entries.map(({ action }) => action)).toEqual([
    'share.made',
    'share.made',
    'share.revoked',
    'share.revoked',
  ])
})

test('of a live share is listed what it opens now, and of an ended one what it was made for', async () => {
  const { make, token, candidateId, companyId } = await aReport()
  const both = { sections: ['reportAIInterview', 'reportResume', 'contacts'], hasPassword: true }
  await make(both)
  await make()
  const { data: ended } = await make(both)
  const of = { jobseekerChannelId: candidateId }
  await server.call(revokeShares, { ...of, shareId: ended.shareId }, { token })
  const closed = async (...keys: Parameters<typeof visitorSwitch>[0][]) => {
    const tabConfig = keys.map((key) => ({ tabType: visitorSwitch(key), inUse: 0 }))
    await aSetting(server.services, companyId, 'reportTabConfig', tabConfig)
    const { data } = await server.call(listShares, of, { token })
    return new Set(data.shares.map(({ sections }) => sections.toSorted().join(' ')))
  }
  const whole = 'contacts reportAIInterview reportResume'
  expect(await closed()).toEqual(new Set([whole, 'reportAIInterview']))
  expect(await closed('reportAIInterview')).toEqual(new Set([whole, 'contacts reportResume', '']))
  expect(await closed('reportAIInterview', 'reportResume')).toEqual(new Set([whole, '']))
})

test('a live share stays in the list however many newer ones have ended, and can be revoked there', async () => {
  const { make, of, token, candidateId } = await aReport()
  const { data: first } = await make({ days: 365 })
  server.clock.pass(1000)
  const ended = Array.from({ length: 2 * maxShares }, () => aShare(server.services, of))
  const ids = (await Promise.all(ended)).map(({ shareId }) => shareId)
  const { db } = server.services
  await db.updateTable('shareGrant').set({ revokedAt: server.clock.now() }).where('id', 'in', ids).execute()
  const { data } = await server.call(listShares, { jobseekerChannelId: candidateId }, { token })
  expect(data.shares).toHaveLength(2 * maxShares)
  expect(data.shares[0]).toMatchObject({ shareId: first.shareId, revokedAt: null })
})

describe('a visit', () => {
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
    'ends with the next request once %s, the running video included [D01 D02 D10]',
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

  test('has exactly the sections that the company opens to visitors, and is answered no roles [R4-068 R6-005 P6-017]', async () => {
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

  test('plays nothing by an address that was written for another visit, candidate or right', async () => {
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

  test('reads one interview of its candidate and knows of no other', async () => {
    const { visit, candidateId, interviewId, companyId, positionId } = await aVisitor()
    const later = await anInterview(server.services, { companyId, positionId, candidateId })
    const as = { token: visit.token }
    const listed = await server.call(listInterviewInfos, { jobseekerChannelId: candidateId }, as)
    expect(listed.data.map((each) => each.interviewId)).toEqual([interviewId])
    const byCandidate = await server.call(interviewInfo, { jobSeekerChannelId: candidateId }, as)
    expect(byCandidate.data.interviewResult.interviewId).toBe(interviewId)
    for (const input of [
      { userId: later.interviewId },
      { userId: later.interviewId, jobSeekerChannelId: candidateId },
    ])
      expect((await server.call(interviewInfo, input, as)).code).toBe(1005)
    expect((await server.call(findId, {}, as)).code).toBe(1005)
  })

  test('of a candidate without an interview shows none that came later', async () => {
    const { of, candidateId } = await aReport()
    const share = await aShare(server.services, { ...of, interviewId: null })
    const { token } = await aVisit(server.services, share)
    const found = await server.call(findId, { jobseekerChannelId: candidateId }, { token })
    expect(found.data.interviewId).toBe(null)
  })

  test('cannot read another share’s report, alone or in a batch', async () => {
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
    expect(answer.json().data.map(({ code }: { code: number }) => code)).toEqual([0, 1005, 1005, 0, 1003])
  })

  test('is swept once it is over', async () => {
    const { visit } = await aVisitor()
    server.clock.pass(2 * 24 * 60 * 60 * 1000)
    await forgetVisits(server.services.db, server.clock.now())
    const rows = server.services.db.selectFrom('shareSession').where('id', '=', visit.sessionId)
    expect(await rows.selectAll().execute()).toEqual([])
  })
})
