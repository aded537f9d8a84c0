import type { RequestContext } from '@candor/call/serve'
import type { AppServices } from '@candor/db/database'
import type { Viewer } from '../../rules/viewer.ts'
import { authenticateAccount, type PersonAccess, requireUser } from '../gate.ts'
import { lockSession } from '../queries/accounts.ts'
import { lockRights, shareRights } from '../queries/rights.ts'
import { forgetReads } from './batch-reads.ts'
import { type ActProofOf, authorizeAccess } from './report-access.ts'

/** Who asks for something to be stored: as the gate let them in, and as they came. */
export interface Caller {
  readonly viewer: Viewer
  readonly context: RequestContext
}

/**
 * Proves once more, within the transaction that stores something, that a caller may still do so: between the first look
 * and this a body was read, which takes as long as the caller likes. It comes first in the transaction.
 *
 * What was proved holds until the transaction ends. Whoever freezes the account, ends its session or takes a permission
 * away waits for it, or comes before it and the caller is refused. What may itself take rights away, as every act of an
 * administrator may, waits for everybody's acts and is alone in its company.
 */
export async function proveWithin(
  within: AppServices,
  access: PersonAccess,
  { viewer: { companyId }, context }: Caller,
  { isAlone = access === 'admin' } = {},
): Promise<Viewer> {
  forgetReads(context)
  await (isAlone ? lockRights(within.db, companyId) : shareRights(within.db, companyId))
  return authenticateAccount(within, access, context, lockSession)
}

/**
 * Proves, within the transaction of an act, the rest of what its call declares: about a report, that it may be done now.
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

/** What is asked to be done, and by whom. */
export interface ActRequest extends Caller {
  readonly input: unknown
}

/** Does work in a transaction that begins with the proof of all that the call's access declares. */
export function withRights<Access extends PersonAccess, Result>(
  services: AppServices,
  access: Access,
  request: ActRequest,
  work: (within: AppServices, proof: ActProofOf<Access>) => Promise<Result>,
  options: { isAlone?: boolean } = {},
): Promise<Result> {
  return services.db.transaction().execute(async (db) => {
    const within = { ...services, db }
    const viewer = await proveWithin(within, access, request, options)
    return work(within, await proveAct(within, access, viewer, request.input))
  })
}
