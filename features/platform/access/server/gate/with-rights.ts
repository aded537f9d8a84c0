import type { RequestContext } from '@candor/call/serve'
import type { AppServices } from '@candor/db/database'
import type { Viewer } from '../../rules/viewer.ts'
import { authenticateAccount, type PersonAccess, requireUser } from '../gate.ts'
import { lockAccountRow, lockSession } from '../queries/accounts.ts'
import { lockRights, shareRights } from '../queries/rights.ts'
import { forgetReads } from './batch-reads.ts'
import { type ActProofOf, authorizeAccess } from './report-access.ts'

/** A caller who wants to store something: as the gate let them in, with their request. */
export interface Caller {
  readonly viewer: Viewer
  readonly context: RequestContext
}

export interface ProofOptions {
  readonly isAlone?: boolean
  /**
   * Whether the caller's own account is locked first, for an act that changes it. Two such acts at once run one after
   * the other. With the usual shared locks both would read the same state, or wait for each other.
   */
  readonly locksAccount?: boolean
}

/**
 * Proves again, within the transaction that stores something, that a caller may still do so: since the gate let them
 * in, a body was read, which takes as long as the caller likes. Call it first in the transaction.
 *
 * The proof holds until the transaction ends. Freezing the account, ending its session or taking a permission away
 * waits for it, or comes first and the caller is refused. An act that may itself take rights away, as every act of an
 * administrator may, waits for all other acts and is alone in its company.
 */
export async function proveWithin(
  within: AppServices,
  access: PersonAccess,
  { viewer: { companyId, accountId }, context }: Caller,
  { isAlone = access === 'admin' || access === 'superAdmin', locksAccount = false }: ProofOptions = {},
): Promise<Viewer> {
  forgetReads(context)
  await (isAlone ? lockRights(within.db, companyId) : shareRights(within.db, companyId))
  if (locksAccount) await lockAccountRow(within.db, { companyId, accountId })
  return authenticateAccount(within, access, context, lockSession)
}

/**
 * Proves, within the transaction of an act, the rest of its call's access: that the act about the report is allowed
 * now.
 */
export async function proveAct<Access extends PersonAccess>(
  within: AppServices,
  access: Access,
  viewer: Viewer,
  input: unknown,
): Promise<ActProofOf<Access>>
export async function proveAct(within: AppServices, access: PersonAccess, viewer: Viewer, input: unknown) {
  if (typeof access === 'string') return { viewer }
  if ('user' in access) {
    requireUser(viewer, access, input)
    return { viewer }
  }
  return { viewer, actor: await authorizeAccess(within, viewer, access, input) }
}

/** What is to be done, and by whom. */
export interface ActRequest extends Caller {
  readonly input: unknown
}

/** Runs work in a transaction that begins with the proof of all that the call's access declares. */
export function withRights<Access extends PersonAccess, Result>(
  services: AppServices,
  access: Access,
  request: ActRequest,
  work: (within: AppServices, proof: ActProofOf<Access>) => Promise<Result>,
  options: ProofOptions = {},
): Promise<Result> {
  return services.db.transaction().execute(async (db) => {
    const within = { ...services, db }
    const viewer = await proveWithin(within, access, request, options)
    return work(within, await proveAct(within, access, viewer, request.input))
  })
}
