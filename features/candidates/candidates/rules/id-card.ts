import type { FileId } from '@candor/kernel/ids'
import type * as z from 'zod/mini'
import { readFileReference } from '../../../platform/media/rules.ts'
import type { SentIdCard } from '../contract.ts'

/** Addresses of both sides of an ID card. */
export interface IdCard {
  readonly front: string | null
  readonly back: string | null
}

type Wire = z.output<typeof SentIdCard>

/** Reads the ID card of a reply; without one both sides are null. */
export function readIdCard(wire: Wire): IdCard {
  return { front: wire?.frontIdCard ?? null, back: wire?.backIdCard ?? null }
}

/** A stored ID card, with the files of its sides. */
export interface StoredIdCard {
  readonly frontIdCard?: string | null | undefined
  readonly backIdCard?: string | null | undefined
}

/** The ID card in replies. */
export function sentIdCard(stored: StoredIdCard | null, addressOf: (fileId: FileId) => string): Wire {
  if (stored === null) return null
  const sent = (reference: string | null | undefined) => {
    const fileId = readFileReference(reference)
    return fileId && addressOf(fileId)
  }
  return { frontIdCard: sent(stored.frontIdCard), backIdCard: sent(stored.backIdCard) }
}
