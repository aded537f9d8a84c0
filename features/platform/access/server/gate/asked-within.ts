import type { AppServices } from '@candor/db/database'
import { brandId } from '@candor/kernel/brand-id'
import { Refusal } from '@candor/kernel/refusal'
import { gateRefusals } from '../../contract.ts'
import type { ReportAct } from '../../rules/acts.ts'
import { prove } from '../../rules/proof.ts'
import type { AnyViewer, ReportActor, ReportReader, Viewer } from '../../rules/viewer.ts'
import { listCandidates, lockCandidates } from '../queries/reports.ts'
import { factsOf, listWithinReach, type ReportAddress, readAddressed } from './addressed.ts'
import type { AuthorizedActor, AuthorizedReport } from './report-access.ts'

// For the few calls whose report only something stored names, or which are about several reports.
// `.dependency-cruiser.cjs` lists their callers (`reports-are-declared`); all other calls declare their report.

/**
 * Proves that a viewer may read the report of a candidate or an interview that no field of the input names.
 *
 * An unknown id, another company's id and ids that do not belong together are refused alike.
 */
export async function authorizeReport(
  services: AppServices,
  viewer: AnyViewer,
  address: ReportAddress,
): Promise<AuthorizedReport> {
  const { facts, setting } = await readAddressed(services, viewer, address, { isLocked: false })
  return Object.assign(prove.reader(viewer, facts), { setting })
}

/**
 * Proves, within an act, that a viewer may do something about the candidate that an address names. Reading is proved
 * first, so that an unreadable report is refused as `authorizeReport` refuses it. The proof holds until the transaction
 * ends.
 */
export async function authorizeAction(
  within: AppServices,
  viewer: Viewer,
  address: ReportAddress,
  act: ReportAct,
): Promise<AuthorizedActor> {
  const { facts, setting } = await readAddressed(within, viewer, address, { isLocked: true })
  if (!facts.acts.has(act)) throw new Refusal(gateRefusals, 'noOperate')
  return Object.assign(prove.actor(viewer, facts, act), { setting })
}

/** Why the gate refuses an act about one of several candidates. */
export type RefusedBy = 'notFound' | 'noView' | 'noOperate'

/** Several candidates as the gate sorts them: proofs, and the others with the reason. */
export interface SortedActors {
  readonly actors: readonly ReportActor[]
  readonly refused: ReadonlyMap<string, RefusedBy>
  /** Proofs of all candidates that the viewer may read, refused ones too: their names may be told. */
  readonly readable: readonly ReportReader[]
}

/** Proves the same for several candidates, in as many statements as for one. If one is refused, all are. */
export async function authorizeEachAction(
  within: AppServices,
  viewer: Viewer,
  candidateIds: readonly string[],
  act: ReportAct,
): Promise<ReportActor[]> {
  await lockEach(within, viewer, candidateIds)
  return authorizeEachLook(within, viewer, candidateIds, act)
}

/** Proves the same without locks, for a look at what the act would do. */
export async function authorizeEachLook(
  within: AppServices,
  viewer: Viewer,
  candidateIds: readonly string[],
  act: ReportAct,
): Promise<ReportActor[]> {
  const { actors, refused } = await sortEachLook(within, viewer, candidateIds, act)
  const reasons = new Set(refused.values())
  for (const reason of ['notFound', 'noView', 'noOperate'] as const)
    if (reasons.has(reason)) throw new Refusal(gateRefusals, reason)
  return [...actors]
}

/** Proves an act for each candidate by itself, locked until the transaction ends: a refused one stops no other. */
export async function sortEachAction(
  within: AppServices,
  viewer: Viewer,
  candidateIds: readonly string[],
  act: ReportAct,
): Promise<SortedActors> {
  await lockEach(within, viewer, candidateIds)
  return sortEachLook(within, viewer, candidateIds, act)
}

/** Proves the same without locks. */
export async function sortEachLook(
  within: AppServices,
  viewer: Viewer,
  candidateIds: readonly string[],
  act: ReportAct,
): Promise<SortedActors> {
  const known = new Map<string, ReportActor['candidateId']>()
  const refused = new Map<string, RefusedBy>()
  for (const text of candidateIds) {
    const id = brandId<'candidate'>(text)
    if (id === null) refused.set(text, 'notFound')
    else known.set(id, id)
  }
  const ids = [...known.values()]
  const found = ids.length === 0 ? [] : await listCandidates(within.db, viewer, ids)
  const reached = await listWithinReach(within, viewer, ids)
  const facts = new Map(found.map((each) => [each.candidateId, factsOf(viewer, each).facts]))
  const actors: ReportActor[] = []
  const readable: ReportReader[] = []
  for (const id of ids) {
    const of = facts.get(id)
    if (!of) refused.set(id, 'notFound')
    else if (!reached.has(id)) refused.set(id, 'noView')
    else {
      readable.push(prove.reader(viewer, of))
      if (of.acts.has(act)) actors.push(prove.actor(viewer, of, act))
      else refused.set(id, 'noOperate')
    }
  }
  return { actors, refused, readable }
}

async function lockEach(within: AppServices, viewer: Viewer, candidateIds: readonly string[]): Promise<void> {
  const known = candidateIds.map((id) => brandId<'candidate'>(id)).filter((id) => id !== null)
  if (known.length > 0) await lockCandidates(within.db, viewer.companyId, known)
}
