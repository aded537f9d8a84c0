import { anAccount } from '@candor/testkit/builders'
import type { ServerUnderTest } from '@candor/testkit/server'
import { type RawBuilder, sql } from 'kysely'
import { vi } from 'vitest'
import { verifyAuditLog } from '../../../features/administration/audit-log/contract.ts'
import { firstHash } from '../../../features/platform/audit/rules/entry.ts'
import { transactionWithEntries } from '../../../features/platform/audit/server/actions/transaction-with-entries.ts'
import { checkAuditLog } from './audit-check.ts'
import { CommandFailed } from './plumbing/command.ts'

/** A company with an audit log of this length, its heads in the heads file, and an administrator. */
export async function aLog(server: ServerUnderTest, length: number) {
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

export type Log = Awaited<ReturnType<typeof aLog>>

/** Runs statements with the rights of the database's owner, and without triggers. */
export async function tamper(server: ServerUnderTest, ...statements: RawBuilder<unknown>[]): Promise<void> {
  await server.services.db.transaction().execute(async (transaction) => {
    await sql`alter table audit_entry disable trigger all`.execute(transaction)
    for (const statement of statements) await statement.execute(transaction)
    await sql`alter table audit_entry enable trigger all`.execute(transaction)
  })
}

/** Deletes the newest entries, and resets the head so that the chain itself is sound. */
export async function cutOff(
  server: ServerUnderTest,
  { companyId, markOf }: Log,
  after: number,
): Promise<void> {
  const [, hash] = after === 0 ? [0, firstHash] : (await markOf(after)).split(':')
  await tamper(
    server,
    sql`delete from audit_entry where company_id = ${companyId}::uuid and sequence > ${after}`,
    after === 0
      ? sql`delete from audit_head where company_id = ${companyId}::uuid`
      : sql`update audit_head set sequence = ${after}, hash = ${hash} where company_id = ${companyId}::uuid`,
  )
}

/** Runs the check in this process; returns its output, and the message of its failure. */
export async function verify(
  server: ServerUnderTest,
  ...given: string[]
): Promise<{ out: string; fault: string | null }> {
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
