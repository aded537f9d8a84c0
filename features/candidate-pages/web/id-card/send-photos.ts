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
}

/** Sends both photos from where they stopped, and hands them in once all of them is there. */
export async function sendPhotos({ link, upload, photos, onShare }: Handing): Promise<void> {
  const all = photos.front.size + photos.back.size
  const submit = { sign: link, upload }
  let before = 0
  for (const side of sides) {
    const photo = photos[side]
    const from = { ...submit, side: fieldOf[side] }
    const ask = callAt<typeof sendIdCardPiece>
    let { heldBytes } = await ask(sendIdCardPieceAt, { ...from, offset: 0 })
    while (heldBytes < photo.size) {
      const piece = photo.slice(heldBytes, heldBytes + pieceBytes)
      const sentBefore = before + heldBytes
      const send = fetchWithProgress((share) => onShare((sentBefore + share * piece.size) / all))
      const held = await ask(sendIdCardPieceAt, { ...from, offset: heldBytes }, { files: { piece }, send })
      if (held.heldBytes === heldBytes) throw new Error('the server did not take a piece of a photo')
      heldBytes = held.heldBytes
    }
    before += photo.size
  }
  onShare(1)
  await callAt<typeof saveIdCard>(saveIdCardAt, submit, { idempotencyKey: upload })
}
