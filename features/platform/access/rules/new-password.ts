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

/** Whether a password is only one word, possibly repeated, with digits. */
const isWordAlone = (password: string, word: string) =>
  word !== '' && password.includes(word) && /^\d*$/.test(password.replaceAll(word, ''))

/** Returns why a password is easily guessed, or null. */
export function passwordFault(
  password: string,
  { email, name, companyNames }: KnownWords,
): PasswordFault | null {
  const bared = bare(password)
  if (isOneCharacter(bared)) return 'repeatedPassword'
  const words = [email, email.replace(/@.*$/, ''), name, ...companyNames].map(bare)
  return words.some((word) => isWordAlone(bared, word)) ? 'ownPassword' : null
}
