import { createInterface } from 'node:readline/promises'
import type { Database } from '@candor/db/database'
import type { CompanyId } from '@candor/kernel/ids'
import type { AuditHead } from '@candor/kernel/services/audit-heads'
import { deleteCompany } from '../../../../../features/platform/company/server/queries/delete-company.ts'
import { finishDemoLoad } from '../../../../../features/platform/imports/server/queries/companies.ts'
import { CommandFailed, say } from '../command.ts'
import type { OpenServices } from '../services.ts'

type Open = () => Promise<Pick<OpenServices, 'services'>>

async function findHead(db: Database, companyId: CompanyId, at: Date): Promise<AuditHead | null> {
  const head = await db
    .selectFrom('auditHead')
    .where('companyId', '=', companyId)
    .select(['sequence', 'hash'])
    .executeTakeFirst()
  return head ? { companyId, sequence: Number(head.sequence), hash: head.hash, at } : null
}

/** Locks a company: no other transaction adds rows to it meanwhile. */
async function lockCompany(db: Database, externalId: string) {
  const company = await db
    .selectFrom('company')
    .where('externalId', '=', externalId)
    .forUpdate()
    .select(['id', 'name'])
    .executeTakeFirst()
  if (!company) throw new CommandFailed(`There is no company ${externalId}.`)
  return company
}

async function askName(): Promise<string> {
  if (!process.stdin.isTTY)
    throw new CommandFailed('Give the name of the company, as in --name "Hailan Technology".')
  const terminal = createInterface({ input: process.stdin, output: process.stderr })
  const name = await terminal.question('This cannot be undone. Type the name of the company to erase it: ')
  terminal.close()
  return name
}

/**
 * Erases a company with everything: `erase <external id> [--name <name>]`.
 *
 * All rows go in one transaction, so that a killed command has erased nothing. The sweep of the server removes the
 * files. The heads file keeps that the log ended so, and is written before the commit: of a company that is still there
 * such a line says nothing.
 */
export async function eraseCompany(open: Open, externalId: string, given: string | undefined): Promise<void> {
  const { services } = await open()
  const company = await services.db
    .selectFrom('company')
    .where('externalId', '=', externalId)
    .select('name')
    .executeTakeFirst()
  if (!company) throw new CommandFailed(`There is no company ${externalId}.`)
  if (given === undefined) say(`Company        ${externalId}   ${company.name}`)
  const name = (given ?? (await askName())).trim()
  await services.db.transaction().execute(async (db) => {
    const locked = await lockCompany(db, externalId)
    if (locked.name !== name)
      throw new CommandFailed(`The company ${externalId} has another name. Nothing was erased.`)
    const now = services.clock.now()
    const head = await findHead(db, locked.id, now)
    // A demo that was never loaded to its end would come back at the next start.
    await finishDemoLoad(db, now)
    await deleteCompany(db, locked.id)
    if (head && !(await services.auditHeads.erased(head)))
      throw new CommandFailed('The file of heads cannot be written. Nothing was erased.')
  })
  say(`Company        ${externalId}   (erased; a running server deletes its files within a day)`)
}
