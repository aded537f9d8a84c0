/** The limit of a response about one message or one person. */
const maxBytes = 64 * 1024

/** Returns the text of a response, cut off after `maxBytes`, so that an endless one does no harm. */
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

/** Returns the JSON object in a text; null where there is none. */
export function readObject(text: string): Readonly<Record<string, unknown>> | null {
  try {
    const parsed: unknown = JSON.parse(text)
    return typeof parsed === 'object' && parsed !== null && !Array.isArray(parsed) ? { ...parsed } : null
  } catch {
    return null
  }
}
