/** The text of an XML part: by its byte order mark, else as UTF-8. */
export function xmlOf(bytes: Uint8Array): string {
  const [first, second] = bytes
  const wide =
    first === 0xff && second === 0xfe ? 'utf-16le' : first === 0xfe && second === 0xff ? 'utf-16be' : null
  return new TextDecoder(wide ?? 'utf-8').decode(bytes)
}
