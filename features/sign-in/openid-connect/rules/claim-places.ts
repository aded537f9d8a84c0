/** A provider of a known kind, told by its issuer. */
type ProviderKind = 'entra' | 'okta' | 'keycloak' | 'authentik' | 'google' | 'cognito' | 'adfs'

/** The kind of a provider; null for an unknown one. Authelia's issuer tells nothing. */
function kindOf(issuer: string): ProviderKind | null {
  if (!URL.canParse(issuer)) return null
  const { hostname, pathname } = new URL(issuer)
  const isAt = (...hosts: string[]) =>
    hosts.some((host) => hostname === host || hostname.endsWith(`.${host}`))
  if (isAt('microsoftonline.com', 'microsoftonline.us', 'microsoftonline.cn', 'sts.windows.net'))
    return 'entra'
  if (isAt('okta.com', 'oktapreview.com', 'okta-emea.com')) return 'okta'
  if (isAt('accounts.google.com')) return 'google'
  if (hostname.startsWith('cognito-idp.')) return 'cognito'
  if (pathname.includes('/realms/')) return 'keycloak'
  if (pathname.includes('/application/o/')) return 'authentik'
  return pathname.startsWith('/adfs') ? 'adfs' : null
}

/** Where an administrator of the provider sets a claim, in the words of its console. The source is docs/sign-in.md. */
const places: Readonly<Record<ProviderKind, Readonly<Record<'email' | 'flag' | 'groups', string>>>> = {
  entra: {
    email: 'Entra: App registrations > Token configuration > Add optional claim > ID > email',
    flag: 'Entra: App registrations > Token configuration > Add optional claim > ID > xms_edov',
    groups: 'Entra: Enterprise applications > Token configuration > Groups assigned to the application',
  },
  okta: {
    email: 'Okta: Directory > Profile Editor > email',
    flag: 'Okta: Security > API > Authorization Servers > Claims > email_verified',
    groups: 'Okta: Applications > Sign On > OpenID Connect ID Token > Groups claim filter',
  },
  keycloak: {
    email: 'Keycloak: Client scopes > email',
    flag: 'Keycloak: Users > Email verified',
    groups: 'Keycloak: Client scopes > Add mapper > Group Membership',
  },
  authentik: {
    email: 'authentik: Customization > Property Mappings > OAuth2 email',
    flag: 'authentik: Customization > Property Mappings > OAuth2 email > email_verified',
    groups: 'authentik: Customization > Property Mappings > OAuth2 profile',
  },
  google: {
    email: 'Google: OAuth consent screen > Scopes > email',
    flag: 'Google: Admin console > Account > Domains',
    groups: 'Google sends no groups',
  },
  cognito: {
    email: 'Cognito: App clients > OpenID Connect scopes > email',
    flag: 'Cognito: Users > Email address > Mark as verified',
    groups: 'Cognito: Users > Group memberships',
  },
  adfs: {
    email: 'AD FS: Application Groups > Web API > Issuance Transform Rules > E-Mail Address',
    flag: 'AD FS: Application Groups > Web API > Issuance Transform Rules > email_verified',
    groups: 'AD FS: Application Groups > Web API > Issuance Transform Rules > Group',
  },
}

export function claimPlace(issuer: string, claim: string): string | null {
  const kind = kindOf(issuer)
  if (kind === null) return null
  if (claim === 'email' || claim === 'groups') return places[kind][claim]
  return places[kind].flag
}
