import type { Database } from '@candor/db/database'
import { Refusal, type RefusalSource } from '@candor/kernel/refusal'
import type { AuthorizedActor } from '../../../../platform/access/server/gate/report-access.ts'
import { findHrMay } from '../../../../platform/company/server/queries.ts'
import { decideExport } from '../../rules/who.ts'

/** The permissions that limit the copy of an account, null for none; throws where it may not export. */
export async function requireExport(
  db: Database,
  actor: AuthorizedActor,
  call: RefusalSource<'mayNot' | 'hidden'>,
): Promise<readonly string[] | null> {
  const decision = decideExport(actor, await findHrMay(db, actor.companyId))
  if (!decision.allowed) throw new Refusal(call, decision.refusal)
  return decision.permissions
}
