import type { AnyAccess, ProofOf } from '@candor/call/define'
import type { RequestContext } from '@candor/call/serve'
import type { AppServices } from '@candor/db/database'
import { type AccountId, type CompanyId, readId } from '@candor/kernel/ids'
import { Refusal } from '@candor/kernel/refusal'
import { gateRefusals } from '../contract.ts'
import { isAdministrator } from '../rules/acts.ts'
import type { UserAccess } from '../rules/declared.ts'
import { isPermissionKey, isUserType } from '../rules/permissions.ts'
import { isViewer, isVisitor, prove, type ViewerFacts } from '../rules/proof.ts'
import { endOfSession, isWayClosed } from '../rules/session-end.ts'
import type { AnyViewer, ServiceCaller, Viewer } from '../rules/viewer.ts'
import { readOnce, readsOfBatch, shareReads } from './gate/batch-reads.ts'
import { authorizeAccess, requireOneOf, textIn } from './gate/report-access.ts'
import { noteSeen } from './gate/seen.ts'
import { hashToken, newToken } from './gate/token.ts'
import { authenticateVisitor, isVisitToken, letsVisitorsIn } from './gate/visits.ts'
import { findServiceKey, findSession } from './queries/accounts.ts'

export { hashToken, newToken }

/** The caller that the gate let in: null for an open call, a machine, a person, or a visitor without an account. */
export type AuthenticatedCaller = null | ServiceCaller | AnyViewer

/** The kind of caller that a call is open to, whatever else its access asks for. */
export function accessKindOf(access: AnyAccess): Exclude<AnyAccess, object> {
  return typeof access === 'string' ? access : 'user'
}

/**
 * Lets a caller in if the call's access allows that kind of caller, or refuses. Reads no body and no record of a
 * candidate.
 */
export async function authenticate(
  services: AppServices,
  access: AnyAccess,
  context: RequestContext,
): Promise<AuthenticatedCaller> {
  switch (access) {
    case 'public':
      return null
    case 'serviceKey':
      return authenticateService(services, context)
    default:
      return authenticateOnce(services, access, context)
  }
}

/** The account of a signed-in caller; null for any other. */
export function accountAt(caller: AuthenticatedCaller): AccountId | null {
  return isViewer(caller) ? caller.accountId : null
}

/** The company of a caller; null for one that is not proved. */
export function companyAt(caller: AuthenticatedCaller): CompanyId | null {
  return caller?.companyId ?? null
}

/** Whether the caller is a machine with a company's service key. */
export function isMachine(caller: AuthenticatedCaller): boolean {
  return caller !== null && !isViewer(caller) && !isVisitor(caller)
}

/**
 * Whose streams are counted together: those of one account, or of all who read by one share; null for other callers.
 */
export function streamOwnerAt(caller: AuthenticatedCaller): string | null {
  return isVisitor(caller) ? caller.grantId : accountAt(caller)
}

const identities = new WeakMap<AnyViewer, string>()

/** The caller's identity with session and rights, as one text; null for a caller that is not a person. */
export function identityAt(caller: AuthenticatedCaller): string | null {
  if (!isViewer(caller) && !isVisitor(caller)) return null
  const known = identities.get(caller)
  if (known !== undefined) return known
  // A caller never changes: each proof is another object.
  const identity = identityOf(caller)
  identities.set(caller, identity)
  return identity
}

function identityOf(caller: AnyViewer): string {
  if (isVisitor(caller)) {
    const { companyId, grantId, sessionId, userType, showsScores, permissions, parts } = caller
    return JSON.stringify([companyId, grantId, sessionId, userType, showsScores, ...permissions, ...parts])
  }
  const { companyId, accountId, sessionId, userType, permissions } = caller
  return JSON.stringify([companyId, accountId, sessionId, userType, ...permissions])
}

/** The proof of the caller for calls of such an access, made once for all such calls of a batch. */
async function authenticateOnce(
  services: AppServices,
  access: PersonAccess,
  context: RequestContext,
): Promise<AnyViewer> {
  const reads = readsOfBatch(context)
  const { token } = context
  const viewer = await readOnce(reads?.viewers, accessKindOf(access), async () => {
    const proved = isVisitToken(token)
      ? await authenticateVisitor(services, token)
      : await authenticateAccount(services, access, context, findSession)
    if (reads) shareReads(proved, reads)
    return proved
  })
  if (isVisitor(viewer) && !letsVisitorsIn(access)) throw new Refusal(gateRefusals, 'noOperate')
  return viewer
}

/** The signed-in account of a caller of an open call; null for everybody else, an ended session included. */
export async function identifyViewer(services: AppServices, context: RequestContext): Promise<Viewer | null> {
  if (!context.token || isVisitToken(context.token)) return null
  try {
    return await authenticateAccount(services, 'user', context, findSession)
  } catch (error) {
    if (error instanceof Refusal) return null
    throw error
  }
}

/** The accesses of calls by people: not the open ones and those of machines. */
export type PersonAccess = Exclude<AnyAccess, 'public' | 'serviceKey'>

/** Proves that a person may make a call of such an access. `find` reads the session, and may lock it. */
export async function authenticateAccount(
  services: AppServices,
  access: PersonAccess,
  context: RequestContext,
  find: typeof findSession,
): Promise<Viewer> {
  const withOneTimePassword = accessKindOf(access) === 'account'
  const account = await readAccount(services, context, { withOneTimePassword, find })
  const kind = accessKindOf(access)
  if (kind !== 'admin' && kind !== 'superAdmin') return prove.viewer(account)
  const mayEnter = kind === 'admin' ? isAdministrator(account.userType) : account.userType === 'superAdmin'
  if (!mayEnter) throw new Refusal(gateRefusals, 'noOperate')
  return prove.administrator(account)
}

async function readAccount(
  services: AppServices,
  context: RequestContext,
  { withOneTimePassword, find }: { withOneTimePassword: boolean; find: typeof findSession },
): Promise<ViewerFacts> {
  if (!context.token) throw new Refusal(gateRefusals, 'signInNeeded')
  const session = await find(services.db, hashToken(context.token))
  if (!session || session.endedAt) throw new Refusal(gateRefusals, 'tokenInvalid')
  const now = services.clock.now()
  if (endOfSession(session) <= now) throw new Refusal(gateRefusals, 'tokenExpired')
  if (isWayClosed(session)) throw new Refusal(gateRefusals, 'tokenInvalid')
  const isShutOut = session.userType === 'freeze' || (session.isDemo && !services.settings.isDemoOn)
  if (isShutOut || !isUserType(session.userType)) throw new Refusal(gateRefusals, 'tokenInvalid')
  if (session.mustChangePassword && !withOneTimePassword)
    throw new Refusal(gateRefusals, 'passwordChangeNeeded')
  noteSeen(services.db, session, now, context)
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
  const key = await findServiceKey(services.db, hashToken(context.token), 'import')
  if (!key) throw new Refusal(gateRefusals, 'tokenInvalid')
  return prove.service(key)
}

/** Refuses a user whom the call's access does not let in: another company's, or without the permission key. */
export function requireUser(viewer: Viewer, { user, needs }: UserAccess<string>, input: unknown): void {
  const company = textIn(input, user.company)
  if (company && readId(company) !== viewer.companyId) throw new Refusal(gateRefusals, 'notFound')
  if (needs) requireOneOf(viewer, [needs])
}

/**
 * Proves all that a call's access declares about its input, or refuses; the caller has been proved already.
 *
 * An act is proved within its transaction (`proveAct`): a right that was checked before could be gone by then.
 */
export async function proveAccess(
  services: AppServices,
  access: AnyAccess,
  caller: AuthenticatedCaller,
  input: unknown,
): Promise<ProofOf<AnyAccess>> {
  if (isVisitor(caller)) {
    if (!letsVisitorsIn(access)) throw new Refusal(gateRefusals, 'noOperate')
    if (!('report' in access)) return { viewer: caller }
    const { act: _, ...reading } = access
    return { viewer: caller, reader: await authorizeAccess(services, caller, reading, input) }
  }
  if (!isViewer(caller)) return { viewer: caller }
  const viewer = caller
  if (typeof access === 'string') return { viewer }
  if ('report' in access) {
    return access.act
      ? { viewer }
      : { viewer, reader: await authorizeAccess(services, viewer, access, input) }
  }
  requireUser(viewer, access, input)
  return { viewer }
}
