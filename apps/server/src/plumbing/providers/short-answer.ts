/** More bytes than an answer about one message or one person has. */
const maxBytes = 64 * 1024

/** The text of an answer, as far as a short one goes: one that has no end costs no more than that. */
export async function readShort(answer: Response): Promise<string> {
  const pieces: Uint8Array[] = []
  let bytes = 0
  for await (const piece of answer.body ?? []) {
    pieces.push(piece)
    bytes += piece.length
    if (bytes > maxBytes) break
  }
  return Buffer.concat(pieces).toString()
}

/** What a text says as an object of JSON; null where it is none. */
export function readObject(text: string): Readonly<Record<string, unknown>> | null {
  try {
    const parsed: unknown = JSON.parse(text)
    return typeof parsed === 'object' && parsed !== null && !Array.isArray(parsed) ? { ...parsed } : null
  } catch {
    return null
  }
}
