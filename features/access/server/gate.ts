import { createHash } from 'node:crypto'
import type { Admissions } from '@candor/call/define'
import type { Visitor } from '@candor/call/serve'
import type { House } from '@candor/db/database'
import { readId } from '@candor/kernel/ids'
import { Refusal } from '@candor/kernel/refusal'
import { type ReportSetting, readReportSetting } from '../../company/rules.ts'
import { gateRefusals } from '../contract.ts'
import { isPermissionKey, isUserType, type PermissionKey } from '../rules/permissions.ts'
import { ReportReader, ServiceCaller, Viewer } from '../rules/proof.ts'
import { isAnonymousReport, reachesAllCandidates } from '../rules/reach.ts'
import {
  findCandidate,
  findCandidateOfInterview,
  findServiceKey,
  findSession,
  isRecommendedTo,
} from './queries.ts'

/** The form in which a token or key is stored and looked up: sha256 in hex. Enough, as tokens are random. */
export function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('hex')
}

/** Proves what a call's access asks for, or refuses. It reads no body and no record of a candidate. */
export async function admit(
  house: House,
  access: keyof Admissions,
  visitor: Visitor,
): Promise<Admissions[keyof Admissions]> {
  switch (access) {
    case 'public':
      return null
    case 'serviceKey':
      return admitService(house, visitor)
    case 'account':
      return admitAccount(house, visitor, { withOneTimePassword: true })
    case 'user':
    case 'reader':
      return admitAccount(house, visitor, { withOneTimePassword: false })
  }
}

async function admitAccount(
  house: House,
  visitor: Visitor,
  { withOneTimePassword }: { withOneTimePassword: boolean },
): Promise<Viewer> {
  if (!visitor.token) throw new Refusal(gateRefusals, 'signInNeeded')
  const session = await findSession(house.db, hashToken(visitor.token))
  if (!session || session.endedAt) throw new Refusal(gateRefusals, 'tokenInvalid')
  if (session.expiresAt <= house.clock.now()) throw new Refusal(gateRefusals, 'tokenExpired')
  const isShutOut = session.userType === 'freeze' || (session.isDemo && !house.settings.isDemoOn)
  if (isShutOut || !isUserType(session.userType)) throw new Refusal(gateRefusals, 'tokenInvalid')
  if (session.mustChangePassword && !withOneTimePassword)
    throw new Refusal(gateRefusals, 'passwordChangeNeeded')
  return new Viewer({
    companyId: session.companyId,
    accountId: session.accountId,
    sessionId: session.sessionId,
    userType: session.userType,
    permissions: new Set(session.buttons.filter(isPermissionKey)),
  })
}

async function admitService(house: House, visitor: Visitor): Promise<ServiceCaller> {
  if (!visitor.token) throw new Refusal(gateRefusals, 'signInNeeded')
  const key = await findServiceKey(house.db, hashToken(visitor.token))
  if (!key) throw new Refusal(gateRefusals, 'tokenInvalid')
  return new ServiceCaller(key.companyId)
}

/** Proof that a report may be read, with how its company and its position set reports up. */
export type OpenedReport = ReportReader & { readonly setting: ReportSetting }

export interface ReportAddress {
  interviewId?: string | undefined
  candidateId?: string | undefined
  companyId?: string | undefined
}

/**
 * Proves that a viewer may read the report that an address names, by its interview or its candidate.
 *
 * An unknown id, another company's id and ids that do not belong together are refused alike.
 */
export async function openReport(
  house: House,
  viewer: Viewer,
  address: ReportAddress,
): Promise<OpenedReport> {
  if (address.companyId && readId(address.companyId) !== viewer.companyId) {
    throw new Refusal(gateRefusals, 'notFound')
  }
  const found = await findAddressed(house, viewer, address)
  if (!found) throw new Refusal(gateRefusals, 'notFound')
  if (!(await isWithinReach(house, viewer, found.candidateId))) throw new Refusal(gateRefusals, 'noView')
  const setting = readReportSetting(found)
  const isAnonymous = isAnonymousReport(found, setting.evaluation.screeningInfoStatus)
  return Object.assign(new ReportReader(viewer, { ...found, isAnonymous }), { setting })
}

/** Refuses unless the reader's role has the key of the tab that the data belong to. */
export function requirePermission(reader: ReportReader, key: PermissionKey): void {
  requireOneOf(reader, [key])
}

/** Refuses unless the reader's role has one of the keys: for data that stand in several tabs. */
export function requireOneOf(reader: ReportReader, keys: readonly PermissionKey[]): void {
  if (!keys.some((key) => reader.may(key))) throw new Refusal(gateRefusals, 'noView')
}

async function findAddressed(house: House, viewer: Viewer, address: ReportAddress) {
  const interviewId = readId<'interview'>(address.interviewId)
  const candidateId = readId<'candidate'>(address.candidateId)
  if (address.interviewId) {
    const found = interviewId && (await findCandidateOfInterview(house.db, viewer.companyId, interviewId))
    const isOtherCandidate = address.candidateId && found?.candidateId !== candidateId
    return isOtherCandidate ? null : found
  }
  return candidateId && findCandidate(house.db, viewer.companyId, candidateId)
}

async function isWithinReach(house: House, viewer: Viewer, candidateId: ReportReader['candidateId']) {
  if (reachesAllCandidates(viewer.userType)) return true
  return isRecommendedTo(house.db, viewer.companyId, candidateId, viewer.accountId)
}
