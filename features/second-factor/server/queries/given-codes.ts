import type { AppServices, Database } from '@candor/db/database'
import { readCode } from '../../rules/codes.ts'
import { stepOfCode } from '../../rules/totp.ts'
import { consumeRecoveryCode, findRecoveryHash } from './recovery-codes.ts'
import { consumeStep, findTotpSecret, type Of } from './totp.ts'

/** A code that is an account's, and may have been used. */
export type GivenCode =
  | { readonly kind: 'totp'; readonly step: number }
  | { readonly kind: 'recoveryCode'; readonly selector: string; readonly codeHash: string }

/** Reads what was typed as a code of an account; null where it is none. It takes as long as a hash where it reads like one. */
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
  const isRight = await services.passwords.verify(code.secret, codeHash)
  return codeHash !== null && isRight ? { kind: 'recoveryCode', selector, codeHash } : null
}

/** Takes a code once, in the transaction of what it is given for. Says no where it was taken already. */
export function consumeCode(transaction: Database, of: Of, code: GivenCode, now: Date): Promise<boolean> {
  return code.kind === 'totp'
    ? consumeStep(transaction, of, code.step)
    : consumeRecoveryCode(transaction, of, { ...code, now })
}
