import type { Database } from '@candor/db/database'
import type { Chip } from '../../../../candidates/shortlist/contract/filter.ts'
import type { Look } from '../../../../candidates/shortlist/rules/look.ts'
import type { Viewer } from '../../../../platform/access/rules/viewer.ts'
import type { Query } from '../../rules/query.ts'
import { openKinds } from '../../rules/rights.ts'
import { queryText } from '../../rules/vector.ts'
import { listReached, type Sought } from '../queries/visible.ts'

/** A filter of so few candidates is a help for the plan. */
const fewCandidates = 500

interface Wanted {
  readonly look: Look
  readonly query: Query
  readonly scope: 'said' | 'resumes'
  readonly chips?: Chip[] | undefined
}

/** What a search looks for by the rights of a viewer. */
export async function soughtOf(
  db: Database,
  viewer: Viewer,
  { look, query, scope, chips = [] }: Wanted,
): Promise<Sought> {
  const isNarrowed = look.interviewerId !== null || chips.length > 0
  const reached = isNarrowed ? await listReached(db, look, chips, fewCandidates + 1) : null
  return {
    look,
    kinds: openKinds(scope, viewer.permissions),
    isResume: scope === 'resumes',
    query: queryText(query.terms),
    chips,
    few: reached && reached.length <= fewCandidates ? reached : null,
  }
}
