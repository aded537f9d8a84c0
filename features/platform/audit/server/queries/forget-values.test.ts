import { aCandidate, anAccount } from '@candor/testkit/builders'
import { serverUnderTest } from '@candor/testkit/server'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import type { ErasedValues } from '../../rules/entry.ts'
import { transactionWithEntries } from '../actions/transaction-with-entries.ts'
import type { NewEntry } from './entries.ts'
import { forgetAuditNames, forgetAuditValues } from './forget-values.ts'
import { checkChain } from './verify.ts'

const server = serverUnderTest()

async function aLog() {
  const account = await anAccount(server.services, { name: '林植树' })
  const { companyId, accountId } = account
  const { candidateId } = await aCandidate(server.services, { companyId }, { email: 'Planted@example.com' })
  const write = (...entries: NewEntry[]) =>
    transactionWithEntries(server.services, { companyId, accountId }, async ({ record }) => {
      for (const entry of entries) record(entry)
    })
  await write(
    { action: 'decision.made', candidateId, details: { subject: 'overall', to: { result: 2 } } },
    { action: 'share.sentOn', candidateId, details: { subject: '1', to: { email: 'reader@example.com' } } },
    { action: 'mail.retried', details: { subject: 'planted@example.com' } },
    { action: 'attachment.deleted', candidateId: null, details: { subject: 'cv of another.pdf' } },
  )
  const { db } = server.services
  const check = () => checkChain(db, companyId)
  const forget = () => forgetAuditValues(db, { companyId, candidateId })
  const tell = async (erased: ErasedValues) =>
    write({ action: 'candidate.erased', candidateId, details: { erased } })
  const stored = async () => {
    const entries = await db.selectFrom('auditEntry').where('companyId', '=', companyId).selectAll().execute()
    const values = await db
      .selectFrom('auditEntryValue')
      .where('companyId', '=', companyId)
      .selectAll()
      .execute()
    const names = await db.selectFrom('auditName').where('companyId', '=', companyId).selectAll().execute()
    return JSON.stringify([entries, values, names])
  }
  return { ...account, candidateId, db, write, check, forget, tell, stored }
}

test('the values of a candidate leave all entries, and the chain holds before and after it', async () => {
  const { check, forget, tell, stored } = await aLog()
  expect(await check()).toMatchObject({ broken: null, erased: 0 })
  const entries = await forget()
  expect(entries.map(({ sequence }) => sequence)).toEqual([2, 3])
  await tell({ entries })
  expect(await check()).toMatchObject({ broken: null, erased: 2, newest: { sequence: 5 } })
  expect(await stored()).not.toMatch(/reader@|planted@/i)
  expect(await stored()).toContain('cv of another.pdf')
})

test('the text of an exported list goes with a candidate whom it finds, and others stay', async () => {
  const { db, candidateId, write, check, forget, tell, stored } = await aLog()
  await db
    .updateTable('candidate')
    .set({ name: '苏清岚', phone: '13800000001' })
    .where('id', '=', candidateId)
    .execute()
  const filter = 'where=stage:2'
  for (const find of ['qinglan su', '138 0000 0001', '韩枝'])
    await write({ action: 'list.exported', details: { to: { filter, find, count: 1 } } })
  await tell({ entries: await forget() })
  expect(await stored()).not.toMatch(/qinglan su|138 0000/)
  expect(await stored()).toContain('韩枝')
  expect(await check()).toMatchObject({ broken: null, erased: 4 })
})

test('an entry without its values is broken where no erasure names it, or names it by another hash', async () => {
  const { check, forget, tell } = await aLog()
  const entries = await forget()
  expect(await check()).toMatchObject({ broken: { sequence: 2, why: 'emptied' } })
  await tell({ entries: entries.map(({ sequence }) => ({ sequence, hash: 'ab' })) })
  expect(await check()).toMatchObject({ broken: { sequence: 2, why: 'emptied' } })
  await tell({ entries: entries.slice(1) })
  expect(await check()).toMatchObject({ broken: { sequence: 2, why: 'emptied' } })
  await tell({ entries: entries.slice(0, 1) })
  expect(await check()).toMatchObject({ broken: null, erased: 2 })
})

test('an entry cannot be emptied after an erasure that names it came before', async () => {
  const { db, companyId, check, write, forget, tell, candidateId } = await aLog()
  await tell({ entries: await forget() })
  await write({ action: 'share.sentOn', candidateId, details: { to: { email: 'later@example.com' } } })
  await db
    .deleteFrom('auditEntryValue')
    .where('companyId', '=', companyId)
    .where('sequence', '=', '6')
    .execute()
  expect(await check()).toMatchObject({ broken: { sequence: 6, why: 'emptied' } })
})

test('the database refuses to change values and names, and a change around it is found', async () => {
  const { db, companyId, check } = await aLog()
  const change = sql`update audit_entry_value set details = '{"subject":"forged"}' where company_id = ${companyId}
    and sequence = 4`
  await expect(change.execute(db)).rejects.toThrow('only ever appended to')
  await db.transaction().execute(async (transaction) => {
    await sql`alter table audit_entry_value disable trigger all`.execute(transaction)
    await change.execute(transaction)
    await sql`alter table audit_entry_value enable trigger all`.execute(transaction)
  })
  expect(await check()).toMatchObject({ broken: { sequence: 4, why: 'altered' } })
})

test('values beside an entry that has none are found', async () => {
  const { db, companyId, check } = await aLog()
  const value = { companyId, sequence: '1', nonce: 'n', details: '{"to":{"result":3}}' }
  await db.insertInto('auditEntryValue').values(value).execute()
  expect(await check()).toMatchObject({ broken: { sequence: 1, why: 'altered' } })
})

test('the name of an account and its own values leave the log, and its entries stay', async () => {
  const { db, companyId, accountId, candidateId, write, check, stored } = await aLog()
  await write(
    { action: 'signIn.made', details: { to: { address: '203.0.113.7', way: 'password' } } },
    {
      action: 'account.changed',
      details: { subject: '林植树', from: { name: '旧名' }, to: { name: '林植树' } },
    },
  )
  const erased = await forgetAuditNames(db, { companyId, accountId }, ['lin@planted.example'])
  expect(await check()).toMatchObject({ broken: { sequence: 1, why: 'emptied' } })
  const other = await anAccount(server.services, { companyId })
  const doer = { companyId, accountId: other.accountId }
  await transactionWithEntries(server.services, doer, async ({ record }) =>
    record({ action: 'account.erased', details: { erased } }),
  )
  expect(await check()).toMatchObject({ broken: null, erased: 6 })
  expect(await stored()).not.toMatch(/林植树|203\.0\.113/)
  const acts = db
    .selectFrom('auditEntry')
    .where('companyId', '=', companyId)
    .where('candidateId', '=', candidateId)
  expect(await acts.select('accountId').execute()).toEqual([{ accountId }, { accountId }])
})

test('a name by which entries of two accounts go is kept for each of them', async () => {
  const { db, companyId, accountId, stored } = await aLog()
  const namesake = await anAccount(server.services, { companyId, name: '林植树' })
  await transactionWithEntries(server.services, namesake, async ({ record }) =>
    record({ action: 'password.changed', details: {} }),
  )
  await forgetAuditNames(db, { companyId, accountId }, [])
  expect(await stored()).toContain('林植树')
})
