import { createHmac, timingSafeEqual } from 'node:crypto'
import type { House } from '@candor/db/database'
import { type FileId, readId, type SessionId } from '@candor/kernel/ids'
import { mediaExpiry } from '../rules.ts'

/** What an address names: a file, for one session, until a moment. */
export interface MediaClaim {
  fileId: FileId
  sessionId: SessionId
  expiresAt: Date
}

const signatureBytes = 16
const claimBytes = 16 + 16 + 6

function sign(key: string, claim: Buffer): Buffer {
  return createHmac('sha256', key).update(claim).digest().subarray(0, signatureBytes)
}

const uuidBytes = (id: string) => Buffer.from(id.replaceAll('-', ''), 'hex')

function uuidText(bytes: Buffer): string {
  return bytes.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')
}

/** Writes a claim and its signature as one word of an address. */
export function writeMediaClaim(key: string, { fileId, sessionId, expiresAt }: MediaClaim): string {
  const expiry = Buffer.alloc(6)
  expiry.writeUIntBE(expiresAt.getTime(), 0, 6)
  const claim = Buffer.concat([uuidBytes(fileId), uuidBytes(sessionId), expiry])
  return Buffer.concat([claim, sign(key, claim)]).toString('base64url')
}

/** Reads a word of an address back; null when it was not signed here. */
export function readMediaClaim(key: string, word: string): MediaClaim | null {
  const bytes = Buffer.from(word, 'base64url')
  if (bytes.length !== claimBytes + signatureBytes) return null
  const claim = bytes.subarray(0, claimBytes)
  if (!timingSafeEqual(sign(key, claim), bytes.subarray(claimBytes))) return null
  const fileId = readId<'file'>(uuidText(claim.subarray(0, 16)))
  const sessionId = readId<'session'>(uuidText(claim.subarray(16, 32)))
  if (!fileId || !sessionId) return null
  return { fileId, sessionId, expiresAt: new Date(claim.readUIntBE(32, 6)) }
}

/** Makes the addresses of files for one session. Whoever calls it has checked that the files may be read. */
export function mediaAddresses(house: House, sessionId: SessionId): (fileId: FileId) => string {
  const expiresAt = mediaExpiry(house.clock.now())
  return (fileId) =>
    `/file/media/${writeMediaClaim(house.settings.mediaKey, { fileId, sessionId, expiresAt })}`
}
