import { Secret, TOTP } from 'otpauth'

/** Seconds and digits of one code: values that every authenticator app supports. */
const period = 30
const digits = 6

/** By how many codes the clocks of server and phone may differ. */
const clockSteps = 1

const totpOf = (secret: string) => new TOTP({ secret: Secret.fromBase32(secret), period, digits })

export function newSecret(): string {
  return new Secret({ size: 20 }).base32
}

export function enrolAddress(secret: string, { issuer, label }: { issuer: string; label: string }): string {
  return new TOTP({ secret: Secret.fromBase32(secret), period, digits, issuer, label }).toString()
}

export function stepAt(now: Date): number {
  return TOTP.counter({ period, timestamp: now.getTime() })
}

/** The number of the time step of a typed code, at most one step away; null where it is wrong. */
export function stepOfCode(secret: string, code: string, now: Date): number | null {
  const delta = totpOf(secret).validate({ token: code, timestamp: now.getTime(), window: clockSteps })
  return delta === null ? null : stepAt(now) + delta
}

export function codeAt(secret: string, at: Date): string {
  return totpOf(secret).generate({ timestamp: at.getTime() })
}
