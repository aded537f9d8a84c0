import type { AppServices } from '@candor/db/database'
import { minuteMs } from '@candor/kernel/durations'
import type { CandidateId } from '@candor/kernel/ids'
import { deleteStale, listCandidatesAfter, listGone, postponeStale, takeStale } from '../queries/stale.ts'
import { writePassages } from './write-passages.ts'

/** Candidates of one transaction. */
const together = 50

/** Writes one portion of candidates whose texts changed. Returns how many were written. */
async function writePortion(services: AppServices, limit: number): Promise<number> {
  return services.db.transaction().execute(async (db) => {
    const stale = await takeStale(db, services.clock.now(), limit)
    const taken = [...new Set(stale.map(({ candidateId }) => candidateId))]
    if (taken.length === 0) return 0
    const { candidateIds } = await writePassages(services, db, taken)
    const done = new Set([...candidateIds, ...(await listGone(db, taken))])
    await deleteStale(
      db,
      stale.filter(({ candidateId }) => done.has(candidateId)).map(({ id }) => id),
    )
    return done.size
  })
}

/** Puts off the candidate whose turn it is. Returns how many were put off. */
async function postponeFirst(services: AppServices, error: unknown): Promise<number> {
  const now = services.clock.now()
  return services.db.transaction().execute(async (db) => {
    const stale = await takeStale(db, now, 1)
    const candidates = stale.map(({ candidateId }) => candidateId)
    services.log.error({ err: error, candidates }, 'passages of a candidate could not be written')
    await postponeStale(
      db,
      stale.map(({ id }) => id),
      new Date(now.getTime() + minuteMs),
    )
    return stale.length
  })
}

/**
 * Writes the passages of all candidates whose texts changed. Returns how many candidates were written.
 *
 * A portion that fails is taken one by one, so that a candidate that cannot be read holds up no other. It is tried again
 * after a minute. Candidates that an act has locked wait for the next run.
 */
export async function keepIndex(services: AppServices): Promise<number> {
  let written = 0
  let limit = together
  for (;;)
    try {
      const portion = await writePortion(services, limit)
      if (portion === 0) return written
      written += portion
    } catch (error) {
      if (limit > 1) limit = 1
      else if ((await postponeFirst(services, error)) === 0) throw error
    }
}

export interface Rebuilt {
  readonly candidates: number
  /** Candidates that another transaction had locked. */
  readonly skipped: number
  readonly added: number
  readonly removed: number
}

/** Reads the texts of all candidates again, and writes the rows that differ. */
export async function rebuildIndex(services: AppServices): Promise<Rebuilt> {
  let after: CandidateId | null = null
  let result: Rebuilt = { candidates: 0, skipped: 0, added: 0, removed: 0 }
  for (;;) {
    const ids: CandidateId[] = await listCandidatesAfter(services.db, after, together)
    const last: CandidateId | undefined = ids.at(-1)
    if (last === undefined) return result
    const portion = await services.db.transaction().execute((db) => writePassages(services, db, ids))
    result = {
      candidates: result.candidates + portion.candidateIds.length,
      skipped: result.skipped + ids.length - portion.candidateIds.length,
      added: result.added + portion.added,
      removed: result.removed + portion.removed,
    }
    after = last
  }
}
