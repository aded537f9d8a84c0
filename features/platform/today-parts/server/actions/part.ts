import type { CandidateId } from '@candor/kernel/ids'
import type { RawBuilder } from 'kysely'
import type { Viewer } from '../../../access/rules/viewer.ts'

/** Whose Today it is, and what this account may see. */
export interface TodayLook {
  readonly viewer: Viewer
  /** Whether the account reads opinions of colleagues at all. */
  readonly mayReadOpinions: boolean
  /** Candidates whose opinions by colleagues are held back until the account's own one (decision 020). */
  readonly coveredIds: readonly CandidateId[]
  readonly now: Date
}

/** One kind of things on Today: an item of the export `today` of a feature's `server/today.ts`. */
export interface TodayKind {
  readonly kind: string
  /** Whether an account can mark such a thing as done, since nothing else ends it. */
  readonly mayBeDone?: boolean
  /** Whether an account can have such things at all. */
  isFor(viewer: Viewer): boolean
  /**
   * A select of what waits now, with the columns `thing` (text), `candidate_id`, `since`, `due` and `facts` (jsonb).
   *
   * The page leaves out what the account put off, and candidates out of its reach. It adds the names, masked.
   */
  select(look: TodayLook): RawBuilder<unknown>
}
