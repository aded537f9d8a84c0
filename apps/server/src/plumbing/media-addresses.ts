import { createHash, createHmac, timingSafeEqual } from 'node:crypto'
import { brandId } from '@candor/kernel/brand-id'
import type { Clock } from '@candor/kernel/clock'
import type { FileId } from '@candor/kernel/ids'
import type { MediaAddresses, MediaClaim, MediaGrant } from '@candor/kernel/services'
import { isMediaExpired, mediaExpiry } from '../../../../features/platform/media/rules.ts'

const signatureBytes = 16
const idBytes = 16
const rightsBytes = 6
/** A time in whole seconds. */
const expiryBytes = 4
/** With the signature this makes 100 characters of base64url, the router's limit for a path parameter. */
const claimBytes = 3 * idBytes + rightsBytes + expiryBytes + 1
const nobody = Buffer.alloc(idBytes)

function sign(key: string, claim: Buffer): Buffer {
  return createHmac('sha256', key).update(claim).digest().subarray(0, signatureBytes)
}

const digest = (rights: string) => createHash('sha256').update(rights).digest().subarray(0, rightsBytes)

const toBytes = (id: string) => Buffer.from(id.replaceAll('-', ''), 'hex')

function toId<Kind extends string>(bytes: Buffer) {
  const text = bytes.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')
  return brandId<Kind>(text)
}

/** Returns a function that writes addresses for one grant; their common part is computed once. */
function writerOf(key: string, { sessionId, isVisit, candidateId, rights }: MediaGrant, expiresAt: Date) {
  const expiry = Buffer.alloc(expiryBytes)
  expiry.writeUInt32BE(expiresAt.getTime() / 1000)
  const grant = [
    toBytes(sessionId),
    candidateId ? toBytes(candidateId) : nobody,
    digest(rights),
    expiry,
    Buffer.of(isVisit ? 1 : 0),
  ]
  return (fileId: FileId): string => {
    const claim = Buffer.concat([toBytes(fileId), ...grant])
    return Buffer.concat([claim, sign(key, claim)]).toString('base64url')
  }
}

function readWord(key: string, word: string): (MediaClaim & { expiresAt: Date }) | null {
  const bytes = Buffer.from(word, 'base64url')
  if (bytes.length !== claimBytes + signatureBytes) return null
  const claim = bytes.subarray(0, claimBytes)
  if (!timingSafeEqual(sign(key, claim), bytes.subarray(claimBytes))) return null
  const id = (index: number) => claim.subarray(index * idBytes, (index + 1) * idBytes)
  const fileId = toId<'file'>(id(0))
  const sessionId = toId<'session'>(id(1))
  const candidateId = id(2).equals(nobody) ? null : toId<'candidate'>(id(2))
  if (!fileId || !sessionId) return null
  const rights = claim.subarray(3 * idBytes, 3 * idBytes + rightsBytes)
  const expiresAt = new Date(claim.readUInt32BE(3 * idBytes + rightsBytes) * 1000)
  const isVisit = claim.at(-1) === 1
  return {
    fileId,
    sessionId,
    isVisit,
    candidateId,
    expiresAt,
    isFor: (asked) => digest(asked).equals(rights),
  }
}

/**
 * Signs and reads media addresses with the installation's key. The signed part holds file, session, candidate, a digest
 * of the session's rights, expiry, and whether the session is a visit (decision D10).
 */
export function openMediaAddresses(key: string, clock: Clock): MediaAddresses {
  return {
    of(grant) {
      const write = writerOf(key, grant, mediaExpiry(clock.now()))
      return (fileId) => `/file/media/${write(fileId)}`
    },
    read(word) {
      const claim = readWord(key, word)
      return claim && !isMediaExpired(claim.expiresAt, clock.now()) ? claim : null
    },
  }
}
