import { dayMs } from '@candor/kernel/durations'
import { aToken } from '@candor/testkit/builders'
import { serverUnderTest } from '@candor/testkit/server'
import { openMailCatcher, partsOf } from '@candor/testkit/smtp'
import { beforeEach, expect, test } from 'vitest'
import { openMailer } from '../../../../../apps/server/src/plumbing/providers/mailer.ts'
import { deliverBy } from '../../../../platform/mail/server/jobs.ts'
import { revokeShares } from '../../contract/changing.ts'
import { listShares } from '../../contract.ts'
import { linkIn, mailingUnderTest } from './mailing-under-test.ts'

const deliverMail = deliverBy('mail')

const server = serverUnderTest()
const { aReport, mails, open } = mailingUnderTest(server)

beforeEach(async () => {
  await server.services.db.deleteFrom('shareMail').execute()
  await server.services.db.deleteFrom('mail').execute()
})

test('a link is forgotten after its mail is sent, and a mail of a revoked share does not go out', async () => {
  const { mail, candidateId, token } = await aReport()
  const smtp = await openMailCatcher()
  const mailer = openMailer({ url: smtp.url, from: 'Candor <candor@hailan.example>' })
  const email = 'gao.lan@northquay.example, nobody@x.example'
  await mail({ email, note: '请看 <账本>', language: 'zh-TW' })
  for (const taken of [2, 0]) expect(await deliverMail({ ...server.services, mailer })).toBe(taken)
  const [caught] = smtp.caught
  const [text = '', html = ''] = caught ? partsOf(caught) : []
  expect(caught).toMatchObject({ to: ['gao.lan@northquay.example'] })
  expect(caught?.source).toMatch(/^Content-Type: multipart\/alternative/m)
  expect(text).toContain('查看報告')
  expect(html).toContain('请看 &lt;账本&gt;')
  expect((await open(linkIn(text))).code).toBe(0)
  expect(JSON.stringify(await mails())).not.toContain(linkIn(text))
  const of = { jobseekerChannelId: candidateId }
  const { data } = await server.call(listShares, of, { token })
  expect(
    data.shares.map(({ to, mails: [sent] }) => [
      to,
      sent?.state,
      sent?.lastError?.includes('no such mailbox'),
    ]),
  ).toEqual(
    expect.arrayContaining([
      ['gao.lan@northquay.example', 'sent', undefined],
      ['nobody@x.example', 'failed', true],
    ]),
  )
  await server.call(revokeShares, of, { token })
  server.clock.pass(dayMs)
  expect(await deliverMail({ ...server.services, mailer })).toBe(0)
  await smtp.close()
  expect(smtp.caught).toHaveLength(1)
  expect((await mails()).map(({ state, secret }) => [state, secret])).toEqual([
    ['sent', null],
    ['withdrawn', null],
  ])
})

test('a list of shares shows the mail server’s refusal, and none for a mail that was withdrawn by itself', async () => {
  const { mail, of, candidateId } = await aReport()
  await mail({ days: 7 })
  server.clock.pass(8 * dayMs)
  expect(await deliverMail(server.services)).toBe(1)
  const token = await aToken(server.services, of)
  const { data } = await server.call(listShares, { jobseekerChannelId: candidateId }, { token })
  expect(data.shares.flatMap(({ mails: sent }) => sent)).toMatchObject([
    { state: 'withdrawn', lastError: null },
  ])
})
