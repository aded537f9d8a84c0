import { randomUUID } from 'node:crypto'
import type { AppServices } from '@candor/db/database'
import type { CompanyId } from '@candor/kernel/ids'
import { anAccount } from '@candor/testkit/builders'
import { explained, rowsRead } from '@candor/testkit/explained'
import { serverUnderTest } from '@candor/testkit/server'
import { type RawBuilder, sql } from 'kysely'
import { expect, test } from 'vitest'
import { firstHash } from '../../rules/entry.ts'
import { entryText } from '../../rules/entry-text.ts'
import { appendEntries, hashOf } from './entries.ts'
import { checkChain } from './verify.ts'

const server = serverUnderTest()

/** A company with a chain of so many entries, one transaction each. */
async function aChain(length: number) {
  const { companyId, accountId } = await anAccount(server.services)
  for (let turn = 1; turn <= length; turn += 1) {
    server.clock.pass(1_000)
    const writer = { companyId, accountId, at: server.clock.now() }
    const details = { subject: 'overall', to: { score: 4.5, turn } }
    await server.services.db
      .transaction()
      .execute((db) => appendEntries(db, writer, [{ action: 'decision.made', details }]))
  }
  return companyId
}

const guarded = ['audit_entry', 'audit_entry_value', 'audit_name']

/** Does what only somebody with the database's own rights can: nothing keeps the entries from them. */
async function tamper({ db }: AppServices, ...statements: RawBuilder<unknown>[]): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    for (const table of guarded)
      await sql`alter table ${sql.table(table)} disable trigger all`.execute(transaction)
    for (const statement of statements) await statement.execute(transaction)
    for (const table of guarded)
      await sql`alter table ${sql.table(table)} enable trigger all`.execute(transaction)
  })
}

const brokenIn = async (companyId: CompanyId) => (await checkChain(server.services.db, companyId)).broken

test('a sound chain is told with the number and the hash of its newest entry', async () => {
  const companyId = await aChain(3)
  const { hash } = await server.services.db
    .selectFrom('auditEntry')
    .where('companyId', '=', companyId)
    .where('sequence', '=', '3')
    .select('hash')
    .executeTakeFirstOrThrow()
  expect(await checkChain(server.services.db, companyId)).toEqual({
    broken: null,
    erased: 0,
    newest: { sequence: 3, hash },
  })
  const { companyId: silent } = await anAccount(server.services)
  expect(await checkChain(server.services.db, silent)).toEqual({
    broken: null,
    erased: 0,
    newest: null,
  })
})

const of = (companyId: CompanyId, sequence: number) =>
  sql`where company_id = ${companyId}::uuid and sequence = ${sequence}`

test.each<[string, (companyId: CompanyId) => RawBuilder<unknown>, object]>([
  [
    'a score',
    (id) => sql`update audit_entry set details = jsonb_set(details, '{to,score}', '1') ${of(id, 2)}`,
    { sequence: 2, why: 'altered' },
  ],
  [
    'a score by less than a number of JavaScript tells apart',
    (id) =>
      sql`update audit_entry set details = jsonb_set(details, '{to,score}', '4.50000000000000000001') ${of(id, 2)}`,
    { sequence: 2, why: 'altered' },
  ],
  [
    'a time by a microsecond',
    (id) => sql`update audit_entry set at = at + interval '1 microsecond' ${of(id, 2)}`,
    { sequence: 2, why: 'altered' },
  ],
  [
    'a name',
    (id) => sql`update audit_name set name = '别人' where company_id = ${id}::uuid`,
    { sequence: 1, why: 'altered' },
  ],
  ['a form', (id) => sql`update audit_entry set form = 1 ${of(id, 1)}`, { sequence: 1, why: 'altered' }],
  [
    'an entry in the middle',
    (id) => sql`delete from audit_entry ${of(id, 2)}`,
    { sequence: 2, why: 'missing' },
  ],
  ['the newest entry', (id) => sql`delete from audit_entry ${of(id, 4)}`, { sequence: 4, why: 'missing' }],
  [
    'a number',
    (id) => sql`update audit_entry set sequence = 0 ${of(id, 1)}`,
    { sequence: 0, why: 'unlinked' },
  ],
  [
    'the number of the head alone',
    (id) => sql`update audit_head set sequence = 2 where company_id = ${id}::uuid`,
    { sequence: 4, why: 'head' },
  ],
  [
    'the head',
    (id) => sql`delete from audit_head where company_id = ${id}::uuid`,
    { sequence: 4, why: 'head' },
  ],
])('a change or removal of %s around the database’s guard is found', async (_what, change, found) => {
  const companyId = await aChain(4)
  await tamper(server.services, change(companyId))
  expect(await brokenIn(companyId)).toEqual(found)
})

test('the first of several altered entries is named', async () => {
  const companyId = await aChain(4)
  await tamper(
    server.services,
    sql`update audit_entry set details = '{"subject":"forged"}'
      where company_id = ${companyId}::uuid and sequence in (2, 4)`,
  )
  expect(await brokenIn(companyId)).toEqual({ sequence: 2, why: 'altered' })
})

test('a chain that was begun in the first form goes on in the second, and every link of it is checked', async () => {
  const { companyId, accountId } = await anAccount(server.services)
  const entry = {
    companyId,
    sequence: 1,
    at: '2025-11-03T08:15:00.123000Z',
    accountId,
    accountName: '陈薇',
    nameHash: null,
    valuesHash: null,
    action: 'remark.added',
    candidateId: randomUUID(),
    interviewId: null,
    details: { to: { length: 12 } },
    previousHash: firstHash,
  }
  const hash = hashOf(entryText(entry, 1))
  const { db } = server.services
  const { sequence, details, ...rest } = entry
  await sql`insert into audit_entry ${sql.raw(
    '(company_id, sequence, at, account_id, account_name, action, candidate_id, interview_id, details, previous_hash, hash)',
  )} values (${companyId}, ${sequence}, ${rest.at}, ${accountId}, ${rest.accountName}, ${rest.action},
    ${rest.candidateId}, null, ${JSON.stringify(details)}, ${firstHash}, ${hash})`.execute(db)
  await db.insertInto('auditHead').values({ companyId, sequence: '1', hash }).execute()
  const writer = { companyId, accountId, at: server.clock.now() }
  await db
    .transaction()
    .execute((transaction) => appendEntries(transaction, writer, [{ action: 'remark.added', details: {} }]))
  expect(await checkChain(db, companyId)).toMatchObject({ broken: null, newest: { sequence: 2 } })
  await tamper(
    server.services,
    sql`update audit_entry set at = at + interval '400 microseconds' ${of(companyId, 1)}`,
  )
  expect(await brokenIn(companyId)).toEqual({ sequence: 1, why: 'altered' })
})

test('a check of a long chain reads each entry twice, and none before the ones it looks at', async () => {
  const { companyId, accountId } = await anAccount(server.services)
  const count = 2_000
  const writer = { companyId, accountId, at: server.clock.now() }
  const entries = Array.from({ length: count }, (_, at) => ({
    action: 'decision.made' as const,
    details: { subject: `${at}` },
  }))
  await server.services.db.transaction().execute((db) => appendEntries(db, writer, entries))
  const steps = await explained(server.services.db, (db) => checkChain(db, companyId))
  expect(rowsRead(steps, 'audit_entry')).toBeLessThan(2.5 * count)
})
