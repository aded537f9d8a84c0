import { goneData } from '@candor/call/unreadable'
import type { AppServices } from '@candor/db/database'
import { brandId } from '@candor/kernel/brand-id'
import { readId } from '@candor/kernel/ids'
import { Refusal } from '@candor/kernel/refusal'
import { readReportSetting } from '../../../company/rules/wire.ts'
import type { ReportSetting } from '../../../company/rules.ts'
import { isErased } from '../../../erasing/server/queries/erased-ids.ts'
import { visitedSetting } from '../../../grants/rules/visits.ts'
import { gateRefusals } from '../../contract.ts'
import { actsOf } from '../../rules/acts.ts'
import { heldBackBy, marksWithout, nothingHeldBack } from '../../rules/held-back.ts'
import { isVisitor, type ReportFacts, type ReportReader } from '../../rules/proof.ts'
import { isAnonymousReport, reachesAllCandidates } from '../../rules/reach.ts'
import type { AnyViewer } from '../../rules/viewer.ts'
import { listAssignedTo } from '../queries/given.ts'
import {
  type FoundReport,
  findCandidate,
  findCandidateOfInterview,
  findCandidateOfPlan,
  findKeptCandidate,
  type listCandidates,
} from '../queries/reports.ts'
import { readOnce, readsOfViewer } from './batch-reads.ts'
import { namesOwnReport } from './visits.ts'

/** The ids by which a call names a report. */
export interface ReportAddress {
  /** Id of an interview or of a candidate. */
  eitherId?: string | undefined
  interviewId?: string | undefined
  /** Id of a planned interview. */
  planId?: string | undefined
  candidateId?: string | undefined
  positionId?: string | undefined
  companyId?: string | undefined
}

export interface WithSetting {
  /** The report settings of the company and the position. */
  readonly setting: ReportSetting
}

/** What the gate proves of a report that may be read. */
export interface Readable extends WithSetting {
  readonly facts: ReportFacts
  /** Changes whenever anything is stored of the report, or of its settings. */
  readonly version: string
}

/** The facts of a found report, for its first viewer. */
const readables = new WeakMap<FoundReport, { readonly viewer: AnyViewer; readonly readable: Readable }>()

/**
 * Reads which report an address names, and what the viewer may do about it. Refuses a report that the viewer may not
 * read.
 *
 * With `isLocked` it stays true until the transaction ends; else the calls of a batch share it.
 */
export async function readAddressed(
  services: AppServices,
  viewer: AnyViewer,
  address: ReportAddress,
  { isLocked }: { isLocked: boolean },
): Promise<Readable> {
  if (address.companyId && readId(address.companyId) !== viewer.companyId) {
    throw new Refusal(gateRefusals, 'notFound')
  }
  const found = await findAddressed(services, viewer, address, isLocked)
  if (!found) throw await refusalOf(services, viewer, address)
  // Read again under the lock: from then on nobody changes it.
  const isGiven = isLocked ? await isWithinReach(services, viewer, [found.candidateId]) : found.isGiven
  if (!isGiven) throw new Refusal(gateRefusals, 'noView')
  const isOtherPosition = address.positionId && readId(address.positionId) !== found.positionId
  if (isOtherPosition) throw new Refusal(gateRefusals, 'notFound')
  // The calls of a batch share the found report, and so its facts.
  const known = isLocked ? undefined : readables.get(found)
  if (known?.viewer === viewer) return known.readable
  const { facts, setting } = factsOf(viewer, found)
  // The interviewers of a plan may change without any row of the report.
  const version = [found.version, ...facts.heldBack.planIds].join(' ')
  const readable = { facts, setting, version }
  const reads = isLocked ? undefined : readsOfViewer(viewer)
  if (reads) reads.evaluation = readable.setting.evaluation
  readables.set(found, { viewer, readable })
  return readable
}

/** An account that had the report open is told that its candidate was erased. */
async function refusalOf({ db }: AppServices, viewer: AnyViewer, address: ReportAddress): Promise<Refusal> {
  const notFound = new Refusal(gateRefusals, 'notFound')
  if (isVisitor(viewer)) return notFound
  const { eitherId, interviewId, candidateId } = address
  const named = [eitherId, interviewId, candidateId].flatMap((text) => readId<'named'>(text) ?? [])
  if (!(await isErased(db, viewer.companyId, named))) return notFound
  return new Refusal(gateRefusals, 'erased', { data: goneData })
}

type Addressed = Awaited<ReturnType<typeof listCandidates>>[number]

/** The facts and the settings of the report of a candidate who was found. */
export function factsOf(viewer: AnyViewer, found: Addressed): { facts: ReportFacts } & WithSetting {
  const setting = readReportSetting(found)
  const isAnonymous = isAnonymousReport(found, setting.evaluation.screeningInfoStatus)
  // A visitor may do no acts.
  if (isVisitor(viewer)) {
    const facts = { ...found, isAnonymous, acts: new Set<never>(), heldBack: nothingHeldBack }
    return { facts, setting: visitedSetting(setting, viewer) }
  }
  const heldBack = heldBackBy(found.awaitingPlanIds, setting.rules)
  const isManualScoringOn = setting.marks.manualStatus === 1
  const acts = actsOf({
    userType: viewer.userType,
    permissions: viewer.permissions,
    isManualScoringOn,
    stageTypeKind: found.stageTypeKind,
  })
  const marks = marksWithout(setting.marks, heldBack)
  return { facts: { ...found, isAnonymous, acts, heldBack }, setting: { ...setting, marks } }
}

/**
 * Finds the report of an address. Where nothing is found, an id of a candidate that a merge took into another one counts
 * as the id of that one, so that old addresses stay good.
 */
async function findAddressed(
  services: AppServices,
  viewer: AnyViewer,
  address: ReportAddress,
  isLocked: boolean,
): Promise<FoundReport | null> {
  const found = await findNamed(services, viewer, address, isLocked)
  if (found) return found
  const { eitherId, candidateId } = address
  const former = brandId<'candidate'>(candidateId ?? eitherId)
  const keptId = former && (await findKeptCandidate(services.db, viewer.companyId, former))
  if (!keptId) return null
  const named = candidateId ? { candidateId: keptId } : { eitherId: keptId }
  return findNamed(services, viewer, { ...address, ...named }, isLocked)
}

async function findNamed(
  { db }: AppServices,
  viewer: AnyViewer,
  address: ReportAddress,
  isLocked: boolean,
): Promise<FoundReport | null> {
  const { eitherId, interviewId: namedInterview, candidateId: namedCandidate } = address
  const known = isLocked ? undefined : readsOfViewer(viewer)?.found
  const lookup = { viewer, isLocked }
  const byInterview = (text: string) => {
    const id = brandId<'interview'>(text)
    return findOnce(known, `interview ${id}`, async () =>
      id ? findCandidateOfInterview(db, lookup, id) : null,
    )
  }
  const byCandidate = (text: string) => {
    const id = brandId<'candidate'>(text)
    return findOnce(known, `candidate ${id}`, async () => (id ? findCandidate(db, lookup, id) : null))
  }
  if (isVisitor(viewer)) {
    if (!namesOwnReport(viewer, address)) return null
    const { interviewId, candidateId } = viewer
    if (interviewId) return byInterview(interviewId)
    // The share names no interview, so interviews that came in later stay closed: keep the null.
    const found = await byCandidate(candidateId)
    return found && { ...found, interviewId }
  }
  const byPlan = (text: string) => {
    const id = readId<'plan'>(text)
    return findOnce(known, `plan ${id}`, async () => (id ? findCandidateOfPlan(db, lookup, id) : null))
  }
  const find = async () => {
    if (address.planId) return byPlan(address.planId)
    if (namedInterview) return byInterview(namedInterview)
    if (eitherId) return (await byInterview(eitherId)) ?? byCandidate(eitherId)
    return namedCandidate ? byCandidate(namedCandidate) : null
  }
  const found = await find()
  return found && isNamedBy(address, found) ? found : null
}

/** Whether all ids of the address belong to the report that was found. */
function isNamedBy(address: ReportAddress, found: FoundReport): boolean {
  const { eitherId, candidateId: named, interviewId: interview } = address
  const { candidateId, interviewIds } = found
  if (interview && !interviewIds.some((id) => id === readId<string>(interview))) return false
  const isEither = !eitherId || [candidateId, ...interviewIds].some((id) => id === readId(eitherId))
  return isEither && (!named || candidateId === readId(named))
}

/** Caches the result under every id of the report. */
function findOnce(
  known: Map<string, Promise<FoundReport | null>> | undefined,
  key: string,
  find: () => Promise<FoundReport | null>,
): Promise<FoundReport | null> {
  return readOnce(known, key, async () => {
    const found = await find()
    if (!found || !known) return found
    const { candidateId, interviewIds } = found
    const of = (interviewId: FoundReport['interviewId']) => Promise.resolve({ ...found, interviewId })
    for (const interviewId of interviewIds) known.set(`interview ${interviewId}`, of(interviewId))
    known.set(`candidate ${candidateId}`, of(interviewIds[0] ?? null))
    return found
  })
}

/** The candidates among some that a viewer reaches. */
export async function listWithinReach(
  { db }: AppServices,
  viewer: AnyViewer,
  candidateIds: readonly ReportReader['candidateId'][],
): Promise<ReadonlySet<string>> {
  if (viewer.accountId === null || candidateIds.length === 0) return new Set()
  if (reachesAllCandidates(viewer.userType)) return new Set(candidateIds)
  return new Set(await listAssignedTo(db, viewer.companyId, candidateIds, viewer.accountId))
}

/** Whether a viewer reaches every one of the candidates. */
export async function isWithinReach(
  services: AppServices,
  viewer: AnyViewer,
  candidateIds: readonly ReportReader['candidateId'][],
): Promise<boolean> {
  return (await listWithinReach(services, viewer, candidateIds)).size === new Set(candidateIds).size
}
