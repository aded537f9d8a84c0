import type { Database } from '@candor/db/database'
import type { AccountId, CandidateId, CompanyId } from '@candor/kernel/ids'
import {
  type AccountPage,
  accountsBut,
  searchAccountsBut,
} from '../../../../platform/access/server/queries/search-accounts.ts'

/** User types that cannot interview: read-only and frozen. */
const others = ['freeze', 'read'] as const

/** A page of the accounts that can interview. */
export function listInterviewing(db: Database, companyId: CompanyId, page: AccountPage) {
  return searchAccountsBut(db, companyId, others, page)
}

/** Those of the accounts that belong to the company and can interview. */
export function listChosen(db: Database, companyId: CompanyId, accountIds: readonly AccountId[]) {
  return accountsBut(db, companyId, others)
    .where('id', 'in', accountIds)
    .select(['id', 'name', 'email'])
    .execute()
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
