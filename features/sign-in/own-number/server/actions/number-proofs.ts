import type { AppServices } from '@candor/db/database'
import { Refusal } from '@candor/kernel/refusal'
import type { Viewer } from '../../../../platform/access/rules/viewer.ts'
import type { AuditedTransaction } from '../../../../platform/audit/server/actions/audited-transaction.ts'
import { canText, checkCode } from '../../../../platform/text-messages/server/actions/ask-code.ts'
import { consumeSentCode } from '../../../../platform/text-messages/server/queries/codes.ts'
import { proofRefusals } from '../../../second-factor/contract.ts'
import {
  checkProof,
  consumeProof,
  findProofFacts,
  type GivenProof,
} from '../../../second-factor/server/actions/proofs.ts'
import { type NumberProofBy, numberProofBy } from '../../rules.ts'
import { getNumber } from '../queries/numbers.ts'

type NumberOwner = Pick<Viewer, 'companyId' | 'accountId' | 'sessionId'>

const purpose = 'oldNumber'
const ofField = { data: { field: 'proof' } }

/** Returns the proof that a change of an account's number needs, and its present number. */
export async function findNumberProof(
  services: AppServices,
  owner: NumberOwner,
): Promise<{ by: NumberProofBy; isFresh: boolean; phone: string | null }> {
  const [facts, { phone }] = await Promise.all([
    findProofFacts(services, owner),
    getNumber(services.db, owner),
  ])
  const by = numberProofBy({ by: facts.by, hasNumber: phone !== null, canText: canText(services) })
  return { by, isFresh: facts.isFresh, phone }
}

/** A checked proof, which is checked again in the transaction that uses it. */
export type GivenNumberProof =
  | { readonly kind: 'oldNumber'; readonly phone: string }
  | { readonly kind: 'asFactors'; readonly proof: GivenProof }

/**
 * Checks that the signed-in person is the account's owner: a session alone, which may be stolen, must not add another
 * way to sign in. Refuses with the second factor's refusals, as the proof is the same.
 */
export async function checkNumberProof(
  services: AppServices,
  owner: NumberOwner,
  { typed, address }: { readonly typed: string | undefined; readonly address: string },
): Promise<GivenNumberProof> {
  const { by, phone } = await findNumberProof(services, owner)
  if (by !== 'oldNumber' || phone === null)
    return { kind: 'asFactors', proof: await checkProof(services, owner, typed) }
  const code = typed?.trim()
  if (!code) throw new Refusal(proofRefusals, 'proofNeeded', ofField)
  if (!(await checkCode(services, { purpose, phone, code, address })))
    throw new Refusal(proofRefusals, 'wrongProof', ofField)
  return { kind: 'oldNumber', phone }
}

/**
 * Consumes a proof in the transaction that uses it: a code is valid once, and only while the number is the account's.
 */
export async function consumeNumberProof(
  { db, viewer, now }: Pick<AuditedTransaction, 'db' | 'viewer' | 'now'>,
  given: GivenNumberProof,
): Promise<void> {
  if (given.kind === 'asFactors') return consumeProof(db, viewer, given.proof, now)
  const { phone } = await getNumber(db, viewer)
  if (phone === given.phone && (await consumeSentCode(db, { purpose, phone }, now))) return
  throw new Refusal(proofRefusals, 'codeUsed', ofField)
}
