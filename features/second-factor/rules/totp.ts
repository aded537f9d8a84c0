import { Secret, TOTP } from 'otpauth'

/** How long one code is shown, in seconds, and its digits: what every authenticator app can do. */
const period = 30
const digits = 6

/** How many codes the clocks of the two sides may differ by. */
const clockSteps = 1

const totpOf = (secret: string) => new TOTP({ secret: Secret.fromBase32(secret), period, digits })

/** Makes the secret of an authenticator app: 160 random bits in base32. */
export function newSecret(): string {
  return new Secret({ size: 20 }).base32
}

/** The address that an authenticator app reads from a picture. */
export function enrolAddress(secret: string, { issuer, label }: { issuer: string; label: string }): string {
  return new TOTP({ secret: Secret.fromBase32(secret), period, digits, issuer, label }).toString()
}

/** The number of the code that is shown at `now`. */
export function stepAt(now: Date): number {
  return TOTP.counter({ period, timestamp: now.getTime() })
}

/** The number of the code that somebody typed, the clocks being no further apart than a code; null where it is none. */
export function stepOfCode(secret: string, code: string, now: Date): number | null {
  const delta = totpOf(secret).validate({ token: code, timestamp: now.getTime(), window: clockSteps })
  return delta === null ? null : stepAt(now) + delta
}

/** The code that an authenticator app shows at a time. */
export function codeAt(secret: string, at: Date): string {
  return totpOf(secret).generate({ timestamp: at.getTime() })
}
