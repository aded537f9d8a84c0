/** Why a password is too simple, as the name of its refusal. */
export type PasswordFault = 'repeatedPassword' | 'ownPassword'

/** What a stranger knows of an account and tries first. */
export interface KnownWords {
  readonly email: string
  readonly name: string
  readonly companyNames: readonly string[]
}

/** One form for texts that look the same or nearly so: without case, width and spaces. */
const bare = (text: string) => text.normalize('NFKC').toLowerCase().replaceAll(/\s/gu, '')

const isOneCharacter = (text: string) => new Set(text).size <= 1

/** Whether a password is nothing but a word, possibly repeated, with nothing but digits beside it. */
const isWordAlone = (password: string, word: string) =>
  word !== '' && password.includes(word) && /^\d*$/.test(password.replaceAll(word, ''))

/** Says why a password of any length would be guessed at once, or null. */
export function passwordFault(
  password: string,
  { email, name, companyNames }: KnownWords,
): PasswordFault | null {
  const bared = bare(password)
  if (isOneCharacter(bared)) return 'repeatedPassword'
  const words = [email, email.replace(/@.*$/, ''), name, ...companyNames].map(bare)
  return words.some((word) => isWordAlone(bared, word)) ? 'ownPassword' : null
}
