import { createHash, randomBytes } from 'node:crypto'

const tokenBytes = 32

/** Makes a token or key: 256 random bits in base64url. Only its hash is stored. */
export function newToken(): string {
  return randomBytes(tokenBytes).toString('base64url')
}

/** The form in which a token or key is stored and looked up: sha256 in hex. It needs no salt, as tokens are random. */
export function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('hex')
}
