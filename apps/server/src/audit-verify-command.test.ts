import { execFile } from 'node:child_process'
import { copyFile, readFile, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { aCompany, anAccount } from '@candor/testkit/builders'
import { serverUnderTest } from '@candor/testkit/server'
import { type RawBuilder, sql } from 'kysely'
import { expect, test, vi } from 'vitest'
import { verifyAuditLog } from '../../../features/administration/audit-log/contract.ts'
import { firstHash } from '../../../features/platform/audit/rules/entry.ts'
import { transactionWithEntries } from '../../../features/platform/audit/server/actions/transaction-with-entries.ts'
import { checkAuditLog } from './audit-check.ts'
import { CommandFailed } from './plumbing/command.ts'

const server = serverUnderTest()

/** A company with an audit log of this length, its heads in the heads file, and an administrator. */
async function aLog(length: number) {
  const admin = await anAccount(server.services, { userType: 'superAdmin' })
  const { companyId, token } = admin
  const { db } = server.services
  const { externalId } = await db
    .selectFrom('company')
    .where('id', '=', companyId)
    .select('externalId')
    .executeTakeFirstOrThrow()
  const decide = (result: number) =>
    transactionWithEntries(server.services, admin, async ({ record }) =>
      record({ action: 'decision.made', details: { subject: 'overall', to: { result } } }),
    )
  for (let turn = 0; turn < length; turn += 1) await decide(2)
  const markOf = async (sequence: number) => {
    const found = db.selectFrom('auditEntry').where('companyId', '=', companyId).select('hash')
    const { hash } = await found.where('sequence', '=', `${sequence}`).executeTakeFirstOrThrow()
    return `${sequence}:${hash}`
  }
  const check = async (expect?: string) => (await server.call(verifyAuditLog, { expect }, { token })).data
  return { ...admin, externalId, decide, markOf, check }
}

type Log = Awaited<ReturnType<typeof aLog>>

/** Runs statements with the rights of the database's owner, and without triggers. */
async function tamper(...statements: RawBuilder<unknown>[]): Promise<void> {
  await server.services.db.transaction().execute(async (transaction) => {
    await sql`alter table audit_entry disable trigger all`.execute(transaction)
    for (const statement of statements) await statement.execute(transaction)
    await sql`alter table audit_entry enable trigger all`.execute(transaction)
  })
}

/** Deletes the newest entries, and resets the head so that the chain itself is sound. */
async function cutOff({ companyId, markOf }: Log, after: number): Promise<void> {
  const [, hash] = after === 0 ? [0, firstHash] : (await markOf(after)).split(':')
  await tamper(
    sql`delete from audit_entry where company_id = ${companyId}::uuid and sequence > ${after}`,
    after === 0
      ? sql`delete from audit_head where company_id = ${companyId}::uuid`
      : sql`update audit_head set sequence = ${after}, hash = ${hash} where company_id = ${companyId}::uuid`,
  )
}

interface Ended {
  readonly code: number
  readonly out: string
  readonly err: string
}

/** Runs the command in a process of its own. */
function runCommand(...given: string[]): Promise<Ended> {
  const env = {
    DATABASE_URL: server.databaseUrl,
    DATA_DIR: dirname(server.headsPath),
    AUDIT_HEADS: server.headsPath,
  }
  const command = [join(import.meta.dirname, 'audit-verify.ts'), ...given]
  return new Promise((resolve) => {
    execFile(process.execPath, command, { env }, (error, out, err) => {
      resolve({ code: typeof error?.code === 'number' ? error.code : error ? -1 : 0, out, err })
    })
  })
}

/** Runs the check in this process; returns its output, and the message of its failure. */
async function verify(...given: string[]): Promise<{ out: string; fault: string | null }> {
  const said: unknown[] = []
  const write = vi.spyOn(process.stdout, 'write').mockImplementation((text) => said.push(text) > 0)
  const open = async () => ({ services: server.services, env: { auditHeads: server.headsPath } })
  const fault = await checkAuditLog(open, given).then(
    () => null,
    (error: unknown) => {
      if (error instanceof CommandFailed) return error.message
      throw error
    },
  )
  write.mockRestore()
  return { out: said.join(''), fault }
}

const notSound = 'The audit log is not what was written, or cannot be compared with it.'

test('the command prints number and hash, and names what is gone, by the file or by a copy of it', async () => {
  const log = await aLog(3)
  const { externalId } = log
  const third = await log.markOf(3)
  expect(await runCommand(externalId, '--expect', third)).toEqual({
    code: 0,
    err: expect.stringMatching(/^Database: .* \(DATABASE_URL\), files in .*\n$/),
    out: [
      `${externalId}: 3 entries, none altered.`,
      `  newest    ${third}`,
      '  heads     3 up to entry 3, all of them fit',
      '  expected  entry 3 is still the same',
      '',
    ].join('\n'),
  })
  const copy = `${server.headsPath}.copy`
  await copyFile(server.headsPath, copy)
  await cutOff(log, 1)
  const second = await log.markOf(1)
  const cut = await verify(externalId, '--expect', third)
  expect(cut.fault).toBe(notSound)
  expect(cut.out.split('\n').slice(0, 4)).toEqual([
    `${externalId}: entry 2 was written and is missing now.`,
    `  newest    ${second}`,
    '  heads     entry 2 was written and is missing now',
    '  expected  entry 3 was written and is missing now',
  ])
  // If the file was shortened too, a head that was kept elsewhere shows it.
  const lines = (await readFile(server.headsPath, 'utf8')).split('\n')
  const shortened = lines.filter((line) => !line.includes(log.companyId) || / 1:/.test(line)).join('\n')
  await writeFile(server.headsPath, shortened)
  expect((await verify(externalId)).fault).toBe(null)
  expect((await verify(externalId, '--expect', third)).fault).toBe(notSound)
  const byCopy = await verify(externalId, '--heads', copy)
  expect(byCopy.out).toContain('entry 2 was written and is missing now')
  expect(byCopy.fault).toBe(notSound)
})

test('a log of which the file tells nothing is not called sound', async () => {
  const log = await aLog(1)
  const elsewhere = `${server.headsPath}.none`
  const none = await verify(log.externalId, '--heads', elsewhere)
  expect(none.fault).toBe(notSound)
  expect(none.out).toContain('none in the file: whether the newest entries were cut off cannot be told')
  expect((await verify('--expect', await log.markOf(1))).fault).toMatch(
    /^Name the company whose entry is expected/,
  )
  expect((await verify('--expect', '1')).fault).toMatch(/^Usage:/)
})

test('a company that is gone with its log is named', async () => {
  const { companyId } = await aCompany(server.services)
  await transactionWithEntries(server.services, { companyId, accountId: null }, async ({ record }) =>
    record({ action: 'setting.changed', details: {} }),
  )
  await tamper(
    sql`delete from audit_entry where company_id = ${companyId}::uuid`,
    sql`delete from audit_head where company_id = ${companyId}::uuid`,
    sql`delete from company where id = ${companyId}::uuid`,
  )
  const all = await verify()
  expect(all.out).toContain(`${companyId}: in the file of heads, and no company any more.`)
  expect(all.fault).toBe(notSound)
})
