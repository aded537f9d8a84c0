import { createHmac, timingSafeEqual } from 'node:crypto'
import type { Clock } from '@candor/kernel/clock'
import type { MediaAddresses } from '@candor/kernel/house'
import { type FileId, readId, type SessionId } from '@candor/kernel/ids'
import { isMediaExpired, mediaExpiry } from '../../../../features/media/rules.ts'

interface Claim {
  fileId: FileId
  sessionId: SessionId
  expiresAt: Date
}

const signatureBytes = 16
const idBytes = 16
const expiryBytes = 6
const claimBytes = idBytes + idBytes + expiryBytes

function sign(key: string, claim: Buffer): Buffer {
  return createHmac('sha256', key).update(claim).digest().subarray(0, signatureBytes)
}

const toBytes = (id: string) => Buffer.from(id.replaceAll('-', ''), 'hex')

function toId<Kind extends string>(bytes: Buffer) {
  const text = bytes.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')
  return readId<Kind>(text)
}

function writeWord(key: string, { fileId, sessionId, expiresAt }: Claim): string {
  const expiry = Buffer.alloc(expiryBytes)
  expiry.writeUIntBE(expiresAt.getTime(), 0, expiryBytes)
  const claim = Buffer.concat([toBytes(fileId), toBytes(sessionId), expiry])
  return Buffer.concat([claim, sign(key, claim)]).toString('base64url')
}

function readWord(key: string, word: string): Claim | null {
  const bytes = Buffer.from(word, 'base64url')
  if (bytes.length !== claimBytes + signatureBytes) return null
  const claim = bytes.subarray(0, claimBytes)
  if (!timingSafeEqual(sign(key, claim), bytes.subarray(claimBytes))) return null
  const fileId = toId<'file'>(claim.subarray(0, idBytes))
  const sessionId = toId<'session'>(claim.subarray(idBytes, 2 * idBytes))
  if (!fileId || !sessionId) return null
  return { fileId, sessionId, expiresAt: new Date(claim.readUIntBE(2 * idBytes, expiryBytes)) }
}

/** Signs and reads media addresses with the installation's key: one word of file, session and expiry (decision D10). */
export function openMediaAddresses(key: string, clock: Clock): MediaAddresses {
  return {
    of(sessionId) {
      const expiresAt = mediaExpiry(clock.now())
      return (fileId) => `/file/media/${writeWord(key, { fileId, sessionId, expiresAt })}`
    },
    read(word) {
      const claim = readWord(key, word)
      return claim && !isMediaExpired(claim.expiresAt, clock.now()) ? claim : null
    },
  }
}
