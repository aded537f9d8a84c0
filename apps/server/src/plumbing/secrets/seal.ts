import { createCipheriv, createDecipheriv, createHash, randomBytes } from 'node:crypto'
import type { Secrets } from '@candor/kernel/services'

const algorithm = 'aes-256-gcm'
const namedBytes = 4
const nonceBytes = 12
const tagBytes = 16

/** The key's name at the start of a sealed text, which distinguishes another key from an altered text. */
const nameOf = (key: Buffer) => createHash('sha256').update(key).digest().subarray(0, namedBytes)

const sealedBy = (bytes: Buffer, keys: readonly Buffer[]) =>
  keys.find((key) => nameOf(key).equals(bytes.subarray(0, namedBytes)))

/** Whether a text was sealed with one of the keys. */
export const isSealedWith = (sealed: string, keys: readonly Buffer[]) =>
  sealedBy(Buffer.from(sealed, 'base64url'), keys) !== undefined

/** Seals with the first key by AES-256-GCM, and opens what any of them sealed. */
export function openSecrets(keys: readonly Buffer[]): Secrets {
  const [first] = keys
  if (!first) throw new Error('there is no key to seal secrets with')
  return {
    seal(text, context) {
      const nonce = randomBytes(nonceBytes)
      const cipher = createCipheriv(algorithm, first, nonce).setAAD(Buffer.from(context))
      const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()])
      return Buffer.concat([nameOf(first), nonce, cipher.getAuthTag(), sealed]).toString('base64url')
    },
    open(sealed, context) {
      const bytes = Buffer.from(sealed, 'base64url')
      const key = sealedBy(bytes, keys)
      if (!key) return null
      const nonce = bytes.subarray(namedBytes, namedBytes + nonceBytes)
      const tag = bytes.subarray(namedBytes + nonceBytes, namedBytes + nonceBytes + tagBytes)
      const rest = bytes.subarray(namedBytes + nonceBytes + tagBytes)
      if (tag.length < tagBytes) return null
      const decipher = createDecipheriv(algorithm, key, nonce).setAAD(Buffer.from(context)).setAuthTag(tag)
      const opened = decipher.update(rest)
      try {
        return Buffer.concat([opened, decipher.final()]).toString('utf8')
      } catch {
        // It was altered, or sealed for another context.
        return null
      }
    },
  }
}
