import { anAccount } from '@candor/testkit/builders'
import { undoLast } from '@candor/testkit/builders/undo'
import { serverUnderTest } from '@candor/testkit/server'
import { openMailCatcher, partsOf } from '@candor/testkit/smtp'
import { expect, test } from 'vitest'
import { loadBulkParts } from '../../../../../apps/server/src/plumbing/bulk-parts.ts'
import { openMailer } from '../../../../../apps/server/src/plumbing/providers/mailer.ts'
import type { BulkKind } from '../../../../candidates/bulk/contract.ts'
import { BulkLoop } from '../../../../candidates/bulk/server/actions/bulk-loop.ts'
import { bulkUnderTest } from '../../../../candidates/bulk/server/routes/bulk-under-test.ts'
import type { BulkPart } from '../../../../candidates/bulk-parts/server/actions/part.ts'
import { deliverBy } from '../../../../platform/mail/server/jobs.ts'

const server = serverUnderTest()
const { aScene, manyCandidates } = bulkUnderTest(server)

/** A recruiter with 120 candidates and a colleague who is to be asked about all of them. */
async function aColleague() {
  const scene = await aScene(['沈知遥'])
  const { companyId } = scene
  const colleague = await anAccount(server.services, { companyId, userType: 'interviewer' })
  const ids = await manyCandidates(scene, 120)
  const terms = { kind: 'recommend' as const, accountIds: [String(colleague.accountId)] }
  const mails = () =>
    server.services.db
      .selectFrom('mail')
      .where('companyId', '=', companyId)
      .select(['state', 'toAddress', 'subject', 'bodyText', 'candidateIds'])
      .execute()
  return { ...scene, colleague, ids, terms, mails }
}

/** Sends all due mails to a local mail server; returns those that it took. */
async function deliver() {
  const smtp = await openMailCatcher()
  const mailer = openMailer({ url: smtp.url, from: 'Candor <candor@hailan.example>' })
  const send = deliverBy('mail')
  for (let sent = 1; sent > 0; ) sent = await send({ ...server.services, mailer })
  await smtp.close()
  return smtp.caught
}

test('a colleague gets one mail about 120 candidates, which names 100 of them and counts the others', async () => {
  const { colleague, ids, terms, run, mails } = await aColleague()
  expect(await run(ids, terms, { text: '请本周看完' })).toMatchObject({ done: 120, failed: 0 })
  const theirs = (await deliver()).filter(({ to }) => to.includes(colleague.email))
  expect(theirs).toHaveLength(1)
  const [text = ''] = theirs.flatMap((mail) => partsOf(mail))
  const named = ids.filter((id) => text.includes(`jobseekerChannelId=${id}`))
  expect(named).toEqual(ids.slice(0, 100))
  expect(text).toContain('And 20 more candidates, on Today:')
  expect(text.split('请本周看完')).toHaveLength(2)
  expect(await mails()).toMatchObject([
    { toAddress: colleague.email, subject: '陈薇 recommends 120 candidates to you', candidateIds: ids },
  ])
})

/** The parts of this installation, where the first chunk of any act meets something. */
async function meetingFirst(happens: () => void): Promise<ReadonlyMap<BulkKind, BulkPart>> {
  let isFirst = true
  const met = (part: BulkPart): BulkPart => ({
    ...part,
    judge(judging) {
      if (isFirst) happens()
      isFirst = false
      return part.judge(judging)
    },
  })
  return new Map([...(await loadBulkParts())].map(([kind, part]) => [kind, met(part)]))
}

test('an act that is stopped half-way mails the colleague once about whom it reached', async () => {
  const { ids, terms, look, stop, ended, mails } = await aColleague()
  const { bulkId } = (await look(ids, terms)).data
  const { db } = server.services
  await db.updateTable('bulkAct').set({ state: 'running' }).where('id', '=', bulkId).execute()
  // It waits for the chunk, which holds the act.
  const parts = await meetingFirst(() => void stop(bulkId))
  const loop = new BulkLoop(server.services, parts)
  loop.wake()
  const { done, left } = await ended(bulkId)
  await loop.stop()
  expect(left).toBeGreaterThan(0)
  expect(done + left).toBe(120)
  expect((await mails()).map(({ candidateIds }) => candidateIds)).toEqual([ids.slice(0, done)])
})

test('an account that loses its right half-way has told its colleague of the first ones', async () => {
  const { hr, ids, terms, look, mails } = await aColleague()
  const { bulkId } = (await look(ids, terms)).data
  const { db } = server.services
  await db.updateTable('bulkAct').set({ state: 'running' }).where('id', '=', bulkId).execute()
  const losing = db.updateTable('account').set({ userType: 'freeze' }).where('id', '=', hr.accountId)
  let lost: Promise<unknown> = Promise.resolve()
  const loop = new BulkLoop(
    server.services,
    await meetingFirst(() => {
      // It waits for the chunk, which holds the account.
      lost = losing.execute()
    }),
  )
  loop.wake()
  await expect.poll(async () => (await mails()).length, { timeout: 60_000 }).toBe(1)
  await lost
  await loop.stop()
  const [mail] = await mails()
  expect(mail?.subject).toMatch(/^陈薇 recommends \d+ candidates to you$/)
  expect(mail?.candidateIds.length).toBeLessThan(120)
})

test('the mail stays while a part of the act is taken back, and is withdrawn with the whole act', async () => {
  const { hr, ids, terms, run, undo, ended, mails } = await aColleague()
  const { bulkId } = await run(ids, terms)
  const states = async () => (await mails()).map(({ state }) => state)
  expect((await undoLast(server, { token: hr.token })).data).toMatchObject({ done: 20 })
  expect(await states()).toEqual(['waiting'])
  await undo(bulkId)
  await ended(bulkId)
  expect(await states()).toEqual(['withdrawn'])
})
