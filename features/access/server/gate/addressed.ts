import type { AppServices } from '@candor/db/database'
import { readId } from '@candor/kernel/ids'
import { Refusal } from '@candor/kernel/refusal'
import { type ReportSetting, readReportSetting } from '../../../company/rules.ts'
import { gateRefusals } from '../../contract.ts'
import { actsOf } from '../../rules/acts.ts'
import type { ReportFacts, ReportReader, Viewer } from '../../rules/proof.ts'
import { isAnonymousReport, reachesAllCandidates } from '../../rules/reach.ts'
import { findCandidate, findCandidateOfInterview, type listCandidates, listGivenTo } from '../queries.ts'
import { readOnce, readsOfViewer } from './batch-reads.ts'

/** How a report is asked for. */
export interface ReportAddress {
  interviewId?: string | undefined
  candidateId?: string | undefined
  companyId?: string | undefined
}

export interface WithSetting {
  /** How the report's company and position set reports up. */
  readonly setting: ReportSetting
}

/**
 * Reads who the report that an address names is about, and what the viewer may do about it. Refuses what may not be read.
 *
 * With `isTaken` it holds until the transaction ends; else the calls of a batch share it.
 */
export async function readAddressed(
  services: AppServices,
  viewer: Viewer,
  address: ReportAddress,
  held: { isTaken: boolean },
): Promise<{ facts: ReportFacts } & WithSetting> {
  if (address.companyId && readId(address.companyId) !== viewer.companyId) {
    throw new Refusal(gateRefusals, 'notFound')
  }
  const found = await findAddressed(services, viewer, address, held)
  if (!found) throw new Refusal(gateRefusals, 'notFound')
  if (!(await isWithinReach(services, viewer, [found.candidateId], held)))
    throw new Refusal(gateRefusals, 'noView')
  return factsOf(viewer, found)
}

type Addressed = Awaited<ReturnType<typeof listCandidates>>[number]

/** What the gate proves of a candidate that was found, and how the report is set up. */
export function factsOf(viewer: Viewer, found: Addressed): { facts: ReportFacts } & WithSetting {
  const setting = readReportSetting(found)
  const isAnonymous = isAnonymousReport(found, setting.evaluation.screeningInfoStatus)
  const isManualScoringOn = setting.marks.manualStatus === 1
  const acts = actsOf({
    userType: viewer.userType,
    permissions: viewer.permissions,
    isManualScoringOn,
    stageTypeKind: found.stageTypeKind,
  })
  return { facts: { ...found, isAnonymous, acts }, setting }
}

async function findAddressed(
  { db }: AppServices,
  viewer: Viewer,
  address: ReportAddress,
  { isTaken }: { isTaken: boolean },
) {
  const place = { companyId: viewer.companyId, isTaken }
  const known = isTaken ? undefined : readsOfViewer(viewer)?.found
  const interviewId = readId<'interview'>(address.interviewId)
  const candidateId = readId<'candidate'>(address.candidateId)
  if (address.interviewId) {
    const read = async () => interviewId && findCandidateOfInterview(db, place, interviewId)
    const found = await readOnce(known, `interview ${interviewId}`, read)
    const isOtherCandidate = address.candidateId && found?.candidateId !== candidateId
    return isOtherCandidate ? null : found
  }
  return readOnce(
    known,
    `candidate ${candidateId}`,
    async () => candidateId && findCandidate(db, place, candidateId),
  )
}

/** Whether a viewer has every one of the candidates. */
export async function isWithinReach(
  services: AppServices,
  viewer: Viewer,
  candidateIds: ReportReader['candidateId'][],
  { isTaken }: { isTaken: boolean },
) {
  if (reachesAllCandidates(viewer.userType)) return true
  const known = isTaken ? undefined : readsOfViewer(viewer)?.given
  const given = await readOnce(known, candidateIds.join(), () =>
    listGivenTo(services.db, viewer.companyId, candidateIds, viewer.accountId),
  )
  return given.length === candidateIds.length
}
