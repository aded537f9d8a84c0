import type { Database } from '@candor/db/database'
import type { Outcome } from '../../../../platform/imports/rules/outcome.ts'
import { personColumns } from '../../../candidates/server/queries.ts'
import { type CandidateFilter, listed } from '../../../shortlist/server/queries/filtered-candidates.ts'
import { lastActiveAt, withStanding } from '../../../shortlist/server/queries/standing.ts'

/** The open people of a filter, those that came to their stage last first. */
export function listPeople(
  db: Database,
  filter: CandidateFilter,
  { accountId, stageId, limit }: { accountId: string; stageId: string | null; limit: number },
) {
  return withStanding(listed(db, filter), accountId)
    .where('candidate.outcome', 'is', null)
    .$if(stageId !== null, (query) => query.where('candidate.stageId', '=', stageId ?? ''))
    .select(['candidate.source', lastActiveAt.as('lastActiveAt')])
    .orderBy('candidate.stageSince', 'desc')
    .orderBy('candidate.id')
    .limit(limit)
    .execute()
}

export type PersonRow = Awaited<ReturnType<typeof listPeople>>[number]

/** The ended applications of a filter in one stage with one outcome, newest first. */
export function listEndedPeople(
  db: Database,
  filter: CandidateFilter,
  { stageId, outcome, limit }: { stageId: string; outcome: Outcome; limit: number },
) {
  return listed(db, filter)
    .where('candidate.outcome', '=', outcome)
    .where('candidate.stageId', '=', stageId)
    .select([...personColumns, 'candidate.id', 'candidate.isAnonymous'])
    .select(['candidate.outcomeAt', 'candidate.outcomeReason'])
    .select((eb) =>
      eb
        .selectFrom('interview')
        .whereRef('interview.candidateId', '=', 'candidate.id')
        .orderBy('interview.sortIndex', 'desc')
        .limit(1)
        .select('interview.id')
        .as('interviewId'),
    )
    .orderBy('candidate.outcomeAt', 'desc')
    .orderBy('candidate.id')
    .limit(limit)
    .execute()
}

export type EndedRow = Awaited<ReturnType<typeof listEndedPeople>>[number]
