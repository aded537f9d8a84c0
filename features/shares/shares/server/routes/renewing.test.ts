import { minuteMs } from '@candor/kernel/durations'
import { type Mailer, RefusedForNow } from '@candor/kernel/services'
import { anAccount, anInterview, aSetting } from '@candor/testkit/builders'
import { aFile } from '@candor/testkit/files'
import { serverUnderTest } from '@candor/testkit/server'
import { aShare, aVisit } from '@candor/testkit/shares'
import { expect, test } from 'vitest'
import { hashToken } from '../../../../platform/access/server/gate.ts'
import { deliverBy } from '../../../../platform/mail/server/jobs.ts'
import { getMenuTabs } from '../../../../report/report/contract.ts'
import { renewSharePassword } from '../../contract/changing.ts'
import { checkReportPassword, listShares, shareByEmail } from '../../contract.ts'
import { openVisit } from '../queries/visits.ts'
import { findShareByToken } from '../queries.ts'

const server = serverUnderTest()

const known = 'Kd27Rx'

async function aSharedReport(given: { hasPassword?: boolean; days?: number; revokedAt?: Date } = {}) {
  const { hasPassword = true, ...ending } = given
  const account = await anAccount(server.services)
  const { companyId, accountId, token } = account
  const { candidateId, interviewId } = await anInterview(server.services, { companyId })
  const of = { companyId, candidateId, interviewId, accountId }
  const share = await aShare(server.services, { ...of, ...ending, ...(hasPassword && { password: known }) })
  const renew = (shareId: string = share.shareId, as = token) =>
    server.call(renewSharePassword, { jobseekerChannelId: candidateId, shareId }, { token: as })
  return { ...of, token, share, renew }
}

const open = (id: string, pin?: string) => server.call(checkReportPassword, { id, pin })

test('a new password replaces the earlier one, and ends its visits with the next request', async () => {
  const { share, renew, companyId, candidateId } = await aSharedReport()
  const before = (await open(share.token, known)).data.visit?.token ?? ''
  const read = (token: string) => server.call(getMenuTabs, { jobseekerChannelId: candidateId }, { token })
  expect((await read(before)).code).toBe(0)
  const { password } = (await renew()).data
  expect(password).toMatch(/^[2-9ACDEFGHJKMNPQRTVWXY]{6}$/)
  expect((await read(before)).code).toBe(1001)
  expect((await open(share.token, known)).code).toBe(1006)
  // The share is older than passwords without case; its new password is not.
  expect((await open(share.token, password.toLowerCase())).code).toBe(0)
  const after = (await open(share.token, password)).data.visit?.token ?? ''
  expect((await read(after)).code).toBe(0)

  const { db } = server.services
  const entries = await db
    .selectFrom('auditEntryWhole')
    .where('companyId', '=', companyId)
    .where('candidateId', '=', candidateId)
    .select(['action', 'details'])
    .execute()
  expect(entries).toEqual([{ action: 'share.passwordRenewed', details: { subject: share.shareId } }])
  const stored = [
    await db.selectFrom('auditEntryWhole').selectAll().execute(),
    await db.selectFrom('answeredRequest').selectAll().execute(),
  ]
  expect(JSON.stringify(stored)).not.toContain(password)
})

test('a video that runs by the password before stops with its next request', async () => {
  const { share, renew, companyId, candidateId } = await aSharedReport()
  const content = { name: 'q.webm', content: 'video', contentType: 'video/webm' }
  const file = await aFile(server.services, { companyId }, content)
  const { sessionId } = await aVisit(server.services, share)
  const rights = 'visitor named reportAIInterview reportResume'
  const url = server.services.media.of({ sessionId, isVisit: true, candidateId, rights })(file)
  const watch = async () => (await server.app.inject({ url, headers: { range: 'bytes=1-2' } })).statusCode
  expect(await watch()).toBe(206)
  await renew()
  expect(await watch()).toBe(404)
})

test('a link without a password gets its first one, asks for it from then on, and opens with it where the company requires one', async () => {
  const { share, renew, companyId } = await aSharedReport({ hasPassword: false })
  expect((await open(share.token)).data.visit).not.toBe(null)
  await aSetting(server.services, companyId, 'rules', { shareLinkNeedsPassword: true })
  expect((await open(share.token)).code).toBe(1005)
  expect((await open(share.token, known)).code).toBe(1006)
  const { password } = (await renew()).data
  expect((await open(share.token)).data.visit).toBe(null)
  expect((await open(share.token, password)).data.visit).not.toBe(null)
})

test('a visit checked with the old password is not opened after the renewal', async () => {
  const { share, renew } = await aSharedReport()
  const { db, clock } = server.services
  const found = await findShareByToken(db, hashToken(share.token), { now: clock.now(), isPreview: false })
  await renew()
  const visit = { tokenHash: hashToken('a visit'), now: clock.now(), expiresAt: clock.now() }
  expect(found && (await openVisit(db, found, visit))).toBe(false)
})

test('no new password is given for a share that is expired, revoked, or of another candidate or company', async () => {
  const over = await aSharedReport({ days: 0 })
  const revoked = await aSharedReport({ revokedAt: server.clock.now() })
  const other = await aSharedReport()
  const mine = await aSharedReport()
  expect((await over.renew()).code).toBe(1005)
  expect((await revoked.renew()).code).toBe(1005)
  for (const shareId of [other.share.shareId, 'none', ''])
    expect((await mine.renew(shareId)).code).not.toBe(0)
  expect((await mine.renew(mine.share.shareId, other.token)).code).toBe(1005)
  expect((await open(other.share.token, known)).code).toBe(0)
})

/** A report that was mailed with its password in a mail of its own, and what came of its mails. */
async function aMailedReport() {
  const { companyId, candidateId, interviewId, token } = await aSharedReport()
  await aSetting(server.services, companyId, 'rules', { mailsSharePassword: true })
  const shareUrl = `https://candor.example/newShareReport?userid=${interviewId}`
  const { data } = await server.call(
    shareByEmail,
    { email: 'gao@x.example', shareUrl, hasPassword: true },
    { token },
  )
  const shareId = data.shares[0]?.shareId ?? ''
  const renew = () => server.call(renewSharePassword, { jobseekerChannelId: candidateId, shareId }, { token })
  const mailed = async () => {
    const { shares } = (await server.call(listShares, { jobseekerChannelId: candidateId }, { token })).data
    return shares.find((share) => share.shareId === shareId)?.mails.map(({ kind, state }) => [kind, state])
  }
  return { renew, mailed }
}

test('a mail that was still to tell the password before does not go out any more', async () => {
  const { renew, mailed } = await aMailedReport()
  await renew()
  expect(await mailed()).toEqual([
    ['link', 'waiting'],
    ['password', 'withdrawn'],
  ])
})

test.each([
  ['is put off', new RefusedForNow('450 try again later')],
  ['finds no mail server', new Error('connect ECONNREFUSED')],
])('a password that is renewed while its mail %s is not mailed afterwards', async (_, failure) => {
  const { services, clock } = server
  await services.db.deleteFrom('mail').execute()
  const { renew, mailed } = await aMailedReport()
  clock.pass(5 * minuteMs)
  const tried: string[] = []
  const mailer: Mailer = {
    async send({ subject }) {
      tried.push(subject)
      if (tried.length === 1) return
      await renew()
      throw failure
    },
  }
  const deliver = () => deliverBy('mail')({ ...services, mailer })
  await deliver()
  clock.pass(5 * minuteMs)
  await deliver()
  expect(tried).toHaveLength(2)
  expect(await mailed()).toEqual([
    ['link', 'sent'],
    ['password', 'withdrawn'],
  ])
})
