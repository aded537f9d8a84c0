import { createHash } from 'node:crypto'
import type { Admissions } from '@candor/call/define'
import type { RequestContext } from '@candor/call/serve'
import type { AppServices } from '@candor/db/database'
import { readId } from '@candor/kernel/ids'
import { Refusal } from '@candor/kernel/refusal'
import { gateRefusals } from '../contract.ts'
import { isAdministrator, type ReportAct } from '../rules/acts.ts'
import { isPermissionKey, isUserType, type PermissionKey } from '../rules/permissions.ts'
import {
  Administrator,
  ReportActor,
  ReportReader,
  ServiceCaller,
  Viewer,
  type ViewerFacts,
} from '../rules/proof.ts'
import {
  factsOf,
  isWithinReach,
  type Readable,
  type ReportAddress,
  readAddressed,
  type WithSetting,
} from './gate/addressed.ts'
import { readOnce, readsOfBatch, shareReads } from './gate/batch-reads.ts'
import { findServiceKey, findSession, listCandidates, takeCandidates } from './queries.ts'

/** The form in which a token or key is stored and looked up: sha256 in hex. Enough, as tokens are random. */
export function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('hex')
}

/** Proves what a call's access asks for, or refuses. It reads no body and no record of a candidate. */
export async function authenticate(
  services: AppServices,
  access: keyof Admissions,
  context: RequestContext,
): Promise<Admissions[keyof Admissions]> {
  switch (access) {
    case 'public':
      return null
    case 'serviceKey':
      return authenticateService(services, context)
    default:
      return authenticateOnce(services, access, context)
  }
}

/** The proof that a person may make a call of such an access, made once for all of a batch that need the same. */
function authenticateOnce(
  services: AppServices,
  access: PersonAccess,
  context: RequestContext,
): Promise<Viewer> {
  const reads = readsOfBatch(context)
  // What proves a reader proves a user.
  return readOnce(reads?.viewers, access === 'reader' ? 'user' : access, async () => {
    const viewer = await authenticateAccount(services, access, context, findSession)
    if (reads) shareReads(viewer, reads)
    return viewer
  })
}

/** What gives a call a person as its viewer. */
export type PersonAccess = Exclude<keyof Admissions, 'public' | 'serviceKey'>

/** Proves that a person may make a call of such an access; `find` reads the session, and may keep it as it is. */
export async function authenticateAccount(
  services: AppServices,
  access: PersonAccess,
  context: RequestContext,
  find: typeof findSession,
): Promise<Viewer> {
  const withOneTimePassword = access === 'account'
  const account = await readAccount(services, context, { withOneTimePassword, find })
  if (access !== 'admin') return new Viewer(account)
  if (!isAdministrator(account.userType)) throw new Refusal(gateRefusals, 'noOperate')
  return new Administrator(account)
}

async function readAccount(
  services: AppServices,
  context: RequestContext,
  { withOneTimePassword, find }: { withOneTimePassword: boolean; find: typeof findSession },
): Promise<ViewerFacts> {
  if (!context.token) throw new Refusal(gateRefusals, 'signInNeeded')
  const session = await find(services.db, hashToken(context.token))
  if (!session || session.endedAt) throw new Refusal(gateRefusals, 'tokenInvalid')
  if (session.expiresAt <= services.clock.now()) throw new Refusal(gateRefusals, 'tokenExpired')
  const isShutOut = session.userType === 'freeze' || (session.isDemo && !services.settings.isDemoOn)
  if (isShutOut || !isUserType(session.userType)) throw new Refusal(gateRefusals, 'tokenInvalid')
  if (session.mustChangePassword && !withOneTimePassword)
    throw new Refusal(gateRefusals, 'passwordChangeNeeded')
  return {
    companyId: session.companyId,
    accountId: session.accountId,
    sessionId: session.sessionId,
    userType: session.userType,
    permissions: new Set(session.buttons.filter(isPermissionKey)),
  }
}

async function authenticateService(services: AppServices, context: RequestContext): Promise<ServiceCaller> {
  if (!context.token) throw new Refusal(gateRefusals, 'signInNeeded')
  const key = await findServiceKey(services.db, hashToken(context.token))
  if (!key) throw new Refusal(gateRefusals, 'tokenInvalid')
  return new ServiceCaller(key)
}

/** Refuses whoever names somebody else as the one who acts: the account that is signed in does (R6-008, R6-009). */
export function requireSelf(viewer: Viewer, wireId: string | undefined): void {
  if (wireId && readId(wireId) !== viewer.accountId) throw new Refusal(gateRefusals, 'noOperate')
}

/** Proof that a report may be read, with how it is set up. */
export type AuthorizedReport = ReportReader & WithSetting

/** The same with the report's version: what is answered by it alone is the same as long as that is. */
export type VersionedReport = AuthorizedReport & Pick<Readable, 'version'>

/**
 * Proves that a viewer may read the report that an address names, by its interview or its candidate.
 *
 * An unknown id, another company's id and ids that do not belong together are refused alike.
 */
export async function authorizeReport(
  services: AppServices,
  viewer: Viewer,
  address: ReportAddress,
): Promise<VersionedReport> {
  const { facts, ...found } = await readAddressed(services, viewer, address, { isTaken: false })
  return Object.assign(new ReportReader(viewer, facts), found)
}

/** Proves the same within an act, where it holds until the transaction ends. */
export async function authorizeReportWithin(
  within: AppServices,
  viewer: Viewer,
  address: ReportAddress,
): Promise<AuthorizedReport> {
  const { facts, setting } = await readAddressed(within, viewer, address, { isTaken: true })
  return Object.assign(new ReportReader(viewer, facts), { setting })
}

/**
 * Proves, within an act, that a viewer may do something about the candidate that an address names; reading comes first,
 * so that what may not be read is refused as `openReport` refuses it. It holds until the transaction ends.
 */
export async function authorizeAction(
  within: AppServices,
  viewer: Viewer,
  address: ReportAddress,
  act: ReportAct,
): Promise<ReportActor & WithSetting> {
  const { facts, setting } = await readAddressed(within, viewer, address, { isTaken: true })
  if (!facts.acts.has(act)) throw new Refusal(gateRefusals, 'noOperate')
  return Object.assign(new ReportActor(viewer, facts, act), { setting })
}

/**
 * Proves the same for several candidates, in as many statements as for one. One that may not be read or acted on
 * refuses them all.
 */
export async function authorizeEachAction(
  within: AppServices,
  viewer: Viewer,
  candidateIds: readonly string[],
  act: ReportAct,
): Promise<ReportActor[]> {
  const ids = new Set(candidateIds.map((id) => readId<'candidate'>(id)))
  const known = [...ids].filter((id) => id !== null)
  if (known.length > 0) await takeCandidates(within.db, viewer.companyId, known)
  const found = known.length === 0 ? [] : await listCandidates(within.db, viewer.companyId, known)
  if (found.length < ids.size) throw new Refusal(gateRefusals, 'notFound')
  if (!(await isWithinReach(within, viewer, known))) throw new Refusal(gateRefusals, 'noView')
  const all = found.map((each) => factsOf(viewer, each).facts)
  if (all.some(({ acts }) => !acts.has(act))) throw new Refusal(gateRefusals, 'noOperate')
  return all.map((facts) => new ReportActor(viewer, facts, act))
}

/** Refuses unless the reader's role has the key of the tab that the data belong to. */
export function requirePermission(reader: ReportReader, key: PermissionKey): void {
  requireOneOf(reader, [key])
}

/** Refuses unless the reader's role has one of the keys: for data that stand in several tabs. */
export function requireOneOf(reader: ReportReader, keys: readonly PermissionKey[]): void {
  if (!keys.some((key) => reader.may(key))) throw new Refusal(gateRefusals, 'noView')
}
