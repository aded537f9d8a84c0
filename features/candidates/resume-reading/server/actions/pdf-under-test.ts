import { createHash } from 'node:crypto'

/** What a PDF encrypts each stream with: RC4, which Node.js no longer has. */
function rc4(key: Uint8Array, data: Uint8Array): Buffer {
  const state = Uint8Array.from({ length: 256 }, (_, index) => index)
  const swap = (one: number, other: number) => {
    const kept = state[one] ?? 0
    state[one] = state[other] ?? 0
    state[other] = kept
  }
  for (let index = 0, at = 0; index < 256; index += 1) {
    at = (at + (state[index] ?? 0) + (key[index % key.length] ?? 0)) & 255
    swap(index, at)
  }
  let i = 0
  let j = 0
  return Buffer.from(
    data.map((byte) => {
      i = (i + 1) & 255
      j = (j + (state[i] ?? 0)) & 255
      swap(i, j)
      return byte ^ (state[((state[i] ?? 0) + (state[j] ?? 0)) & 255] ?? 0)
    }),
  )
}

const padding = Buffer.from('28bf4e5e4e758a4164004e56fffa01082e2e00b6d0683e802f0ca9fe6453697a', 'hex')
const padded = (password: string) => Buffer.concat([Buffer.from(password, 'latin1'), padding]).subarray(0, 32)
const md5 = (...parts: readonly Buffer[]) => createHash('md5').update(Buffer.concat(parts)).digest()
const id = Buffer.from('00112233445566778899aabbccddeeff', 'hex')

/** The keys of the oldest encryption, with the same password for reader and owner. */
function encryption(password: string) {
  const owner = rc4(md5(padded(password)).subarray(0, 5), padded(password))
  const allowed = Buffer.from('fcffffff', 'hex')
  const key = md5(padded(password), owner, allowed, id).subarray(0, 5)
  const user = rc4(key, padding)
  const dictionary = `<</Filter/Standard/V 1/R 2/O<${owner.toString('hex')}>/U<${user.toString('hex')}>/P -4>>`
  const encrypt = (object: number, data: Buffer) => {
    const number = Buffer.from([object & 255, (object >> 8) & 255, 0, 0, 0])
    return rc4(md5(key, number).subarray(0, 10), data)
  }
  return { dictionary, encrypt }
}

interface PdfSettings {
  readonly password?: string
  /** The number of pages that it claims to have. */
  readonly claimedPages?: number
  /** The number of its pages, all with the same lines. */
  readonly pages?: number
}

/** A PDF of a page with these lines, from the top down. */
export function pdf(
  lines: readonly string[],
  { password, pages = 1, claimedPages = pages }: PdfSettings = {},
): Buffer {
  const text = lines
    .map((line, index) => `BT /F1 11 Tf 1 0 0 1 56 ${780 - index * 18} Tm (${line}) Tj ET`)
    .join('\n')
  const secret = password === undefined ? null : encryption(password)
  const plain = Buffer.from(text, 'latin1')
  const stream = secret ? secret.encrypt(4, plain) : plain
  const page =
    '<</Type/Page/Parent 2 0 R/MediaBox[0 0 595 842]/Contents 4 0 R/Resources<</Font<</F1 5 0 R>>>>>>'
  const more = Array.from({ length: pages - 1 }, (_, index) => `${index + 7} 0 R`)
  const objects = [
    '<</Type/Catalog/Pages 2 0 R>>',
    `<</Type/Pages/Kids[3 0 R ${more.join(' ')}]/Count ${claimedPages}>>`,
    page,
    `<</Length ${stream.length}>>stream\n${stream.toString('latin1')}\nendstream`,
    '<</Type/Font/Subtype/Type1/BaseFont/Helvetica/Encoding/WinAnsiEncoding>>',
    secret ? secret.dictionary : 'null',
    ...more.map(() => page),
  ]
  const body = objects.map((object, index) => `${index + 1} 0 obj\n${object}\nendobj\n`).join('')
  const lock = secret ? `/Encrypt 6 0 R/ID[<${id.toString('hex')}><${id.toString('hex')}>]` : ''
  return Buffer.from(
    `%PDF-1.4\n${body}trailer<</Root 1 0 R/Size ${objects.length + 1}${lock}>>\n%%EOF`,
    'latin1',
  )
}
