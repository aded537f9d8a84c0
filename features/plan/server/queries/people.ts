import { containing } from '@candor/db/containing'
import type { Database } from '@candor/db/database'
import type { AccountId, CandidateId, CompanyId } from '@candor/kernel/ids'
import { sql } from 'kysely'

interface Page {
  readonly searchText: string
  /** The last account of the page before. */
  readonly after: AccountId | null
  readonly limit: number
}

/** Accounts that can interview: everybody's but the read-only and the frozen. */
function interviewing(db: Database, companyId: CompanyId) {
  return db
    .selectFrom('account')
    .where('companyId', '=', companyId)
    .where('userType', 'not in', ['freeze', 'read'])
}

/** A page of the accounts that can interview, by name; the index `account_search` is in this order. */
export function listInterviewing(db: Database, companyId: CompanyId, { searchText, after, limit }: Page) {
  const pattern = containing(searchText)
  const place = sql<boolean>`(lower(account.name), account.id) > (
    select lower(name), id from account where id = ${after} and company_id = ${companyId}
  )`
  return interviewing(db, companyId)
    .$if(searchText !== '', (query) =>
      query.where(
        sql<boolean>`(lower(account.name) like lower(${pattern}) or lower(account.email) like lower(${pattern}))`,
      ),
    )
    .$if(after !== null, (query) => query.where(place))
    .orderBy(sql`lower(account.name)`)
    .orderBy('account.id')
    .limit(limit)
    .select(['id', 'name', 'email'])
    .execute()
}

/** Those of the accounts that are the company's and can interview. */
export function listChosen(db: Database, companyId: CompanyId, accountIds: readonly AccountId[]) {
  return interviewing(db, companyId).where('id', 'in', accountIds).select(['id', 'name', 'email']).execute()
}

export type Interviewer = Awaited<ReturnType<typeof listChosen>>[number]

/** The rounds of the position of candidates, each with the form of its interviewers. */
export function listRounds(db: Database, companyId: CompanyId, candidateIds: readonly CandidateId[]) {
  return db
    .selectFrom('interviewRound')
    .innerJoin('candidate', 'candidate.positionId', 'interviewRound.positionId')
    .leftJoin('assessmentForm', 'assessmentForm.id', 'interviewRound.formId')
    .where('interviewRound.companyId', '=', companyId)
    .where('candidate.id', 'in', candidateIds)
    .orderBy('interviewRound.place')
    .select([
      'candidate.id as candidateId',
      'interviewRound.id',
      'interviewRound.name',
      'interviewRound.formId',
      'assessmentForm.name as formName',
    ])
    .execute()
}
