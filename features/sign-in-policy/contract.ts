/** The ways of signing in that a company may allow: by messaging app and by its own OpenID Connect provider among them. */
export const signInWays = ['password', 'sms', 'app', 'oidc', 'passkey'] as const
