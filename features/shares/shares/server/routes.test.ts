import { aSetting } from '@candor/testkit/builders'
import { serverUnderTest } from '@candor/testkit/server'
import { aShare } from '@candor/testkit/shares'
import { undoLast } from '@candor/testkit/undo'
import { countWaiting } from '@candor/testkit/waiting'
import { expect, test } from 'vitest'
import { findId } from '../../../candidates/candidates/contract.ts'
import { lockRights } from '../../../platform/access/server/queries/rights.ts'
import { visitorSwitch } from '../../../platform/company/rules.ts'
import { getMenuTabs } from '../../../report/report/contract.ts'
import { revokeShares } from '../contract/changing.ts'
import { shareReport } from '../contract/messaging.ts'
import { listShares, makeShare, shareByEmail } from '../contract.ts'
import { maxShares } from '../rules/sharing.ts'
import { sharingUnderTest, tokenIn, wanted } from './routes/sharing-under-test.ts'

const server = serverUnderTest()
const { aReport, open } = sharingUnderTest(server)

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
    ...(await db.selectFrom('auditEntryWhole').selectAll().execute()),
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

test('a share of personal parts without a password or the resume is refused by the name of the missing field', async () => {
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
] as const)('a rule of the company for links while it is %s holds for the link: %s', async (way, rule) => {
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

test('shares are listed with their makers, their readings and their ends', async () => {
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
  expect((await server.call(revokeShares, of, { token })).data).toMatchObject({ revoked: 1 })
  expect((await server.call(revokeShares, of, { token })).data).toEqual({ revoked: 0, undoId: null })
  const entries = await server.services.db
    .selectFrom('auditEntryWhole')
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

test('an ended share opens again once its end is undone', async () => {
  const { make, token, candidateId } = await aReport()
  const { data } = await make()
  const of = { jobseekerChannelId: candidateId }
  await server.call(revokeShares, { ...of, shareId: data.shareId }, { token })
  expect((await open(tokenIn(data.shareUrl))).code).not.toBe(0)
  expect((await undoLast(server, { token })).data).toMatchObject({ kind: 'share', done: 1 })
  expect((await open(tokenIn(data.shareUrl))).code).toBe(0)
})

test('a live share is listed with the sections that it opens now, and an ended one with those it was made for', async () => {
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
