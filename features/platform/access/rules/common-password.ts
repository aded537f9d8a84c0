import { withoutEnd } from '@candor/kernel/without-end'
import { dictionary } from '@zxcvbn-ts/language-common'
import { type KnownWords, type PasswordFault, passwordFault } from './new-password.ts'

/** About 49,000 of the most common passwords, in lower case. */
const common = new Set(dictionary['passwords-common'])

const once = (text: string) => text.slice(0, `${text}${text}`.indexOf(text, 1))

/** Whether a password is common, alone, repeated or with digits. An attacker tries these first. */
export function isCommonPassword(password: string): boolean {
  const normalized = password.normalize('NFKC').toLowerCase()
  const bare = withoutEnd(normalized.replace(/^\d+/, ''), /\d/)
  return [normalized, bare, once(normalized), once(bare)].some((each) => common.has(each))
}

/** Returns why a new password is easily guessed, or null. Only for the server, which has the list. */
export function newPasswordFault(
  password: string,
  known: KnownWords,
): PasswordFault | 'commonPassword' | null {
  return passwordFault(password, known) ?? (isCommonPassword(password) ? 'commonPassword' : null)
}
