import { randomUUID } from 'node:crypto'
import type { CompanyId } from '@candor/kernel/ids'
import { aCandidate, anAccount } from '@candor/testkit/builders'
import { migrateAgain } from '@candor/testkit/database'
import { serverUnderTest } from '@candor/testkit/server'
import { type RawBuilder, sql } from 'kysely'
import { expect, test } from 'vitest'
import { canonicalText } from '../../rules/canonical.ts'
import { type AuditAction, firstHash } from '../../rules/entry.ts'
import { transactionWithEntries } from '../actions/transaction-with-entries.ts'
import { hashOf } from './entries.ts'
import { forgetAuditNames, forgetAuditValues } from './forget-values.ts'
import { checkChain } from './verify.ts'

const server = serverUnderTest()

/** Takes back what the migration adds, so that entries can be stored as an older version did. */
const undone = [
  sql`drop view audit_entry_whole`,
  sql`drop function whole_audit_details`,
  sql`drop table audit_name, audit_entry_value`,
  sql`alter table audit_entry drop column name_hash, drop column values_hash`,
  sql`alter table account drop column erased_at`,
  sql`create index audit_entry_name on audit_entry (company_id, account_name, sequence desc)`,
  sql`create index audit_entry_action_name on audit_entry (company_id, action, account_name, sequence desc)`,
  sql`create index audit_entry_act_name on audit_entry (company_id, account_name, sequence desc)`,
]

interface OldEntry {
  readonly action: AuditAction
  readonly candidateId: string | null
  readonly details: object
}

/** Stores entries as the forms 1 and 2 did: the first one in form 1. */
async function writeOld(of: { companyId: CompanyId; accountId: string }, entries: readonly OldEntry[]) {
  const { db } = server.services
  let previousHash = firstHash
  for (const [index, { action, candidateId, details }] of entries.entries()) {
    const form = index === 0 ? 1 : 2
    const at = new Date(Date.UTC(2025, 10, 3, 8, index))
    const written = {
      ...of,
      sequence: index + 1,
      accountName: '陈植树',
      action,
      candidateId,
      interviewId: null,
      details,
      previousHash,
    }
    const hash = hashOf(
      canonicalText(
        form === 1
          ? { ...written, at: at.getTime() }
          : { ...written, at: at.toISOString().replace('Z', '000Z'), form },
      ),
    )
    await sql`insert into audit_entry (company_id, sequence, at, account_id, account_name, action, candidate_id, details,
        previous_hash, hash, form)
      values (${of.companyId}, ${index + 1}, ${at}, ${of.accountId}, '陈植树', ${action}, ${candidateId},
        ${JSON.stringify(details)}, ${previousHash}, ${hash}, ${form})`.execute(db)
    previousHash = hash
  }
  await sql`insert into audit_head (company_id, sequence, hash)
    values (${of.companyId}, ${entries.length}, ${previousHash})`.execute(db)
}

async function tamper(...statements: RawBuilder<unknown>[]): Promise<void> {
  await server.services.db.transaction().execute(async (transaction) => {
    await sql`alter table audit_entry disable trigger all`.execute(transaction)
    for (const statement of statements) await statement.execute(transaction)
    await sql`alter table audit_entry enable trigger all`.execute(transaction)
  })
}

const privateValues = /planted@|简历|王同事|138 0000|陈植树/

/** A chain of five entries of older forms, after the migration. */
async function aMigratedChain() {
  const { db } = server.services
  const { companyId, accountId } = await anAccount(server.services)
  const { candidateId } = await aCandidate(server.services, { companyId })
  const entry = (action: AuditAction, details: object, about: string | null = candidateId) => ({
    action,
    candidateId: about,
    details,
  })
  for (const statement of undone) await statement.execute(db)
  await writeOld({ companyId, accountId }, [
    entry('share.made', { subject: '1', to: { email: 'planted@example.com', days: 7 } }),
    entry('decision.made', { subject: 'overall', to: { result: 2, score: 4.5 } }),
    entry('attachment.deleted', { subject: '植树的简历.pdf' }),
    entry('recommendation.made', { to: { accounts: [{ id: randomUUID(), name: '王同事' }], noteLength: 3 } }),
    entry('number.proved', { from: null, to: '+86 138 0000 0000' }, null),
  ])
  await migrateAgain(server.databaseUrl, '0103-values-of-audit-entries')
  const check = () => checkChain(db, companyId)
  const text = async (table: 'auditEntry' | 'auditEntryWhole') =>
    JSON.stringify(await db.selectFrom(table).where('companyId', '=', companyId).selectAll().execute())
  const at = (sequence: number) => sql`where company_id = ${companyId} and sequence = ${sequence}`
  return { companyId, candidateId, accountId, check, text, at }
}

type At = (sequence: number) => RawBuilder<unknown>

/** Changes that only somebody with the database can make, and what takes each back. */
function forgeriesOf(at: At): [number, RawBuilder<unknown>, RawBuilder<unknown>][] {
  return [
    [
      1,
      sql`update audit_entry set details = jsonb_set(details, '{to,email}', '"forged@example.com"') ${at(1)}`,
      sql`update audit_entry set details = details #- '{to,email}' ${at(1)}`,
    ],
    [
      2,
      sql`update audit_entry set details = jsonb_set(details, '{to,result}', '3') ${at(2)}`,
      sql`update audit_entry set details = jsonb_set(details, '{to,result}', '2') ${at(2)}`,
    ],
    [
      3,
      sql`update audit_entry set values_hash = null ${at(3)}`,
      sql`update audit_entry set values_hash = '' ${at(3)}`,
    ],
  ]
}

test('a chain of older entries is migrated, erased and checked, and every forgery of it is found', async () => {
  const { db } = server.services
  const { companyId, candidateId, accountId, check, text, at } = await aMigratedChain()
  expect(await check()).toMatchObject({ broken: null, erased: 0, newest: { sequence: 5 } })
  expect(await text('auditEntry')).not.toMatch(privateValues)
  for (const value of ['planted@', '简历', '王同事', '138 0000', '陈植树'])
    expect(await text('auditEntryWhole')).toContain(value)

  // While the values are there, the hash of an older entry proves them and what stays.
  for (const [sequence, forge, mend] of forgeriesOf(at)) {
    await tamper(forge)
    expect(await check()).toMatchObject({ broken: { sequence, why: 'altered' } })
    await tamper(mend)
    expect(await check()).toMatchObject({ broken: null })
  }

  const entries = await forgetAuditValues(db, { companyId, candidateId })
  expect(entries.map(({ sequence }) => sequence)).toEqual([1, 3, 4])
  expect(await check()).toMatchObject({ broken: { sequence: 1, why: 'emptied' } })
  const byInstallation = { companyId, accountId: null }
  await transactionWithEntries(server.services, byInstallation, async ({ record }) =>
    record({ action: 'candidate.erased', candidateId, details: { erased: { entries } } }),
  )
  expect(await check()).toMatchObject({ broken: null, erased: 3 })
  expect(await text('auditEntryWhole')).not.toMatch(/planted@|简历|王同事/)

  // What stays of an erased entry is named by its hash: neither its action nor its details can change.
  await tamper(sql`update audit_entry set action = 'share.revoked' ${at(1)}`)
  expect(await check()).toMatchObject({ broken: { sequence: 1, why: 'emptied' } })
  await tamper(sql`update audit_entry set action = 'share.made' ${at(1)}`)
  await tamper(sql`update audit_entry set details = '{"subject":"forged"}' ${at(3)}`)
  expect(await check()).toMatchObject({ broken: { sequence: 3, why: 'emptied' } })
  await tamper(sql`update audit_entry set details = '{}' ${at(3)}`)
  expect(await check()).toMatchObject({ broken: null })

  const erased = await forgetAuditNames(db, { companyId, accountId }, [])
  expect(erased.entries).toHaveLength(5)
  await transactionWithEntries(server.services, byInstallation, async ({ record }) =>
    record({ action: 'account.erased', details: { erased } }),
  )
  expect(await check()).toMatchObject({ broken: null, erased: 5, newest: { sequence: 7 } })
  const names = await db.selectFrom('auditName').where('companyId', '=', companyId).selectAll().execute()
  expect(names).toEqual([])
  expect(await text('auditEntryWhole')).not.toMatch(privateValues)
  await tamper(sql`update audit_entry set details = jsonb_set(details, '{to,result}', '3') ${at(2)}`)
  expect(await check()).toMatchObject({ broken: { sequence: 2, why: 'emptied' } })
})
