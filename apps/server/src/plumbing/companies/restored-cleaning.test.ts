import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { aCandidate, anAccount, anInterview } from '@candor/testkit/builders'
import { aBundle } from '@candor/testkit/bundles'
import { importerUnderTest } from '@candor/testkit/imports'
import { type ServerUnderTest, serverUnderTest } from '@candor/testkit/server'
import { sql } from 'kysely'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { eraseCandidates } from '../../../../../features/candidates/erasure/server/actions/erase-candidate.ts'
import { listErasedIds } from '../../../../../features/platform/erasing/server/queries/erased-ids.ts'
import { cleanRestored, printErasedIds } from './restored-cleaning.ts'

const server = serverUnderTest()
const { importFiles } = importerUnderTest(server)
let said = ''
let folder = ''
beforeEach(async () => {
  said = ''
  folder = await mkdtemp(join(tmpdir(), 'candor-restored-'))
  vi.spyOn(process.stdout, 'write').mockImplementation((text) => {
    said += text
    return true
  })
})
afterEach(async () => {
  vi.restoreAllMocks()
  await rm(folder, { recursive: true, force: true })
})

const open = async () => ({ services: server.services })

/** Rows that a backup holds, by table, in the order in which they are stored again. */
const backedUp = ['person', 'candidate', 'interview', 'remark', 'installation_secret', 'erased_id'] as const

async function backUp({ services: { db } }: ServerUnderTest) {
  const tables = new Map<string, unknown>()
  for (const table of backedUp) {
    const { rows } = await sql<{ rows: unknown }>`
      select coalesce(jsonb_agg(to_jsonb(stored)), '[]') as rows from ${sql.table(table)} as stored`.execute(
      db,
    )
    tables.set(table, rows[0]?.rows)
  }
  return tables
}

/** Puts the rows of a backup into the place of the present rows. */
async function restore({ services: { db } }: ServerUnderTest, tables: ReadonlyMap<string, unknown>) {
  await db.transaction().execute(async (transaction) => {
    await sql`set local session_replication_role = replica`.execute(transaction)
    for (const [table, rows] of tables) {
      const name = sql.table(table)
      await sql`delete from ${name}`.execute(transaction)
      await sql`insert into ${name} select * from jsonb_populate_recordset(null::${name}, ${JSON.stringify(rows)}::jsonb)`.execute(
        transaction,
      )
    }
  })
}

async function makeList(): Promise<string> {
  said = ''
  await printErasedIds(open)
  const path = join(folder, 'erased-ids')
  await writeFile(path, said)
  said = ''
  return path
}

const texts = async () => {
  const { rows } = await sql<{ text: string }>`
    select to_jsonb(candidate)::text || coalesce((select string_agg(content, ' ') from remark
      where remark.candidate_id = candidate.id), '') as text from candidate`.execute(server.services.db)
  return rows.map(({ text }) => text).join('\n')
}

test('whom a restored backup brought back is erased again, with an entry, and stays refused', async () => {
  const { services } = server
  const { companyId, accountId } = await anAccount(services, { userType: 'admin' })
  const by = { accountId }
  const { candidateId } = await anInterview(services, { companyId, name: '植入姓名' })
  await services.db
    .insertInto('remark')
    .values({
      id: crypto.randomUUID(),
      companyId,
      candidateId,
      accountId,
      writtenBy: 'w',
      content: '植入备注',
      source: 4,
      createdAt: server.clock.now(),
    })
    .execute()
  await aCandidate(services, { companyId, name: '留下的人' })
  const backup = await backUp(server)
  // A candidate who came after the backup and was erased too must not come back by a bundle.
  const bundle = aBundle()
  await importFiles({ 'bundle.json': bundle }, companyId)
  const late = await services.db
    .selectFrom('candidate')
    .where('externalId', '=', bundle.externalId)
    .select('id')
    .executeTakeFirstOrThrow()
  await eraseCandidates(services, { companyId, candidateIds: [candidateId, late.id], reason: 'asked', by })
  const list = await makeList()
  const erasedIds = await listErasedIds(services.db)

  await restore(server, backup)
  expect(await texts()).toContain('植入姓名')
  expect(await listErasedIds(services.db)).toEqual([])
  await cleanRestored(open, list)
  expect(said).toBe('Erased again   1   (candidates in the list: 2)\n')
  expect(await texts()).not.toContain('植入')
  expect(await texts()).toContain('留下的人')
  const ids = (rows: Awaited<ReturnType<typeof listErasedIds>>) =>
    rows.map(({ id, externalIdHash }) => `${id} ${externalIdHash}`).sort()
  expect(ids(await listErasedIds(services.db))).toEqual(ids(erasedIds))
  expect(await importFiles({ 'bundle.json': bundle }, companyId)).toMatchObject([{ state: 'refused' }])
  const entries = await services.db
    .selectFrom('auditEntry')
    .where('companyId', '=', companyId)
    .where('action', '=', 'candidate.erased')
    .where('accountId', 'is', null)
    .select(['candidateId', 'details'])
    .execute()
  expect(entries).toMatchObject([
    { candidateId, details: { to: { rule: 'restored', reason: '恢复的备份早于这次删除' } } },
  ])
  said = ''
  await cleanRestored(open, list)
  expect(said).toContain('Erased again   0   (candidates in the list: 2)')
})

test('a database that has erased with another secret since says that bundles are not refused', async () => {
  const { services } = server
  const { companyId, accountId } = await anAccount(services, { userType: 'admin' })
  const { candidateId } = await aCandidate(services, { companyId })
  const backup = await backUp(server)
  const order = { companyId, reason: 'asked', by: { accountId } }
  await eraseCandidates(services, { ...order, candidateIds: [candidateId] })
  const list = await makeList()
  await restore(server, new Map([...backup, ['installation_secret', []]]))
  const other = await aCandidate(services, { companyId })
  await eraseCandidates(services, { ...order, candidateIds: [other.candidateId] })
  await cleanRestored(open, list)
  expect(said).toContain('Erased again   1 ')
  expect(said).toContain('are not refused: this database has erased before')
})

test('a list that is not whole erases nobody', async () => {
  const { services } = server
  const { companyId, accountId } = await anAccount(services, { userType: 'admin' })
  const { candidateId } = await aCandidate(services, { companyId })
  const backup = await backUp(server)
  const by = { accountId }
  await eraseCandidates(services, { companyId, candidateIds: [candidateId], reason: 'asked', by })
  await printErasedIds(open)
  const path = join(folder, 'cut')
  await writeFile(path, said.slice(0, -20))
  await restore(server, backup)
  await expect(cleanRestored(open, path)).rejects.toThrow('Nothing was erased.')
  await expect(cleanRestored(open, join(folder, 'none'))).rejects.toThrow('cannot be read (ENOENT)')
  const kept = services.db.selectFrom('candidate').where('id', '=', candidateId).select('id')
  expect(await kept.execute()).toHaveLength(1)
})
