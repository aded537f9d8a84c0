import type { RequestContext } from '@candor/call/serve'
import type { AppServices } from '@candor/db/database'
import type { Viewer } from '../../rules/viewer.ts'
import { authenticateAccount, type PersonAccess } from '../gate.ts'
import { holdRights, takeRights, takeSession } from '../queries.ts'
import { forgetReads } from './batch-reads.ts'

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
  await (isAlone ? takeRights(within.db, companyId) : holdRights(within.db, companyId))
  return authenticateAccount(within, access, context, takeSession)
}

/** Does work in a transaction that begins with that proof. */
export function withRights<Result>(
  services: AppServices,
  access: PersonAccess,
  caller: Caller,
  work: (within: AppServices, viewer: Viewer) => Promise<Result>,
  options: { isAlone?: boolean } = {},
): Promise<Result> {
  return services.db.transaction().execute(async (db) => {
    const within = { ...services, db }
    return work(within, await proveWithin(within, access, caller, options))
  })
}
