import { domainOf } from './provider.ts'

/** What is taken from what a provider says of somebody. */
export interface Identity {
  readonly subject: string
  readonly email: string | null
  readonly isVerified: boolean
  readonly name: string | null
  /** Names of groups, for whoever has no account yet. */
  readonly groups: readonly string[]
}

const textOf = (value: unknown, most: number): string | null =>
  typeof value === 'string' && value.trim() !== '' && value.length <= most ? value.trim() : null

const maxGroups = 1000

/**
 * Reads the claims of an identity.
 *
 * An address counts as verified where the provider says so in so many words. Microsoft Entra says instead whether the owner
 * of the address's domain is verified (`xms_edov`), which it may send as 1.
 */
export function readIdentity(claims: Readonly<Record<string, unknown>>): Identity {
  const { sub, email, email_verified, xms_edov, name, preferred_username, groups } = claims
  const given: unknown[] = Array.isArray(groups) ? groups.slice(0, maxGroups) : []
  return {
    subject: typeof sub === 'string' ? sub : '',
    email: textOf(email, 254),
    isVerified:
      email_verified === true ||
      (email_verified === undefined && [true, 1, '1'].some((yes) => yes === xms_edov)),
    name: textOf(name, 200) ?? textOf(preferred_username, 200),
    groups: given.flatMap((group) => textOf(group, 200) ?? []),
  }
}

/** Why an identity's e-mail address opens no account of the company; null where it may. */
export function emailFault(
  { email, isVerified }: Identity,
  domains: readonly string[],
): 'unverified' | 'otherDomain' | null {
  if (email === null || !isVerified) return 'unverified'
  return domains.includes(domainOf(email)) ? null : 'otherDomain'
}
