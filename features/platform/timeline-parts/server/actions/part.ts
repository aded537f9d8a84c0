import type { Database } from '@candor/db/database'
import type { Locale } from '@candor/messages/locale'
import type { RawBuilder } from 'kysely'
import { readableOwner } from '../../../access/rules/reach.ts'
import type { AccountReport } from '../../../access/server/gate/report-access.ts'
import type { Facts } from '../../rules/entry.ts'

/**
 * The entries that a feature brings to the timeline of a candidate: the export `timeline` of its `server/timeline.ts`.
 *
 * The timeline joins the selects of all parts, orders and pages them in one statement.
 */
export interface TimelinePart {
  /** The kinds of its entries. Each kind belongs to one part, and `web/timeline.tsx` words it. */
  readonly kinds: readonly string[]
  /**
   * A select of the entries that the reader may see; null for none. Its columns in order: `id` (text, unique over all
   * kinds), `at`, `kind`, `"group"`, `actor_id` (account or null), `actor_name` (text or null) and `facts` (jsonb).
   */
  rows(reader: AccountReport): RawBuilder<unknown> | null
  /** Adds what depends on the reader's language, such as names of stages. Keeps the order. */
  word?(
    db: Database,
    reader: AccountReport,
    facts: readonly Facts[],
    locale: Locale,
  ): Promise<readonly Facts[]>
}

/** Whether a reader sees opinions of colleagues by role and by the company's rule. Held back ones are another matter. */
export function readsColleaguesOpinions(reader: AccountReport): boolean {
  const { viewer, setting } = reader
  const mayRead = reader.may('manualEvaluation') || reader.may('reportRemark')
  return mayRead && readableOwner(viewer, setting.evaluation.evaluationInvisibleStatus) === null
}
