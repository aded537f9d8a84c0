import { createHash } from 'node:crypto'

/** The form in which a token or key is stored and looked up: sha256 in hex. Enough, as tokens are random. */
export function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('hex')
}
