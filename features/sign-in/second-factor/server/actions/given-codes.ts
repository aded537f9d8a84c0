import type { AppServices, Database } from '@candor/db/database'
import { accountOwner } from '../../../session/rules/hash-owner.ts'
import { readCode } from '../../rules/codes.ts'
import { stepOfCode } from '../../rules/totp.ts'
import { consumeRecoveryCode, findRecoveryHash } from '../queries/recovery-codes.ts'
import { consumeStep, findTotpSecret, type Of } from '../queries/totp.ts'

/** A code that belongs to an account, and may be used already. */
export type GivenCode =
  | { readonly kind: 'totp'; readonly step: number }
  | { readonly kind: 'recoveryCode'; readonly selector: string; readonly codeHash: string }

/**
 * Reads a typed code and finds it among those of an account; null where it is wrong. For a recovery code it always
 * takes the time of a hash.
 */
export async function checkCode(services: AppServices, of: Of, typed: string): Promise<GivenCode | null> {
  const code = readCode(typed)
  if (!code) return null
  if (code.kind === 'totp') {
    const secret = await findTotpSecret(services, of)
    const step = secret === null ? null : stepOfCode(secret, code.code, services.clock.now())
    return step === null ? null : { kind: 'totp', step }
  }
  const { selector } = code
  const codeHash = await findRecoveryHash(services.db, of, selector)
  const isRight = await services.passwords.verifyCode(code.secret, codeHash, accountOwner(of))
  return codeHash !== null && isRight ? { kind: 'recoveryCode', selector, codeHash } : null
}

/** Uses up a code, in the transaction of the act. False where it was used already. */
export function consumeCode(transaction: Database, of: Of, code: GivenCode, now: Date): Promise<boolean> {
  return code.kind === 'totp'
    ? consumeStep(transaction, of, code.step)
    : consumeRecoveryCode(transaction, of, { ...code, now })
}
