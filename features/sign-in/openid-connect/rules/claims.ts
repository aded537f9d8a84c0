import { domainOf } from './provider.ts'

export type Claims = Readonly<Record<string, unknown>>

/** Why the claims name no verified e-mail, with the claim to mend. */
export interface ClaimFault {
  readonly refusal: 'claimMissing' | 'claimUnreadable' | 'claimsDiffer' | 'unverified'
  readonly claim: 'email' | 'email_verified' | 'xms_edov'
}

export interface Identity {
  readonly subject: string
  readonly email: string | null
  /** Null where a source that names the e-mail vouches for it. */
  readonly fault: ClaimFault | null
  readonly name: string | null
  /** Group names, for a new account; null where the provider does not list them. */
  readonly groups: readonly string[] | null
}

const textOf = (value: unknown, most: number): string | null =>
  typeof value === 'string' && value.trim() !== '' && value.length <= most ? value.trim() : null

const maxGroups = 1000
const maxEmail = 254
const emailForm = /^[^\s@]+@[^\s@]+$/

const emailOf = ({ email }: Claims): string | null => {
  const text = textOf(email, maxEmail)
  return text !== null && emailForm.test(text) ? text : null
}

type Said = 'yes' | 'no' | 'unsaid' | 'unreadable'

/** Reads a claim that is true or false: Cognito and AD FS write words, Entra may write 1. */
function readFlag(value: unknown): Said {
  if (value === undefined || value === null) return 'unsaid'
  if ([true, 'true', 1, '1'].some((yes) => yes === value)) return 'yes'
  return [false, 'false', 0, '0'].some((no) => no === value) ? 'no' : 'unreadable'
}

const vouchingClaims = ['email_verified', 'xms_edov'] as const

/**
 * Whether a source vouches for its e-mail: by `email_verified`, or by `xms_edov` of Microsoft Entra. A denial or an
 * unknown form outweighs the other claim.
 */
function vouchingOf(source: Claims): Said {
  const said = vouchingClaims.map((claim) => readFlag(source[claim]))
  return (['no', 'unreadable', 'yes'] as const).find((word) => said.includes(word)) ?? 'unsaid'
}

const claimSaying = (sources: readonly Claims[], word: Said) =>
  vouchingClaims.find((claim) => sources.some((source) => readFlag(source[claim]) === word)) ??
  'email_verified'

/**
 * The e-mail of an identity, and whether it is verified. An e-mail and its voucher come from one source: people may
 * choose the e-mail of userinfo, and the token's `email_verified` is then about another one. Nothing is verified where
 * sources differ or one denies.
 */
function readEmail(sources: readonly Claims[]): Pick<Identity, 'email' | 'fault'> {
  const naming = sources.filter((source) => emailOf(source) !== null)
  const emails = naming.flatMap((source) => emailOf(source) ?? [])
  const [email] = emails
  if (email === undefined) {
    const isUnreadable = sources.some((source) => source.email !== undefined && source.email !== null)
    return {
      email: null,
      fault: { refusal: isUnreadable ? 'claimUnreadable' : 'claimMissing', claim: 'email' },
    }
  }
  if (emails.some((other) => other.toLowerCase() !== email.toLowerCase()))
    return { email, fault: { refusal: 'claimsDiffer', claim: 'email' } }
  if (sources.some((source) => vouchingOf(source) === 'no'))
    return { email, fault: { refusal: 'unverified', claim: claimSaying(sources, 'no') } }
  if (naming.some((source) => vouchingOf(source) === 'yes')) return { email, fault: null }
  if (naming.some((source) => vouchingOf(source) === 'unreadable'))
    return { email, fault: { refusal: 'claimUnreadable', claim: claimSaying(naming, 'unreadable') } }
  return { email, fault: { refusal: 'claimMissing', claim: 'email_verified' } }
}

const groupClaims = ['groups', 'cognito:groups', 'group'] as const

/** A claim of groups, which many sources leave out; one group may be a word. Keycloak may write a path: `/HR`. */
function readGroups(source: Claims): readonly string[] | 'unlisted' | null {
  const given = groupClaims.map((claim) => source[claim]).find((value) => value !== undefined)
  if (given === undefined) {
    // Microsoft Entra names a place to ask where there are too many.
    const names = source._claim_names
    const isByReference = typeof names === 'object' && names !== null && 'groups' in names
    return isByReference || readFlag(source.hasgroups) === 'yes' ? 'unlisted' : null
  }
  const listed: unknown[] = Array.isArray(given) ? given.slice(0, maxGroups) : [given]
  const groups = listed.flatMap((group) => textOf(group, 200)?.replace(/^\//, '') ?? [])
  return groups.length === listed.length ? groups : 'unlisted'
}

/** Whether the ID token alone says all about the e-mail. */
export function isEmailComplete(token: Claims): boolean {
  return emailOf(token) !== null && ['yes', 'no'].includes(vouchingOf(token))
}

const nameOf = ({ name, preferred_username }: Claims) => textOf(name, 200) ?? textOf(preferred_username, 200)

/** Whether the ID token lacks no claim that a first sign-in reads. */
export function isComplete(token: Claims): boolean {
  return isEmailComplete(token) && nameOf(token) !== null && readGroups(token) !== null
}

/** Reads an identity from its sources, the ID token first. `isWhole` is false where userinfo could not be read. */
export function readIdentity(
  token: Claims,
  others: readonly Claims[] = [],
  { isWhole = true }: { isWhole?: boolean } = {},
): Identity {
  const sources = [token, ...others]
  const groups = sources.map(readGroups).find((read) => read !== null) ?? (isWhole ? [] : 'unlisted')
  return {
    subject: typeof token.sub === 'string' ? token.sub : '',
    ...readEmail(sources),
    name: sources.map(nameOf).find((name) => name !== null) ?? null,
    groups: groups === 'unlisted' ? null : groups,
  }
}

export function emailFault(
  { email, fault }: Identity,
  domains: readonly string[],
): ClaimFault | { readonly refusal: 'otherDomain' } | null {
  if (fault || email === null) return fault ?? { refusal: 'claimMissing', claim: 'email' }
  return domains.includes(domainOf(email)) ? null : { refusal: 'otherDomain' }
}
