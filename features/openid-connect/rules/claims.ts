import { domainOf } from './provider.ts'

/** The claims of one source: the ID token, or the reply of the userinfo endpoint. */
export type Claims = Readonly<Record<string, unknown>>

/** The claims of an identity that are used. */
export interface Identity {
  readonly subject: string
  readonly email: string | null
  /** Whether a source that names the e-mail vouches for it. */
  readonly isVerified: boolean
  readonly name: string | null
  /** Group names, for a new account. */
  readonly groups: readonly string[]
}

const textOf = (value: unknown, most: number): string | null =>
  typeof value === 'string' && value.trim() !== '' && value.length <= most ? value.trim() : null

const maxGroups = 1000

type Vouching = 'yes' | 'no' | 'unsaid'

/**
 * Whether a source vouches for the e-mail that it names.
 *
 * Most providers say so by `email_verified`. Microsoft Entra instead says whether the domain's owner is verified
 * (`xms_edov`), possibly as 1. One denial outweighs the other claim.
 */
function vouchingOf({ email_verified, xms_edov }: Claims): Vouching {
  if (email_verified === false || xms_edov === false) return 'no'
  if (email_verified !== undefined) return email_verified === true ? 'yes' : 'unsaid'
  return [true, 1, '1'].some((yes) => yes === xms_edov) ? 'yes' : 'unsaid'
}

/**
 * The e-mail of an identity, and whether it is verified.
 *
 * An e-mail and what vouches for it come from one source and are never joined: a provider may let people choose the
 * e-mail that userinfo names, and `email_verified` of the token is about another one then. Nothing is verified where two
 * sources name different e-mails, or where any source denies.
 */
function readEmail(sources: readonly Claims[]): Pick<Identity, 'email' | 'isVerified'> {
  const named = sources.flatMap((source) => {
    const email = textOf(source.email, 254)
    return email === null ? [] : { email, vouching: vouchingOf(source) }
  })
  const [first] = named
  if (!first) return { email: null, isVerified: false }
  const { email } = first
  const isSame = named.every((other) => other.email.toLowerCase() === email.toLowerCase())
  const isDenied = sources.some((source) => vouchingOf(source) === 'no')
  return { email, isVerified: isSame && !isDenied && named.some(({ vouching }) => vouching === 'yes') }
}

/** Whether one source, the ID token, says all about the e-mail by itself. */
export function isEmailComplete(token: Claims): boolean {
  return textOf(token.email, 254) !== null && vouchingOf(token) !== 'unsaid'
}

/** Reads the claims of an identity from its sources, the ID token first. */
export function readIdentity(token: Claims, ...others: readonly Claims[]): Identity {
  const sources = [token, ...others]
  const grouped = sources.find(({ groups }) => Array.isArray(groups))?.groups
  const groups: unknown[] = Array.isArray(grouped) ? grouped.slice(0, maxGroups) : []
  const names = sources.map(({ name }) => textOf(name, 200))
  const logins = sources.map(({ preferred_username }) => textOf(preferred_username, 200))
  return {
    subject: typeof token.sub === 'string' ? token.sub : '',
    ...readEmail(sources),
    name: [...names, ...logins].find((name) => name !== null) ?? null,
    groups: groups.flatMap((group) => textOf(group, 200) ?? []),
  }
}

/** Why an identity's e-mail cannot open an account of the company; null where it can. */
export function emailFault(
  { email, isVerified }: Identity,
  domains: readonly string[],
): 'unverified' | 'otherDomain' | null {
  if (email === null || !isVerified) return 'unverified'
  return domains.includes(domainOf(email)) ? null : 'otherDomain'
}
