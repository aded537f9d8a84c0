import type { Database } from '@candor/db/database'
import type { AccountId, CandidateId, CompanyId, PersonId, PositionId } from '@candor/kernel/ids'
import { sql } from 'kysely'
import { isAssignedTo } from '../../../../platform/access/server/queries/given.ts'

/** The most other applications that one phone or one e-mail finds: the newest ones. */
export const maxApplicationsOfContact = 5

/** Another application of a person, found by a contact. */
export interface FoundApplication {
  /** Index of the contacts among those that were asked about. */
  readonly at: number
  readonly kind: 'phone' | 'email'
  readonly candidateId: CandidateId
  readonly personId: PersonId
  readonly name: string
  readonly nameLatin: string | null
  readonly positionId: PositionId
  readonly positionName: string
  readonly positionNameLatin: string | null
  readonly stageId: string
  readonly stageNames: unknown
  readonly outcome: string | null
  readonly outcomeAt: Date | null
  readonly appliedAt: Date
}

interface Within {
  readonly companyId: CompanyId
  /** The account to whom the candidates must be assigned; null for all candidates of the company. */
  readonly assignedTo: AccountId | null
}

/** A contact in the form in which it is compared; `at` is the index of its owner. */
export interface AskedContact extends Pick<FoundApplication, 'at' | 'kind'> {
  readonly compared: string
}

/** Applications with each of these contacts, in one statement. Leaves out anonymous ones. */
export async function listApplicationsByCompared(
  db: Database,
  { companyId, assignedTo }: Within,
  asked: readonly AskedContact[],
): Promise<FoundApplication[]> {
  if (asked.length === 0) return []
  const isReached =
    assignedTo === null
      ? sql<boolean>`true`
      : isAssignedTo(sql`${companyId}`, sql`candidate.id`, sql`${assignedTo}`)
  const { rows } = await sql<FoundApplication>`
    select given.at, given.kind, application.*
    from unnest(
      ${asked.map(({ at }) => at)}::int[], ${asked.map(({ kind }) => kind)}::text[],
      ${asked.map(({ compared }) => compared)}::text[]
    ) as given (at, kind, compared)
    cross join lateral (
      select candidate.id as candidate_id, candidate.person_id, candidate.name, candidate.name_latin,
        position.id as position_id, position.name as position_name, position.name_latin as position_name_latin,
        candidate.stage_id, stage.names as stage_names, candidate.outcome, candidate.outcome_at, candidate.applied_at
      from person_contact as contact
        join candidate on candidate.id = contact.candidate_id
        join position on position.id = candidate.position_id
        left join stage on stage.company_id = candidate.company_id and stage.wire_id = candidate.stage_id
      where contact.company_id = ${companyId} and contact.kind = given.kind and contact.compared = given.compared
        and not candidate.is_anonymous and ${isReached}
      order by candidate.applied_at desc, candidate.id
      limit ${sql.lit(maxApplicationsOfContact)}
    ) as application
    order by given.at, application.applied_at desc, application.candidate_id`.execute(db)
  return rows
}
