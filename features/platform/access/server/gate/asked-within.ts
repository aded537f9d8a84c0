import type { AppServices } from '@candor/db/database'
import { brandId } from '@candor/kernel/brand-id'
import { Refusal } from '@candor/kernel/refusal'
import { gateRefusals } from '../../contract.ts'
import type { ReportAct } from '../../rules/acts.ts'
import { prove } from '../../rules/proof.ts'
import type { AnyViewer, ReportActor, Viewer } from '../../rules/viewer.ts'
import { listCandidates, lockCandidates } from '../queries/reports.ts'
import { factsOf, isWithinReach, type ReportAddress, readAddressed } from './addressed.ts'
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

/** Proves the same for several candidates, in as many statements as for one. If one is refused, all are. */
export async function authorizeEachAction(
  within: AppServices,
  viewer: Viewer,
  candidateIds: readonly string[],
  act: ReportAct,
): Promise<ReportActor[]> {
  const known = candidateIds.map((id) => brandId<'candidate'>(id)).filter((id) => id !== null)
  if (known.length > 0) await lockCandidates(within.db, viewer.companyId, known)
  return authorizeEachLook(within, viewer, candidateIds, act)
}

/** Proves the same without locks, for a look at what the act would do. */
export async function authorizeEachLook(
  within: AppServices,
  viewer: Viewer,
  candidateIds: readonly string[],
  act: ReportAct,
): Promise<ReportActor[]> {
  const ids = new Set(candidateIds.map((id) => brandId<'candidate'>(id)))
  const known = [...ids].filter((id) => id !== null)
  const found = known.length === 0 ? [] : await listCandidates(within.db, viewer, known)
  if (found.length < ids.size) throw new Refusal(gateRefusals, 'notFound')
  if (!(await isWithinReach(within, viewer, known))) throw new Refusal(gateRefusals, 'noView')
  const all = found.map((each) => factsOf(viewer, each).facts)
  if (all.some(({ acts }) => !acts.has(act))) throw new Refusal(gateRefusals, 'noOperate')
  return all.map((facts) => prove.actor(viewer, facts, act))
}
