const utf16Marks = [
  { bytes: [0xff, 0xfe], encoding: 'utf-16le' },
  { bytes: [0xfe, 0xff], encoding: 'utf-16be' },
]

const strict = (encoding: string) => new TextDecoder(encoding, { fatal: true })
type Decoder = ReturnType<typeof strict>

/** Possible encodings of a text: with a byte order mark UTF-16, else UTF-8 or GB18030, which includes GBK. */
function decodersFor(start: Uint8Array): Decoder[] {
  const marked = utf16Marks.find(({ bytes }) => bytes.every((byte, index) => start[index] === byte))
  const encodings = marked ? [marked.encoding] : ['utf-8', 'gb18030']
  return encodings.map(strict)
}

function canRead(decoder: Decoder, bytes?: Uint8Array): boolean {
  try {
    return !decoder.decode(bytes, { stream: bytes !== undefined }).includes('\0')
  } catch {
    return false
  }
}

/**
 * Whether bytes are a text in UTF-8, GB18030 or marked UTF-16, without a NUL. The first piece has at least two bytes;
 * an empty file is no text.
 */
export async function holdsText(pieces: AsyncIterable<Uint8Array> | Iterable<Uint8Array>): Promise<boolean> {
  let decoders: Decoder[] | null = null
  for await (const piece of pieces) {
    decoders = (decoders ?? decodersFor(piece)).filter((decoder) => canRead(decoder, piece))
    if (decoders.length === 0) return false
  }
  return decoders?.some((decoder) => canRead(decoder)) ?? false
}
