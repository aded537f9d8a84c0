import { callAt } from '@candor/call/web/call-at'
import { fetchWithProgress } from '@candor/call/web/fetch-with-progress'
import { type IdDocument, saveIdCardAt, sendIdCardPieceAt } from '../../contract/addresses.ts'
import type { saveIdCard, sendIdCardPiece } from '../../contract/id-card.ts'
import { sidesOf } from '../../rules/documents.ts'
import type { Photos } from './id-card-photos.ts'

/** Bytes of one piece: the most that a lost connection loses. */
const pieceBytes = 256 * 1024

const fieldOf = { front: 'frontIdCard', back: 'backIdCard' } as const

interface Handing {
  readonly link: string
  /** Id of the submit, by which the server knows its pieces. */
  readonly upload: string
  readonly document: IdDocument
  readonly photos: Photos
  /** Called with the share of the photos that was sent, from 0 to 1. */
  readonly onShare: (share: number) => void
  /** Stops it. */
  readonly signal: AbortSignal
}

/** Sends the photos of a document from where they stopped, and submits them once all are complete. */
export async function sendPhotos({
  link,
  upload,
  document,
  photos,
  onShare,
  signal,
}: Handing): Promise<void> {
  const own = sidesOf(document).flatMap((side) => {
    const photo = photos[side]
    return photo ? [{ side, photo }] : []
  })
  const all = own.reduce((bytes, { photo }) => bytes + photo.size, 0)
  let before = 0
  for (const { side, photo } of own) {
    const from = { sign: link, upload, side: fieldOf[side] }
    const ask = callAt<typeof sendIdCardPiece>
    let { heldBytes } = await ask(sendIdCardPieceAt, { ...from, offset: 0 }, { signal })
    while (heldBytes < photo.size) {
      const piece = photo.slice(heldBytes, heldBytes + pieceBytes)
      const sentBefore = before + heldBytes
      const send = fetchWithProgress((share) => onShare((sentBefore + share * piece.size) / all))
      const held = await ask(
        sendIdCardPieceAt,
        { ...from, offset: heldBytes },
        { files: { piece }, send, signal },
      )
      if (held.heldBytes === heldBytes) throw new Error('the server did not take a piece of a photo')
      heldBytes = held.heldBytes
    }
    before += photo.size
  }
  onShare(1)
  await handIn(link, upload, { document, signal })
}

/** Submits photos whose pieces were stored before; a completed submit gets the same reply again. */
export async function handIn(
  link: string,
  upload: string,
  { document, signal }: { readonly document?: IdDocument; readonly signal?: AbortSignal } = {},
): Promise<void> {
  const submit = { sign: link, upload, document }
  await callAt<typeof saveIdCard>(saveIdCardAt, submit, { idempotencyKey: upload, signal })
}
