import { createReadStream } from 'node:fs'
import { join } from 'node:path'
import { newId } from '@candor/db/new-id'
import { dayMs } from '@candor/kernel/durations'
import { type Mailer, RefusedForGood } from '@candor/kernel/services'
import { type AccountUnderTest, anAccount, aToken } from '@candor/testkit/builders'
import { aBundle, zipOf } from '@candor/testkit/bundles'
import { importerUnderTest } from '@candor/testkit/imports'
import { serverUnderTest } from '@candor/testkit/server'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { startImportThread } from '../../../../../apps/server/src/plumbing/importing.ts'
import {
  dropsUnderTest,
  resumeText,
} from '../../../../candidates/resume-drop/server/routes/drops-under-test.ts'
import { tablesUnderTest } from '../../../../candidates/table-import/server/routes/tables-under-test.ts'
import { ImportJobs } from '../../../../platform/imports/server/actions/import-job.ts'
import { ImportThread } from '../../../../platform/imports/server/import/import-thread.ts'
import { deliverBy } from '../../../../platform/mail/server/jobs.ts'
import { enqueueMails } from '../../../../platform/mail/server/queries.ts'
import type { NoticeKind } from '../../../../platform/notify/contract.ts'
import { chooseNotices, listNotices } from '../../contract.ts'

const mailer: Mailer = {
  async send() {
    throw new RefusedForGood('550 5.1.1 no such user')
  },
}
const server = serverUnderTest({}, { mailer })
const importer = importerUnderTest(server)
const { aDrop, send, settled } = dropsUnderTest(server)
const { aTable, set, add, added } = tablesUnderTest(server)
const deliver = deliverBy('mail')

let thread: ImportThread
beforeAll(() => {
  thread = new ImportThread(() => startImportThread(server.services), server.services.log)
})
afterAll(() => thread.stop())
beforeEach(async () => {
  await server.services.db.deleteFrom('mail').execute()
})

/** What an account is told, newest first. */
async function toldTo({ token }: Pick<AccountUnderTest, 'token'>) {
  const { data } = await server.call(listNotices, {}, { token, lang: 'en' })
  return data.list.map(({ kind, variant, count, failed, byName }) => ({
    kind,
    variant,
    count,
    failed,
    byName,
  }))
}

const switchOff = async (account: AccountUnderTest, kind: NoticeKind) => {
  await server.call(chooseNotices, { kind, bell: false, mail: false }, account)
}

/** Two administrators, a recruiter and a frozen administrator of one company, and an administrator of another one. */
async function administrators() {
  const admin = await anAccount(server.services, { userType: 'admin' })
  const { companyId } = admin
  const account = (userType: 'superAdmin' | 'general' | 'freeze') =>
    anAccount(server.services, { companyId, userType })
  const others = {
    recruiter: await account('general'),
    stranger: await anAccount(server.services, { userType: 'admin' }),
  }
  return {
    admin,
    companyId,
    superAdmin: await account('superAdmin'),
    frozen: await account('freeze'),
    others,
  }
}

const file = (name: string) => ({ name: `${name}.txt`, content: resumeText({ name }) })

test('the end of reading a drop is told once to the account that dropped it, and to no colleague', {
  timeout: 90_000,
}, async () => {
  const { account, dropId } = await aDrop([file('林一'), file('林二')])
  const colleague = await anAccount(server.services, { companyId: account.companyId, userType: 'admin' })
  await settled(account, dropId)
  const drop = { kind: 'finished', variant: 'drop', count: 2, failed: 0, byName: null }
  await expect.poll(async () => (await toldTo(account))[0]).toEqual(drop)
  // The same file again reads nothing, and so tells nothing.
  await send(account, dropId, file('林二'))
  expect((await toldTo(account)).filter(({ count }) => count === 2)).toEqual([drop])
  expect(await toldTo(colleague)).toEqual([])
})

test('a drop with a resume that cannot be read is told as failed, and not where failures are switched off', {
  timeout: 90_000,
}, async () => {
  const broken = { name: 'broken.pdf', content: '%PDF-1.7\nnothing of a pdf' }
  const { account, dropId } = await aDrop([broken])
  await settled(account, dropId)
  const failure = { kind: 'failed', variant: 'drop', count: 1, failed: 1, byName: null }
  await expect.poll(() => toldTo(account)).toEqual([failure])
  const off = await aDrop([])
  await switchOff(off.account, 'failed')
  await send(off.account, off.dropId, broken)
  await settled(off.account, off.dropId)
  await send(off.account, off.dropId, file('林三'))
  await settled(off.account, off.dropId)
  expect(await toldTo(off.account)).toEqual([])
})

/** Adds a table of two people, as one account that may have switched the end of work off. */
async function addTwo(isOff: boolean) {
  const table = await aTable('name,phone\nLin One,138 0000 0001\nLin Two,138 0000 0002')
  if (isOff) await switchOff(table.account, 'finished')
  await set(table.account, table.importId, {})
  await add(table.account, table.importId)
  await added(table.account, table.importId)
  return table
}

test('the end of adding a table is told once to the account that added it, and not where that is switched off', {
  timeout: 90_000,
}, async () => {
  const { account } = await addTwo(false)
  const colleague = await anAccount(server.services, { companyId: account.companyId, userType: 'admin' })
  expect(await toldTo(account)).toEqual([
    { kind: 'finished', variant: 'table', count: 2, failed: 0, byName: null },
  ])
  expect(await toldTo(colleague)).toEqual([])
  const off = await addTwo(true)
  expect(await toldTo(off.account)).toEqual([])
})

/** Imports bundles by a job, as a key orders it, and waits for its end. */
async function importByJob(companyId: AccountUnderTest['companyId'], bundles: readonly object[]) {
  const jobs = new ImportJobs(server.services, thread)
  const files = bundles.map((bundle, index) => [`${index}/bundle.json`, bundle] as const)
  const path = join(await importer.folderOf({ 'a.zip': await zipOf(Object.fromEntries(files)) }), 'a.zip')
  const order = { companyId, keyId: null, locale: 'en' as const, now: server.clock.now(), source: path }
  await server.services.files.put(createReadStream(path))
  const jobId = await jobs.start(order, bundles.length)
  const state = async () =>
    (await server.services.db.selectFrom('importJob').where('id', '=', jobId).select('state').execute())[0]
      ?.state
  await expect.poll(state, { timeout: 60_000 }).not.toBe('running')
  await jobs.stop()
}

test('an import by a key is told once to each administrator who wants it, and to nobody else', {
  timeout: 90_000,
}, async () => {
  const { admin, superAdmin, frozen, companyId, others } = await administrators()
  await switchOff(superAdmin, 'finished')
  await importByJob(companyId, [aBundle(), aBundle()])
  const done = { kind: 'finished', variant: 'import', count: 2, failed: 0, byName: null }
  expect(await toldTo(admin)).toEqual([done])
  for (const other of [superAdmin, ...Object.values(others)]) expect(await toldTo(other)).toEqual([])
  await importByJob(companyId, [aBundle(), { externalId: 'bad' }])
  const half = { kind: 'failed', variant: 'import', count: 2, failed: 1, byName: null }
  expect(await toldTo(admin)).toEqual([half, done])
  expect(await toldTo(superAdmin)).toEqual([half])
  const frozenRows = server.services.db.selectFrom('notice').where('accountId', '=', frozen.accountId)
  expect(await frozenRows.selectAll().execute()).toEqual([])
})

test('mails that were given up are told to administrators once a day, and not where failures are switched off', async () => {
  const { admin, superAdmin, companyId, others } = await administrators()
  await switchOff(superAdmin, 'failed')
  const fail = async () => {
    const words = { subject: 'A plan', text: newId(), now: server.clock.now() }
    await enqueueMails(server.services.db, [{ companyId, to: 'nobody@x.example', ...words }])
    await deliver(server.services)
  }
  await fail()
  await fail()
  const failure = { kind: 'failed', variant: 'mail', count: 0, failed: 0, byName: null }
  expect(await toldTo(admin)).toEqual([failure])
  for (const other of [superAdmin, ...Object.values(others)]) expect(await toldTo(other)).toEqual([])
  server.clock.pass(dayMs)
  const later = { token: await aToken(server.services, admin) }
  await fail()
  expect(await toldTo(later)).toEqual([failure, failure])
})
