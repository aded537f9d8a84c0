import { withoutEnd } from '@candor/kernel/without-end'
import { dictionary } from '@zxcvbn-ts/language-common'
import { type KnownWords, type PasswordFault, passwordFault } from './new-password.ts'

/** About 49,000 of the most common passwords, in lower case. */
const common = new Set(dictionary['passwords-common'])

/** Reduces a repeated text to one: `dragondragon` becomes `dragon`. */
const once = (text: string) => text.slice(0, `${text}${text}`.indexOf(text, 1))

/**
 * Whether a password is a common one, alone, repeated, or with nothing but digits beside it. An attacker tries those
 * first that are long enough to be allowed.
 */
export function isCommonPassword(password: string): boolean {
  const normalized = password.normalize('NFKC').toLowerCase()
  const bare = withoutEnd(normalized.replace(/^\d+/, ''), /\d/)
  return [normalized, bare, once(normalized), once(bare)].some((each) => common.has(each))
}

/** Says why a new password would be guessed at once, or null. Only on the server, which has the list. */
export function newPasswordFault(
  password: string,
  known: KnownWords,
): PasswordFault | 'commonPassword' | null {
  return passwordFault(password, known) ?? (isCommonPassword(password) ? 'commonPassword' : null)
}
