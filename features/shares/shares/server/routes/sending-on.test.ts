import { dayMs } from '@candor/kernel/durations'
import { anAccount, anInterview, aSetting } from '@candor/testkit/builders'
import { serverUnderTest } from '@candor/testkit/server'
import { aShare, aVisit } from '@candor/testkit/shares'
import { countWaiting } from '@candor/testkit/waiting'
import { beforeEach, expect, test } from 'vitest'
import { lockRights } from '../../../../platform/access/server/queries/rights.ts'
import { revokeShares } from '../../contract/changing.ts'
import { checkReportPassword, listShares, shareByEmail } from '../../contract.ts'

const server = serverUnderTest()
const key = '0195a000-0000-4000-8000-000000000001'

beforeEach(async () => {
  await server.services.db.deleteFrom('shareMail').execute()
  await server.services.db.deleteFrom('mail').execute()
})

async function aVisitor(given: { password?: string } = {}) {
  const { companyId, accountId, token } = await anAccount(server.services)
  const { candidateId, interviewId } = await anInterview(server.services, { companyId })
  const of = { companyId, candidateId, interviewId, accountId }
  const share = await aShare(server.services, { ...of, ...given })
  const visit = await aVisit(server.services, share)
  const shareUrl = `http://127.0.0.1:3000/newShareReport?userid=${share.token}`
  const send = (more: object = {}, as: object = {}) =>
    server.call(
      shareByEmail,
      { email: 'friend@x.example', shareUrl, companyId, ...more },
      { token: visit.token, lang: 'cn', ...as },
    )
  return { ...of, of, token, share, send }
}

const mails = () => server.services.db.selectFrom('mail').orderBy('id').selectAll().execute()

test('a visitor sends on the link that they hold, and not its password; who shared it sees that', async () => {
  const { send, share, token, candidateId, interviewId } = await aVisitor({ password: 'Kd27Rx' })
  expect(await send({ interviewId, note: 'buy this', hasPassword: false })).toMatchObject({
    code: 0,
    data: { shares: [] },
  })
  const [mail] = await mails()
  expect(mail).toMatchObject({
    toAddress: 'friend@x.example',
    subject: '转发给您的面试报告（高级后端工程师）',
  })
  expect(mail?.bodyText).toContain(`http://127.0.0.1:3000/newShareReport?userid=${share.token}\n`)
  expect(`${mail?.bodyText}${mail?.bodyHtml}`).not.toMatch(/Kd27Rx|buy this|沈知遥/)
  const { data } = await server.call(listShares, { jobseekerChannelId: candidateId }, { token })
  expect(data.shares).toMatchObject([
    { to: null, mails: [{ to: 'friend@x.example', kind: 'sentOn', state: 'waiting' }] },
  ])
  const entries = await server.services.db
    .selectFrom('auditEntryWhole')
    .where('candidateId', '=', candidateId)
    .select(['action', 'accountId', 'details'])
    .execute()
  expect(entries).toEqual([
    {
      action: 'share.sentOn',
      accountId: null,
      details: { subject: share.shareId, to: { email: 'friend@x.example' } },
    },
  ])
})

test('a visitor forwards no link without a password where mails lead to the report behind one', async () => {
  const bare = await aVisitor()
  const locked = await aVisitor({ password: 'Kd27Rx' })
  for (const { companyId } of [bare, locked])
    await aSetting(server.services, companyId, 'rules', { shareMailsPasswordReport: true })
  expect((await bare.send()).code).toBe(1013)
  const opened = await server.call(checkReportPassword, { id: bare.share.token })
  expect(opened.data.maySendOn).toBe(false)
  expect((await locked.send()).code).toBe(0)
  const [mail, ...others] = await mails()
  expect(mail?.bodyText).toContain(`/mail-report?userid=${locked.share.token}`)
  expect(others).toEqual([])
})

test('a visitor has 5 mails in 24 hours for an interview, by all links together, also at once', async () => {
  const { send, of, companyId } = await aVisitor()
  const other = await aShare(server.services, of)
  const { token } = await aVisit(server.services, other)
  const byOther = () =>
    server.call(shareByEmail, { email: 'o@x.example', shareUrl: other.token, companyId }, { token })
  const codes = await Promise.all([send(), byOther(), send(), byOther(), send(), byOther(), send()])
  expect(codes.map(({ code }) => code).toSorted()).toEqual([0, 0, 0, 0, 0, 1009, 1009])
  expect(await mails()).toHaveLength(5)
  expect((await send()).msg).toBe('这份报告的链接 24 小时内最多转发 5 次，请稍后再试')
  server.clock.pass(dayMs)
  const later = await aVisit(server.services, other)
  const sendTo = (email: string) =>
    server.call(shareByEmail, { email, shareUrl: other.token }, { token: later.token })
  expect((await sendTo('a@x.example b@x.example c@x.example d@x.example e@x.example f@x.example')).code).toBe(
    1009,
  )
  expect((await sendTo('a@x.example b@x.example c@x.example d@x.example e@x.example')).code).toBe(0)
})

test('a visitor has nothing sent twice by a retry', async () => {
  const { send } = await aVisitor()
  for (const code of [0, 0]) expect((await send({}, { idempotencyKey: key })).code).toBe(code)
  expect(await mails()).toHaveLength(1)
})

test('a visitor sends nothing without the link itself, where the company does not let them, or once it is revoked', async () => {
  const { send, companyId, candidateId, token, share } = await aVisitor()
  expect((await send({ shareUrl: candidateId })).code).toBe(1005)
  expect((await send({ email: 'abc' })).msg).toBe('邮箱格式不正确')
  await aSetting(server.services, companyId, 'rules', { visitorsMaySendOn: false })
  expect(await send()).toMatchObject({ code: 1013, msg: '分享报告的公司不允许转发链接' })
  const of = { jobseekerChannelId: candidateId, shareId: share.shareId }
  await server.call(revokeShares, of, { token })
  expect((await send()).code).toBe(1001)
  expect(await mails()).toEqual([])
})

test.each([{ visitorsMaySendOn: false }, { shareMailsPasswordReport: true }])(
  'a visitor who waits while the company changes its rules to %j sends on by the new ones',
  async (rules) => {
    const { send, companyId } = await aVisitor()
    const { services } = server
    const sent = await services.db.transaction().execute(async (db) => {
      await lockRights(db, companyId)
      const sending = send()
      await expect.poll(() => countWaiting(services)).toBe(1)
      await aSetting({ ...services, db }, companyId, 'rules', rules)
      return { sending }
    })
    expect((await sent.sending).code).toBe(1013)
    expect(await mails()).toEqual([])
  },
)
