/** The ways of signing in that a company may allow. */
export const signInWays = ['password', 'sms', 'app', 'oidc', 'passkey'] as const
