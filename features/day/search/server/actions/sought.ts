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
export function soughtBy(viewer: Viewer, { look, query, scope, chips = [] }: Wanted): Sought {
  return {
    look,
    kinds: openKinds(scope, viewer.permissions),
    isResume: scope === 'resumes',
    query: queryText(query.terms),
    chips,
    few: null,
  }
}

/** The same with the candidates of the filter, where they are few. */
export async function soughtOf(db: Database, viewer: Viewer, wanted: Wanted): Promise<Sought> {
  const sought = soughtBy(viewer, wanted)
  const { look, chips } = sought
  if (look.interviewerId === null && chips.length === 0) return sought
  const reached = await listReached(db, look, chips, fewCandidates + 1)
  return { ...sought, few: reached.length <= fewCandidates ? reached : null }
}
