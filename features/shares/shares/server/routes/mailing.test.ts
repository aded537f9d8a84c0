import { dayMs } from '@candor/kernel/durations'
import { anInterview, aSetting } from '@candor/testkit/builders'
import { serverUnderTest } from '@candor/testkit/server'
import { aShare } from '@candor/testkit/shares'
import { beforeEach, expect, test, vi } from 'vitest'
import { findId } from '../../../../candidates/candidates/contract.ts'
import { listShares, shareByEmail } from '../../contract.ts'
import { passwordLimit } from '../../rules/sharing.ts'
import { linkIn, mailingUnderTest } from './mailing-under-test.ts'

const server = serverUnderTest()
const { aReport, mails, open } = mailingUnderTest(server)

const key = '0195a000-0000-4000-8000-000000000001'

beforeEach(async () => {
  await server.services.db.deleteFrom('shareMail').execute()
  await server.services.db.deleteFrom('mail').execute()
})

test('passwords of shares are counted before they are hashed, one for each recipient', async () => {
  const { mail } = await aReport()
  const email = Array.from({ length: 20 }, (_, number) => `reader-${number}@northquay.example`).join(',')
  expect((await mail({ email, hasPassword: true })).code).toBe(0)
  const counts = server.services.db.selectFrom('attempt').where('key', 'like', 'share passwords of %')
  expect(await counts.select('count').execute()).toEqual([{ count: 20 }])
  await server.services.db.updateTable('attempt').set({ count: passwordLimit.max }).execute()
  const hash = vi.spyOn(server.services.passwords, 'hash')
  expect(await mail({ email, hasPassword: true }, { lang: 'cn' })).toMatchObject({
    code: 1009,
    msg: expect.stringContaining('分享密码过多'),
  })
  expect(hash).not.toHaveBeenCalled()
  hash.mockRestore()
  expect((await mail({ email: 'one@northquay.example' })).code).toBe(0)
})

test('a mailing takes the fields of the specification as a form, with and without the interview, for 12 months [R1-026 R7-033 P7-031 C64]', async () => {
  const { companyId, candidateId, interviewId, shareUrl, token } = await aReport()
  const email = 'gao.lan@northquay.example'
  for (const given of [{}, { interviewId }]) {
    const input = { email, shareUrl, companyId, ...given }
    const answer = await server.call(shareByEmail, input, { token, encoding: 'form' })
    const expiresAt = server.clock.now().getTime() + 365 * dayMs
    expect(answer).toMatchObject({ code: 0, data: { shares: [{ email, password: null }], expiresAt } })
  }
  const queued = await mails()
  expect(queued.map(({ toAddress, state }) => [toAddress, state])).toEqual([
    [email, 'waiting'],
    [email, 'waiting'],
  ])
  const visit = (await open(linkIn(queued[0]?.bodyText ?? ''))).data.visit
  const found = await server.call(findId, { userId: interviewId }, { token: visit?.token ?? '' })
  expect(found.data).toMatchObject({ jobseekerChannelId: candidateId, interviewId })
})

test.each([
  ['cn', '查看报告：'],
  ['en', 'View the report:'],
  ['zh-TW', '查看報告：'],
])('a mail has the link below its words, with the colon of the language: %s', async (language, words) => {
  const { mail } = await aReport()
  await mail({ language })
  const [first] = await mails()
  const lines = first?.bodyText.split('\n') ?? []
  expect(lines[lines.indexOf(words) + 1]).toMatch(/^http:.*userid=/)
  expect(first?.bodyHtml).toContain(`>${words.slice(0, -1)}</a>`)
})

test('a mailing gives each address a link of its own, with the chosen sections, and never the password [P1-016]', async () => {
  const { mail, companyId, candidateId, token } = await aReport()
  await server.services.db
    .updateTable('company')
    .set({ nameLatin: 'Yunjian Technology' })
    .where('id', '=', companyId)
    .execute()
  const { data } = await mail({
    email: 'a@x.example, b@x.example;A@X.example',
    days: 7,
    showsScores: false,
    hasPassword: true,
    sections: ['reportResume'],
    language: 'en',
    note: 'Ledger <b>first</b>\nplease',
  })
  expect(data.shares.map(({ email }) => email)).toEqual(['a@x.example', 'b@x.example'])
  const [first, second] = await mails()
  expect(first?.subject).toBe('陈薇 shared an interview report with you (高级后端工程师)')
  expect(first?.bodyText).toContain('陈薇 of Yunjian Technology shared an interview report with you')
  expect(first?.bodyText).toContain('> Ledger <b>first</b>\n> please')
  expect(first?.bodyHtml).toContain('Ledger &lt;b&gt;first&lt;/b&gt;\nplease')
  expect(first?.bodyHtml).toContain('<html lang="en">')
  expect(first?.bodyHtml).toContain('<meta name="viewport" content="width=device-width, initial-scale=1">')
  expect(first?.bodyText).toContain('open until 2026-03-21 10:00 (Shanghai, UTC+08:00)')
  expect(first?.bodyText).not.toContain('沈知遥')
  for (const [index, row] of [first, second].entries()) {
    const password = data.shares[index]?.password ?? ''
    expect(password).toMatch(/^[2-9ACDEFGHJKMNPQRTVWXY]{6}$/)
    expect(JSON.stringify(await mails())).not.toContain(password)
    expect((await open(linkIn(row?.bodyText ?? ''), password)).data.visit).not.toBe(null)
  }
  const { data: listed } = await server.call(listShares, { jobseekerChannelId: candidateId }, { token })
  expect(
    listed.shares.map(({ to, sections, showsScores, hasPassword, mails: sent }) => [
      to,
      sections,
      showsScores,
      hasPassword,
      sent,
    ]),
  ).toEqual(
    expect.arrayContaining(
      ['a@x.example', 'b@x.example'].map((to) => [
        to,
        ['reportResume'],
        false,
        true,
        [{ to, kind: 'link', state: 'waiting', lastError: null }],
      ]),
    ),
  )
})

test('a mailing with a wrong address is refused in words, and nothing is made or sent [R5-018 R5-019 P5-004 P5-005]', async () => {
  const { mail } = await aReport()
  const said = async (email: string) => {
    const { code, msg } = await mail({ email }, { lang: 'cn' })
    return [code, msg]
  }
  expect(await said('')).toEqual([1003, '请输入邮箱'])
  expect(await said('abc@')).toEqual([1003, '邮箱格式不正确'])
  expect(await said('a@x.example; abc; x')).toEqual([1003, '邮箱格式不正确：abc'])
  expect(await said('a@x.example\r\nBcc: b@x.example')).toEqual([1003, '邮箱格式不正确：Bcc:'])
  const many = Array.from({ length: 21 }, (_, index) => `a${index}@x.example`).join()
  expect(await said(many)).toEqual([1003, '一次最多发送给 20 个邮箱'])
  expect(await mails()).toEqual([])
})

test('a retry of a mailing sends nothing twice, and is not told the password', async () => {
  const { mail } = await aReport()
  const first = await mail({ hasPassword: true }, { idempotencyKey: key })
  const again = await mail({ hasPassword: true }, { idempotencyKey: key })
  expect(first.data.shares[0]?.password).toHaveLength(6)
  expect(again.data.shares).toEqual([{ ...first.data.shares[0], password: null }])
  expect(await mails()).toHaveLength(1)
  const kept = await server.services.db.selectFrom('answeredRequest').selectAll().execute()
  expect(JSON.stringify(kept)).not.toContain(first.data.shares[0]?.password)
})

test('a mailing makes all its shares, or none', async () => {
  const { mail, of } = await aReport()
  for (let count = 0; count < 98; count += 1) await aShare(server.services, of)
  expect(await mail({ email: 'a@x.example b@x.example c@x.example' })).toMatchObject({ code: 1008 })
  expect(await mails()).toEqual([])
  const codes = await Promise.all(['a', 'b', 'c'].map((name) => mail({ email: `${name}@x.example` })))
  expect(codes.map(({ code }) => code).toSorted()).toEqual([0, 0, 1008])
})

test('a sender’s name cannot break out of the subject, and an address of another report shares nothing', async () => {
  const { mail, companyId, accountId } = await aReport()
  const name = `${'长'.repeat(190)}\r\nBcc: x@y.example\u2028`
  await server.services.db.updateTable('account').set({ name }).where('id', '=', accountId).execute()
  await mail()
  const [row] = await mails()
  expect(row?.subject).not.toMatch(/[\r\n\u2028]/)
  expect(row?.subject.length).toBeLessThanOrEqual(200)
  const { interviewId } = await anInterview(server.services, { companyId })
  expect((await mail({ interviewId })).code).toBe(1005)
})

test('mails lead to the page that the company sets, with a password, which follows later where it may', async () => {
  const { mail, companyId } = await aReport()
  await aSetting(server.services, companyId, 'rules', {
    shareMailsPasswordReport: true,
    mailsSharePassword: true,
  })
  const { data } = await mail()
  const password = data.shares[0]?.password ?? ''
  const [link, told] = await mails()
  expect(link?.bodyText).toContain('http://127.0.0.1:3000/mail-report?userid=')
  expect(`${link?.bodyText}${link?.bodyHtml}`).not.toContain(password)
  expect(told?.bodyText).toContain(password)
  expect(told?.bodyText).not.toContain(linkIn(link?.bodyText ?? ''))
  expect((told?.nextTryAt?.getTime() ?? 0) - (link?.nextTryAt?.getTime() ?? 0)).toBe(5 * 60_000)
})
