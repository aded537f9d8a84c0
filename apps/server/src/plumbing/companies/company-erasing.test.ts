import { readFile } from 'node:fs/promises'
import { aCandidate, anAccount } from '@candor/testkit/builders'
import { serverUnderTest } from '@candor/testkit/server'
import { sql } from 'kysely'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { transactionWithEntries } from '../../../../../features/platform/audit/server/actions/transaction-with-entries.ts'
import { beginDemoLoad } from '../../../../../features/platform/imports/server/queries/companies.ts'
import { checkAuditLog } from '../../audit-check.ts'
import { eraseCompany } from './company-erasing.ts'

const server = serverUnderTest()
let said = ''
beforeEach(() => {
  said = ''
  vi.spyOn(process.stdout, 'write').mockImplementation((text) => {
    said += text
    return true
  })
})
afterEach(() => void vi.restoreAllMocks())

const open = async () => ({ services: server.services, env: { auditHeads: server.headsPath } })

async function aCompany() {
  const account = await anAccount(server.services, { userType: 'superAdmin' })
  const { companyId } = account
  const candidate = await aCandidate(server.services, { companyId })
  await transactionWithEntries(server.services, account, async ({ record }) =>
    record({
      action: 'share.sentOn',
      candidateId: candidate.candidateId,
      details: { to: { email: 'a@b.example' } },
    }),
  )
  const company = await server.services.db
    .selectFrom('company')
    .where('id', '=', companyId)
    .select(['externalId', 'name'])
    .executeTakeFirstOrThrow()
  return { ...account, ...candidate, ...company }
}

/** How many rows of the whole database name a company by its id. */
async function countRows(companyId: string): Promise<number> {
  const { db } = server.services
  const { rows } = await sql<{ name: string }>`
    select table_name as name from information_schema.columns join information_schema.tables using (table_schema, table_name)
    where table_schema = 'public' and column_name = 'company_id' and table_type = 'BASE TABLE'`.execute(db)
  let count = 0
  for (const { name } of rows) {
    const found = await sql<{ count: string }>`
      select count(*) from ${sql.table(name)} where company_id = ${companyId}`.execute(db)
    count += Number(found.rows[0]?.count)
  }
  return count
}

test('a company goes with all its rows and its log, other companies stay, and the check of logs says so', async () => {
  const { companyId, externalId, name } = await aCompany()
  const other = await aCompany()
  const before = await countRows(other.companyId)
  expect(await countRows(companyId)).toBeGreaterThan(5)
  await eraseCompany(open, externalId, name)
  expect(said).toContain(`Company        ${externalId}   (erased`)
  expect(await countRows(companyId)).toBe(0)
  expect(await countRows(other.companyId)).toBe(before)
  expect(await readFile(server.headsPath, 'utf8')).toMatch(new RegExp(`${companyId} 1:[0-9a-f]{64} erased`))
  await checkAuditLog(open, [])
  expect(said).toContain(`${companyId}: erased with its log.`)
  const { externalId: again } = other
  await expect(eraseCompany(open, externalId, name)).rejects.toThrow(`There is no company ${externalId}.`)
  expect(await checkAuditLog(open, [again])).toBeUndefined()
})

test('a company is not erased by another name, nor unasked without a terminal', async () => {
  const { companyId, externalId } = await aCompany()
  await expect(eraseCompany(open, externalId, 'Another')).rejects.toThrow(
    'has another name. Nothing was erased.',
  )
  await expect(eraseCompany(open, externalId, undefined)).rejects.toThrow('Give the name of the company')
  expect(await countRows(companyId)).toBeGreaterThan(5)
})

test('a company stays whole where the file of heads cannot be written', async () => {
  const { companyId, externalId, name } = await aCompany()
  const auditHeads = { ...server.services.auditHeads, erased: async () => false }
  const opened = async () => ({ services: { ...server.services, auditHeads } })
  await expect(eraseCompany(opened, externalId, name)).rejects.toThrow('cannot be written')
  expect(await countRows(companyId)).toBeGreaterThan(5)
})

test('the log of other companies is guarded after an erasure', async () => {
  const gone = await aCompany()
  const { companyId } = await aCompany()
  await eraseCompany(open, gone.externalId, gone.name)
  const removal = server.services.db.deleteFrom('auditEntry').where('companyId', '=', companyId).execute()
  await expect(removal).rejects.toThrow('only ever appended to')
})

test('a demo whose load was cut off does not come back after its company was erased', async () => {
  const { externalId, name } = await aCompany()
  const { db } = server.services
  await db.insertInto('demoLoad').defaultValues().execute()
  expect(await beginDemoLoad(db)).toBe(true)
  await eraseCompany(open, externalId, name)
  expect(await beginDemoLoad(db)).toBe(false)
})
