import { callAt } from '@candor/call/web/call-at'
import { fetchWithProgress } from '@candor/call/web/fetch-with-progress'
import { saveIdCardAt, sendIdCardPieceAt } from '../../contract/addresses.ts'
import type { saveIdCard, sendIdCardPiece } from '../../contract/id-card.ts'
import { type Side, sides } from './id-card-photos.ts'

/** The bytes of one piece: what a lost connection loses at the most. */
const pieceBytes = 256 * 1024

const fieldOf = { front: 'frontIdCard', back: 'backIdCard' } as const

interface Handing {
  readonly link: string
  /** Names the submit: by it the server knows which pieces it holds. */
  readonly upload: string
  readonly photos: Readonly<Record<Side, Blob>>
  /** Told how much of both has come in, from 0 to 1. */
  readonly onShare: (share: number) => void
  /** Stops it. */
  readonly signal: AbortSignal
}

/** Sends both photos from where they stopped, and hands them in once all of them is there. */
export async function sendPhotos({ link, upload, photos, onShare, signal }: Handing): Promise<void> {
  const all = photos.front.size + photos.back.size
  let before = 0
  for (const side of sides) {
    const photo = photos[side]
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
  await handIn(link, upload, signal)
}

/** Hands in the photos of a submit whose pieces came before; of one that was handed in already it is answered the same. */
export async function handIn(link: string, upload: string, signal?: AbortSignal): Promise<void> {
  const submit = { sign: link, upload }
  await callAt<typeof saveIdCard>(saveIdCardAt, submit, { idempotencyKey: upload, signal })
}
