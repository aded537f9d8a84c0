import type { AppServices, Database } from '@candor/db/database'
import { Refusal } from '@candor/kernel/refusal'
import type { Viewer } from '../../../access/rules/viewer.ts'
import { checkCounted, clearAttempts, requireAttempt } from '../../../session/server/queries/attempts.ts'
import { proofRefusals } from '../../contract.ts'
import { readCode } from '../../rules/codes.ts'
import { isFresh, type ProofBy, proofBy, proofLimit } from '../../rules/proof.ts'
import { checkCode, consumeCode, type GivenCode } from './given-codes.ts'
import type { Of } from './totp.ts'

/** How an account proves who asks. */
export async function findProofFacts(
  { db, clock }: AppServices,
  viewer: Pick<Viewer, 'companyId' | 'accountId' | 'sessionId'>,
): Promise<{ by: ProofBy; isFresh: boolean; passwordHash: string | null }> {
  const row = await db
    .selectFrom('account')
    .innerJoin('session', 'session.accountId', 'account.id')
    .leftJoin('totp', 'totp.accountId', 'account.id')
    .where('account.id', '=', viewer.accountId)
    .where('account.companyId', '=', viewer.companyId)
    .where('session.id', '=', viewer.sessionId)
    .select(['account.passwordHash', 'session.createdAt', 'totp.accountId as totp'])
    .executeTakeFirstOrThrow()
  const { passwordHash } = row
  return {
    by: proofBy({ hasPassword: passwordHash !== null, hasTotp: row.totp !== null }),
    isFresh: isFresh(row.createdAt, clock.now()),
    passwordHash,
  }
}

/** What somebody proved who they are by, to be looked at once more in the transaction that it is for. */
export type GivenProof =
  | GivenCode
  | { readonly kind: 'password'; readonly passwordHash: string }
  | 'freshSignIn'

const ofField = { data: { field: 'proof' } }

/**
 * Checks that whoever is signed in is still the account's owner, before its factors change: a session alone, which may be
 * stolen, gives nobody a factor of their own. Refuses in the words of this feature.
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
  // What is refused for want of time is no try; a code of the app takes none.
  const isAppCode = readCode(typed)?.kind === 'totp'
  if (!isAppCode) services.passwords.requireRoom()
  const key = `proof ${viewer.accountId}`
  // Counted before it is compared, so that tries at once cannot outrun the count.
  const counted = await requireAttempt(services, proofRefusals, { key, ...proofLimit })
  const check = () => readProof(services, viewer, typed, facts.passwordHash)
  // A wrong code of the app stays a try, though it finds no time to be looked at as a password.
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
  const isPassword = passwordHash !== null && (await services.passwords.verify(typed, passwordHash))
  return isPassword ? { kind: 'password', passwordHash } : null
}

/** Takes a proof in the transaction that it is for: a code once, a password while it is still the account's. */
export async function consumeProof(
  transaction: Database,
  of: Of,
  proof: GivenProof,
  now: Date,
): Promise<void> {
  if (proof === 'freshSignIn') return
  if (proof.kind !== 'password') {
    if (await consumeCode(transaction, of, proof, now)) return
    throw new Refusal(proofRefusals, 'codeUsed', ofField)
  }
  const row = await transaction
    .selectFrom('account')
    .where('id', '=', of.accountId)
    .where('companyId', '=', of.companyId)
    .where('passwordHash', '=', proof.passwordHash)
    .select('id')
    .executeTakeFirst()
  if (!row) throw new Refusal(proofRefusals, 'wrongProof', ofField)
}
