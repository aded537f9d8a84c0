import { mkdir, readFile, rm, rmdir, writeFile } from 'node:fs/promises'
import { serverUnderTest } from '@candor/testkit/server'
import { statementsOf } from '@candor/testkit/statements'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { verifyAuditLog } from '../../../features/administration/audit-log/contract.ts'
import { addRole, listRoles } from '../../../features/administration/roles/contract.ts'
import { transactionWithEntries } from '../../../features/platform/audit/server/actions/transaction-with-entries.ts'
import { appendEntries } from '../../../features/platform/audit/server/queries/entries.ts'
import { beginHeads } from '../../../features/platform/audit/server/queries/heads.ts'
import { aLog, cutOff, type Log, verify } from './audit-verify-under-test.ts'

const server = serverUnderTest()

/** Rewrites the whole chain with other decisions and matching hashes. */
async function forge(log: Log, results: readonly number[]): Promise<void> {
  await cutOff(server, log, 0)
  const { companyId, accountId } = log
  const entries = results.map((result) => ({
    action: 'decision.made' as const,
    details: { subject: 'overall', to: { result } },
  }))
  await server.services.db.transaction().execute(async (db) => {
    await appendEntries(db, { companyId, accountId, at: server.clock.now() }, entries)
  })
}

test('the newest entries, deleted with the head set back, are named by the file of heads', async () => {
  const log = await aLog(server, 4)
  expect(await log.check()).toMatchObject({ broken: null, heads: { heads: 4, upTo: 4, lost: null } })
  await cutOff(server, log, 2)
  expect(await log.check()).toMatchObject({
    broken: null,
    newest: { sequence: 2 },
    heads: { lost: { sequence: 3, why: 'gone' } },
  })
  await log.decide(1)
  expect((await log.check()).heads).toMatchObject({ lost: { sequence: 3, why: 'rewritten' } })
})

test('all entries, deleted with the head, are named by the file of heads', async () => {
  const log = await aLog(server, 2)
  await cutOff(server, log, 0)
  expect(await log.check()).toMatchObject({
    broken: null,
    newest: null,
    heads: { lost: { sequence: 1, why: 'gone' } },
  })
})

test('a chain that was written anew with a forged decision is named by the file of heads', async () => {
  const log = await aLog(server, 3)
  await forge(log, [2, 1, 2])
  expect(await log.check()).toMatchObject({
    broken: null,
    newest: { sequence: 3 },
    heads: { lost: { sequence: 2, why: 'rewritten' } },
  })
})

test('an entry that was noted earlier is still the same, gone, or another', async () => {
  const log = await aLog(server, 3)
  const second = await log.markOf(2)
  const third = await log.markOf(3)
  expect((await log.check(second)).expected).toEqual({ sequence: 2, lost: null })
  await cutOff(server, log, 2)
  expect((await log.check(third)).expected).toEqual({ sequence: 3, lost: { sequence: 3, why: 'gone' } })
  await forge(log, [2, 2, 1])
  expect((await log.check(third)).expected).toEqual({ sequence: 3, lost: { sequence: 3, why: 'rewritten' } })
  const { code, msg } = await server.call(verifyAuditLog, { expect: '3' }, { token: log.token })
  expect({ code, msg }).toEqual({
    code: 1003,
    msg: 'Enter the number and hash of an entry as a check shows them: 12:9f2c…',
  })
})

test('a second check joins the running one, and a company may ask for sixty in a quarter of an hour', async () => {
  const log = await aLog(server, 2)
  const second = await log.markOf(2)
  const sixty = [undefined, second, ...Array<undefined>(58)]
  let checks: Awaited<ReturnType<typeof log.check>>[] = []
  const statements = await statementsOf(async () => {
    checks = await Promise.all(sixty.map((mark) => log.check(mark)))
  })
  expect(statements.filter((text) => text.includes('repeatable read')).length).toBeLessThan(10)
  for (const { broken, newest } of checks)
    expect([broken, `${newest?.sequence}:${newest?.hash}`]).toEqual([null, second])
  expect(checks.slice(0, 2).map(({ expected }) => expected)).toEqual([null, { sequence: 2, lost: null }])
  const told = [
    ['en', 'Too many checks. Try again in'],
    ['cn', '操作太频繁，请'],
    ['zh-TW', '操作太頻繁，請'],
  ] as const
  for (const [lang, words] of told) {
    const { code, msg } = await server.call(verifyAuditLog, {}, { token: log.token, lang })
    expect({ code, msg }).toEqual({ code: 1009, msg: expect.stringContaining(words) })
  }
  expect((await (await aLog(server, 1)).check()).broken).toBe(null)
})

test('work that was rolled back is claimed by no line, and its number is used again', async () => {
  const log = await aLog(server, 1)
  const failing = transactionWithEntries(server.services, log, async ({ record, db }) => {
    record({ action: 'decision.made', details: { to: { result: 1 } } })
    await sql`select 1 / 0`.execute(db)
  })
  await expect(failing).rejects.toThrow('division by zero')
  // As when the commit itself fails: the start was noted, but not the end.
  const { companyId } = log
  await server.services.auditHeads.begin({ companyId, sequence: 2, hash: 'ab'.repeat(32), at: new Date() })
  expect(await log.check()).toMatchObject({ newest: { sequence: 1 }, heads: { heads: 1, lost: null } })
  await log.decide(2)
  expect(await log.check()).toMatchObject({
    newest: { sequence: 2 },
    heads: { heads: 2, upTo: 2, lost: null },
  })
})

test('entries that were stored when the server was killed are newer than the file, and no fault', async () => {
  const log = await aLog(server, 2)
  const { companyId, accountId } = log
  await server.services.db.transaction().execute(async (db) => {
    const entry = { action: 'decision.made' as const, details: {} }
    await appendEntries(db, { companyId, accountId, at: server.clock.now() }, [entry])
  })
  expect(await verify(server, log.externalId)).toEqual({
    fault: null,
    out: [
      `${log.externalId}: 3 entries, none altered.`,
      `  newest    ${await log.markOf(3)}`,
      '  heads     2 up to entry 2, all of them fit; 1 newer than the file',
      '',
    ].join('\n'),
  })
})

test('while the file of heads cannot be written nothing is stored, and everything can be read', async () => {
  const log = await aLog(server, 1)
  const { token } = log
  const kept = await readFile(server.headsPath)
  await rm(server.headsPath)
  await mkdir(server.headsPath)
  const refused = await server.call(addRole, { name: '面试官' }, { token, lang: 'cn' })
  const roles = async () => (await server.call(listRoles, {}, { token })).data.map(({ name }) => name)
  expect(refused).toMatchObject({
    code: 1500,
    msg: '审计日志在数据库外的校验文件（AUDIT_HEADS）无法写入，未作任何更改。请联系系统管理员',
  })
  expect(await roles()).not.toContain('面试官')
  await rmdir(server.headsPath)
  await writeFile(server.headsPath, kept)
  expect((await server.call(addRole, { name: '面试官' }, { token })).code).toBe(0)
  expect(await roles()).toContain('面试官')
  expect(await log.check()).toMatchObject({ broken: null, newest: { sequence: 2 }, heads: { lost: null } })
})

test('a new file begins with where every chain ends', async () => {
  const log = await aLog(server, 2)
  await rm(server.headsPath)
  expect(await beginHeads(server.services)).toBeGreaterThan(0)
  expect((await log.check()).heads).toEqual({ heads: 1, upTo: 2, lost: null })
  expect(await beginHeads(server.services)).toBe(0)
})
