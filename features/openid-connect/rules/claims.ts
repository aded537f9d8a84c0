import { domainOf } from './provider.ts'

/** The claims of an identity that are used. */
export interface Identity {
  readonly subject: string
  readonly email: string | null
  readonly isVerified: boolean
  readonly name: string | null
  /** Group names, for a new account. */
  readonly groups: readonly string[]
}

const textOf = (value: unknown, most: number): string | null =>
  typeof value === 'string' && value.trim() !== '' && value.length <= most ? value.trim() : null

const maxGroups = 1000

/**
 * Reads the claims of an identity.
 *
 * An e-mail counts as verified only where the provider says so. Microsoft Entra instead says whether the domain's owner
 * is verified (`xms_edov`), possibly as 1.
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

/** Why an identity's e-mail cannot open an account of the company; null where it can. */
export function emailFault(
  { email, isVerified }: Identity,
  domains: readonly string[],
): 'unverified' | 'otherDomain' | null {
  if (email === null || !isVerified) return 'unverified'
  return domains.includes(domainOf(email)) ? null : 'otherDomain'
}
