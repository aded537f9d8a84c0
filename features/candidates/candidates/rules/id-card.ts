import type { FileId } from '@candor/kernel/ids'
import type * as z from 'zod/mini'
import { readFileReference } from '../../../platform/media/rules.ts'
import type { SentIdCard } from '../contract.ts'

export interface IdCard {
  readonly front: string | null
  readonly back: string | null
}

type Wire = z.output<typeof SentIdCard>

export function readIdCard(wire: Wire): IdCard {
  return { front: wire?.frontIdCard ?? null, back: wire?.backIdCard ?? null }
}

export interface StoredIdCard {
  readonly frontIdCard?: string | null | undefined
  readonly backIdCard?: string | null | undefined
}

export function sentIdCard(stored: StoredIdCard | null, addressOf: (fileId: FileId) => string): Wire {
  if (stored === null) return null
  const sent = (reference: string | null | undefined) => {
    const fileId = readFileReference(reference)
    return fileId && addressOf(fileId)
  }
  return { frontIdCard: sent(stored.frontIdCard), backIdCard: sent(stored.backIdCard) }
}
