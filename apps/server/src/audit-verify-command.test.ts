import { execFile } from 'node:child_process'
import { copyFile, readFile, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { aCompany } from '@candor/testkit/builders'
import { serverUnderTest } from '@candor/testkit/server'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { transactionWithEntries } from '../../../features/platform/audit/server/actions/transaction-with-entries.ts'
import { aLog, cutOff, tamper, verify } from './audit-verify-under-test.ts'

const server = serverUnderTest()

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

const notSound = 'The audit log is not what was written, or cannot be compared with it.'

test('the command prints number and hash, and names what is gone, by the file or by a copy of it', async () => {
  const log = await aLog(server, 3)
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
  await cutOff(server, log, 1)
  const second = await log.markOf(1)
  const cut = await verify(server, externalId, '--expect', third)
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
  expect((await verify(server, externalId)).fault).toBe(null)
  expect((await verify(server, externalId, '--expect', third)).fault).toBe(notSound)
  const byCopy = await verify(server, externalId, '--heads', copy)
  expect(byCopy.out).toContain('entry 2 was written and is missing now')
  expect(byCopy.fault).toBe(notSound)
})

test('a log of which the file tells nothing is not called sound', async () => {
  const log = await aLog(server, 1)
  const elsewhere = `${server.headsPath}.none`
  const none = await verify(server, log.externalId, '--heads', elsewhere)
  expect(none.fault).toBe(notSound)
  expect(none.out).toContain('none in the file: whether the newest entries were cut off cannot be told')
  expect((await verify(server, '--expect', await log.markOf(1))).fault).toMatch(
    /^Name the company whose entry is expected/,
  )
  expect((await verify(server, '--expect', '1')).fault).toMatch(/^Usage:/)
})

test('a company that is gone with its log is named', async () => {
  const { companyId } = await aCompany(server.services)
  await transactionWithEntries(server.services, { companyId, accountId: null }, async ({ record }) =>
    record({ action: 'setting.changed', details: {} }),
  )
  await tamper(
    server,
    sql`delete from audit_entry where company_id = ${companyId}::uuid`,
    sql`delete from audit_head where company_id = ${companyId}::uuid`,
    sql`delete from stage where company_id = ${companyId}::uuid`,
    sql`delete from company where id = ${companyId}::uuid`,
  )
  const all = await verify(server)
  expect(all.out).toContain(`${companyId}: in the file of heads, and no company any more.`)
  expect(all.fault).toBe(notSound)
})
