import { dictionary } from '@zxcvbn-ts/language-common'
import { type KnownWords, type PasswordFault, passwordFault } from './new-password.ts'

/** About 49,000 passwords that people choose most, in small letters. */
const common = new Set(dictionary['passwords-common'])

/** What stands over and over, once: `dragondragon` is `dragon`. */
const once = (text: string) => /^(.+?)\1+$/u.exec(text)?.[1] ?? text

/**
 * Whether a password is one of the commonest, alone, over and over, or with no more than digits beside it: those that are
 * long enough to be chosen are tried first of all.
 */
export function isCommonPassword(password: string): boolean {
  const said = password.normalize('NFKC').toLowerCase()
  const bare = said.replaceAll(/^\d+|\d+$/g, '')
  return [said, bare, once(said), once(bare)].some((each) => common.has(each))
}

/** Says why a password that somebody chooses would be guessed at once, or null. For the server, which has the list. */
export function newPasswordFault(
  password: string,
  known: KnownWords,
): PasswordFault | 'commonPassword' | null {
  return passwordFault(password, known) ?? (isCommonPassword(password) ? 'commonPassword' : null)
}
