import { findPictureTrack, nextBoxAt } from '../rules/picture-track.ts'
import type { FoundVideo } from '../rules/video-fault.ts'

/** How many bytes of a file are read at one place to find its description. */
const pieceBytes = 256 * 1024

async function readPiece(address: string, from: number): Promise<Response | null> {
  const headers = { range: `bytes=${from}-${from + pieceBytes - 1}` }
  return fetch(address, { headers }).catch(
    // Without a network there is nothing to look at.
    () => null,
  )
}

/** At most one piece of a reply, in case the server sends the whole file. */
async function bytesOf(response: Response | null): Promise<Uint8Array> {
  const reader = response?.ok ? response.body?.getReader() : undefined
  const bytes = new Uint8Array(pieceBytes)
  let length = 0
  while (reader && length < pieceBytes) {
    const { value, done } = await reader.read()
    if (done) break
    const part = value.subarray(0, pieceBytes - length)
    bytes.set(part, length)
    length += part.length
  }
  await reader?.cancel()
  return bytes.subarray(0, length)
}

/** Finds out what is at the address of a video, and which video track it has. */
export async function findVideo(address: string): Promise<FoundVideo> {
  try {
    const response = await readPiece(address, 0)
    if (!response) return null
    const { status, headers } = response
    const type = headers.get('content-type')
    const head = await bytesOf(response)
    const next = nextBoxAt(head)
    const track =
      findPictureTrack(head) ??
      (next === null ? null : findPictureTrack(await bytesOf(await readPiece(address, next))))
    return { status, type, track }
  } catch (error) {
    // The connection broke while it was read.
    if (error instanceof TypeError) return null
    throw error
  }
}
