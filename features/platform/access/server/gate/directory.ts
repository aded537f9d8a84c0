import type { AppServices } from '@candor/db/database'
import { Refusal } from '@candor/kernel/refusal'
import { gateRefusals } from '../../contract.ts'
import { prove } from '../../rules/proof.ts'
import type { ServiceCaller } from '../../rules/viewer.ts'
import { findKeyMaker, findServiceKey, lockServiceKey } from '../queries/accounts.ts'
import { hashToken } from './token.ts'

const bearer = /^bearer +([A-Za-z0-9._~+/=-]{1,200})$/i

/** Lets in a company's directory by a key that was made for it, sent as a bearer token, or refuses. */
export async function authenticateDirectory(
  services: AppServices,
  authorization: string | undefined,
): Promise<ServiceCaller> {
  const [, token] = bearer.exec(authorization ?? '') ?? []
  const key = token && (await findServiceKey(services.db, hashToken(token), 'directory'))
  if (!key) throw new Refusal(gateRefusals, 'tokenInvalid')
  return prove.service(key)
}

/** A directory that changes accounts. */
interface ProvenDirectory {
  readonly kind: 'directory'
  /** Whether the account that made the key is a super administrator now (S44). */
  readonly reachesSuperAdmins: boolean
}

/** Proves within a transaction that the key is still valid, and locks it until the transaction ends. */
export async function proveDirectory(within: AppServices, caller: ServiceCaller): Promise<ProvenDirectory> {
  if (!(await lockServiceKey(within.db, caller))) throw new Refusal(gateRefusals, 'tokenInvalid')
  const maker = await findKeyMaker(within.db, caller)
  return { kind: 'directory', reachesSuperAdmins: maker?.userType === 'superAdmin' }
}
