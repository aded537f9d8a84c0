import type { AppServices, Database } from '@candor/db/database'
import { Refusal } from '@candor/kernel/refusal'
import type { Viewer } from '../../../../platform/access/rules/viewer.ts'
import { checkCounted, requireAttempt } from '../../../../platform/access/server/actions/attempts.ts'
import { clearAttempts } from '../../../../platform/access/server/queries/attempts.ts'
import { accountOwner } from '../../../session/rules/hash-owner.ts'
import { proofRefusals } from '../../contract.ts'
import { readCode } from '../../rules/codes.ts'
import { isFresh, type ProofBy, proofBy, proofLimit } from '../../rules/proof.ts'
import { getOwnProofs, hasPasswordHash } from '../queries/own-proofs.ts'
import type { Of } from '../queries/totp.ts'
import { checkCode, consumeCode, type GivenCode } from './given-codes.ts'

/** The kind of proof that an account has. */
export async function findProofFacts(
  { db, clock }: AppServices,
  viewer: Pick<Viewer, 'companyId' | 'accountId' | 'sessionId'>,
): Promise<{ by: ProofBy; isFresh: boolean; passwordHash: string | null }> {
  const row = await getOwnProofs(db, viewer)
  const { passwordHash } = row
  return {
    by: proofBy({ hasPassword: passwordHash !== null, hasTotp: row.totp !== null }),
    isFresh: isFresh(row.createdAt, clock.now()),
    passwordHash,
  }
}

/** A checked proof of the owner, to be used up in the transaction of the act. */
export type GivenProof =
  | GivenCode
  | { readonly kind: 'password'; readonly passwordHash: string }
  | 'freshSignIn'

const ofField = { data: { field: 'proof' } }

/**
 * Checks that the caller is the account's owner, before its factors change: with only a session, which may be stolen,
 * nobody can add a factor of their own. Throws refusals of this feature.
 */
export async function checkProof(
  services: AppServices,
  viewer: Pick<Viewer, 'companyId' | 'accountId' | 'sessionId'>,
  typed: string | undefined,
): Promise<GivenProof> {
  const facts = await findProofFacts(services, viewer)
  if (facts.by === 'freshSignIn') {
    if (facts.isFresh) return 'freshSignIn'
    throw new Refusal(proofRefusals, 'signInAgain')
  }
  if (!typed) throw new Refusal(proofRefusals, 'proofNeeded', ofField)
  // Refuses where too many passwords are being hashed, before the try is counted; a code of an app needs no hash.
  const isAppCode = readCode(typed)?.kind === 'totp'
  const owner = accountOwner(viewer)
  if (!isAppCode) services.passwords.requireRoom(owner)
  const key = `proof ${viewer.accountId}`
  // Counted before it is compared, so that parallel tries cannot outrun the count.
  const counted = await requireAttempt(services, proofRefusals, { key, ...proofLimit })
  const check = () => readProof(services, viewer, typed, facts.passwordHash)
  // A wrong code counts as a try even if there is no room to check it as a password.
  const proof = await checkCounted(services.db, isAppCode ? [] : [counted], check)
  if (!proof) throw new Refusal(proofRefusals, 'wrongProof', ofField)
  await clearAttempts(services.db, key)
  return proof
}

async function readProof(
  services: AppServices,
  of: Of,
  typed: string,
  passwordHash: string | null,
): Promise<GivenProof | null> {
  const code = await checkCode(services, of, typed)
  if (code) return code
  const isPassword =
    passwordHash !== null && (await services.passwords.verify(typed, passwordHash, accountOwner(of)))
  return isPassword ? { kind: 'password', passwordHash } : null
}

/** Uses up a proof in the transaction of the act: a code once, a password while it is still the account's. */
export async function consumeProof(
  transaction: Database,
  of: Of,
  proof: GivenProof,
  now: Date,
): Promise<void> {
  if (proof === 'freshSignIn') return
  if (proof.kind !== 'password') {
    if (await consumeCode(transaction, of, proof, now)) return
    throw new Refusal(proofRefusals, proof.kind === 'totp' ? 'codeUsed' : 'wrongRecoveryCode', ofField)
  }
  if (!(await hasPasswordHash(transaction, of, proof.passwordHash)))
    throw new Refusal(proofRefusals, 'wrongProof', ofField)
}
