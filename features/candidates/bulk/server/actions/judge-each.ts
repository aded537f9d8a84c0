import type { AppServices } from '@candor/db/database'
import type { CandidateId } from '@candor/kernel/ids'
import type { ReportActor, Viewer } from '../../../../platform/access/rules/viewer.ts'
import {
  type RefusedBy,
  sortEachAction,
  sortEachLook,
} from '../../../../platform/access/server/gate/asked-within.ts'
import type { BulkCandidate, BulkPart, Fault } from '../../../bulk-parts/server/actions/part.ts'
import type { BulkFault, BulkTerms } from '../../contract.ts'
import { listStanding, type StandingRow } from '../queries/items.ts'

const faultOfGate: Readonly<Record<RefusedBy, BulkFault>> = {
  notFound: 'gone',
  noView: 'gone',
  noOperate: 'noRight',
}

/** Where the caller saw a candidate. */
export interface Seen {
  readonly stageId: string
  readonly outcome: string | null
}

interface Asked {
  readonly viewer: Viewer
  readonly part: BulkPart
  readonly terms: BulkTerms
  /** Ids as they were sent, or as they are stored. */
  readonly candidateIds: readonly string[]
  /** Where the caller saw each; null for a look, which sees them now. */
  readonly seen: ReadonlyMap<string, Seen> | null
}

/** A candidate that the act reaches, as it stands now. */
export interface Reached extends BulkCandidate {
  readonly row: StandingRow
}

export interface Judged {
  /** In the order of the ids. */
  readonly reached: readonly Reached[]
  readonly faults: ReadonlyMap<string, Fault>
  /** The candidates that the caller may see, with faults or not. */
  readonly rows: ReadonlyMap<string, StandingRow & { readonly isAnonymous: boolean }>
}

function faultOfStanding(
  { needsSameStanding, reachesEnded }: BulkPart,
  now: StandingRow,
  seen: Seen | undefined,
): Fault | null {
  const isSame = !seen || (now.stageId === seen.stageId && now.outcome === seen.outcome)
  if (needsSameStanding && !isSame) return { why: 'movedMeanwhile', byAccountId: now.movedByAccountId }
  return !reachesEnded && now.outcome !== null ? { why: 'ended' } : null
}

/**
 * Judges each candidate of an act by itself: by the gate, by where it stands, and by the part of the act. With `seen` it
 * runs in the transaction that acts, and locks the candidates.
 */
export async function judgeEach(within: AppServices, asked: Asked): Promise<Judged> {
  const { viewer, part, terms, candidateIds, seen } = asked
  const sort = seen ? sortEachAction : sortEachLook
  const { actors, refused, readable } = await sort(within, viewer, candidateIds, part.act)
  const faults = new Map<string, Fault>([...refused].map(([id, why]) => [id, { why: faultOfGate[why] }]))
  const ids: CandidateId[] = readable.map(({ candidateId }) => candidateId)
  const standing = new Map(
    (await listStanding(within.db, viewer.companyId, ids)).map((row) => [row.candidateId, row]),
  )
  const rows = new Map<string, StandingRow & { isAnonymous: boolean }>()
  for (const { candidateId, isAnonymous } of readable) {
    const row = standing.get(candidateId)
    if (row) rows.set(candidateId, { ...row, isAnonymous })
  }
  const open = actors.flatMap((actor: ReportActor): Reached[] => {
    const row = standing.get(actor.candidateId)
    const fault = row ? faultOfStanding(part, row, seen?.get(actor.candidateId)) : { why: 'gone' as const }
    if (fault) faults.set(actor.candidateId, fault)
    return row && !fault ? [{ actor, row, stageId: row.stageId, outcome: row.outcome }] : []
  })
  const judged = open.length === 0 ? null : await part.judge({ within, viewer, terms, candidates: open })
  for (const [candidateId, fault] of judged ?? []) faults.set(candidateId, fault)
  return { reached: open.filter(({ actor }) => !faults.has(actor.candidateId)), faults, rows }
}

/** Whether reports hide the names of candidates, by id. Candidates that the viewer may not see are missing. */
export async function namesFor(
  services: AppServices,
  viewer: Viewer,
  candidateIds: readonly CandidateId[],
  { act }: Pick<BulkPart, 'act'>,
): Promise<ReadonlyMap<string, boolean>> {
  if (candidateIds.length === 0) return new Map()
  const { readable } = await sortEachLook(services, viewer, candidateIds, act)
  return new Map(readable.map(({ candidateId, isAnonymous }) => [candidateId, isAnonymous]))
}

/** The candidates among ids as they were sent that the viewer may see, each once. */
export async function listReadable(
  services: AppServices,
  viewer: Viewer,
  ids: readonly string[],
): Promise<CandidateId[]> {
  const { readable } = await sortEachLook(services, viewer, ids, 'label')
  return readable.map(({ candidateId }) => candidateId)
}
