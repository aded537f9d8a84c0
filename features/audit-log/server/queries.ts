import { containing } from '@candor/db/containing'
import type { Database } from '@candor/db/database'
import type { CompanyId } from '@candor/kernel/ids'
import { type RawBuilder, sql } from 'kysely'
import type { Viewer } from '../../access/rules/viewer.ts'
import { readFilterId } from '../../access/server/gate/filter-ids.ts'
import { plansAwaiting } from '../../access/server/queries/given.ts'

interface Wanted {
  readonly action: string | null
  readonly accountName: string | null
  /** As the caller sent it: of the company's own entries, those about this one. */
  readonly candidateId: string | null
  readonly before: number | null
  readonly limit: number
}

/**
 * Whether an entry is one of the newest of all whose name holds a text.
 *
 * The log grows without end, and a name may have few entries or none. So each name is looked for once, then the newest
 * entry of each: only those with the newest ones can have entries on the page.
 */
function isByNamed(
  companyId: CompanyId,
  { action, before, limit }: Pick<Wanted, 'action' | 'before' | 'limit'>,
  accountName: string,
) {
  const among = sql`company_id = ${companyId} ${action === null ? sql`` : sql`and action = ${action}`}`
  const newestOf = (name: RawBuilder<unknown>, most: number) => sql`
    select sequence from audit_entry
    where ${among} and account_name = ${name} ${before === null ? sql`` : sql`and sequence < ${before}`}
    order by sequence desc limit ${most}`
  return sql<boolean>`sequence = any(array(
    with recursive known as (
      (select account_name as name from audit_entry where ${among} and account_name is not null
        order by account_name limit 1)
      union all
      select (select account_name from audit_entry where ${among} and account_name > known.name
        order by account_name limit 1)
      from known where known.name is not null
    ), newest as (
      select name from known cross join lateral (${newestOf(sql`known.name`, 1)}) as entry
      where name ilike ${containing(accountName)} order by sequence desc limit ${limit}
    )
    select sequence from newest cross join lateral (${newestOf(sql`newest.name`, limit)}) as entry
    order by sequence desc limit ${limit}))`
}

/** Whether an entry's name holds a text: those about one candidate are few enough to look at each. */
const holdsName = (accountName: string) => sql<boolean>`account_name ilike ${containing(accountName)}`

/** Entries of a company, newest first, with the candidate's present name. An id that is none finds nothing, as an unknown one does. */
export async function listEntries(
  db: Database,
  { companyId, accountId }: Pick<Viewer, 'companyId' | 'accountId'>,
  wanted: Wanted,
) {
  const { action, accountName, before, limit } = wanted
  const candidateId = readFilterId(wanted.candidateId)
  if (wanted.candidateId && !candidateId) return []
  const named = (name: string) => (candidateId ? holdsName(name) : isByNamed(companyId, wanted, name))
  return db
    .selectFrom('auditEntry')
    .leftJoin('candidate', (join) =>
      join
        .onRef('candidate.id', '=', 'auditEntry.candidateId')
        .onRef('candidate.companyId', '=', 'auditEntry.companyId'),
    )
    .where('auditEntry.companyId', '=', companyId)
    .$if(action !== null, (query) => query.where('action', '=', action ?? ''))
    .$if(accountName !== null, (query) => query.where(named(accountName ?? '')))
    .$if(candidateId !== null, (query) => query.where('auditEntry.candidateId', '=', candidateId))
    .$if(before !== null, (query) => query.where('sequence', '<', `${before}`))
    .orderBy('sequence', 'desc')
    .limit(limit)
    .select([
      'sequence',
      'at',
      'auditEntry.accountId',
      'accountName',
      'action',
      'auditEntry.candidateId',
      'interviewId',
      'details',
      'hash',
      'candidate.name as candidateName',
      'candidate.isAnonymous',
      plansAwaiting(sql`candidate.company_id`, sql`candidate.id`, sql`${accountId}`).as('awaitingPlanIds'),
    ])
    .execute()
}
