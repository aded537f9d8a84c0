import { buffer } from 'node:stream/consumers'
import fc from 'fast-check'
import { ZipFile } from 'yazl'

/** The content of an archive before it is damaged. */
export interface Recipe {
  readonly files: readonly {
    readonly content: Buffer
    readonly isPacked: boolean
    readonly isLong: boolean
  }[]
  readonly isLong: boolean
  readonly comment: string
}

/** A few files, packed and not, with and without the structures of long archives. */
export const recipe: fc.Arbitrary<Recipe> = fc.record({
  files: fc.array(
    fc.record({
      content: fc.uint8Array({ maxLength: 300 }).map((bytes) => Buffer.from(bytes)),
      isPacked: fc.boolean(),
      isLong: fc.boolean(),
    }),
    { maxLength: 3 },
  ),
  isLong: fc.boolean(),
  comment: fc.constantFrom('', 'a comment', 'x'.repeat(500)),
})

export const nameOfFile = (index: number) => `bundle/media/${index}.png`

export async function archiveOf({ files, isLong, comment }: Recipe): Promise<Buffer> {
  const zip = new ZipFile()
  for (const [index, { content, isPacked, isLong: forceZip64Format }] of files.entries()) {
    zip.addBuffer(content, nameOfFile(index), { compress: isPacked, forceZip64Format })
  }
  zip.end({ forceZip64Format: isLong, comment })
  return buffer(zip.outputStream)
}

/** The structures of an archive: the signature of each, and its fields as position and length in bytes. */
const structures = [
  {
    signature: 0x04034b50,
    fields: [
      [4, 2],
      [6, 2],
      [8, 2],
      [14, 4],
      [18, 4],
      [22, 4],
      [26, 2],
      [28, 2],
      [30, 8],
    ],
  },
  {
    signature: 0x02014b50,
    fields: [
      [4, 2],
      [6, 2],
      [8, 2],
      [10, 2],
      [16, 4],
      [20, 4],
      [24, 4],
      [28, 2],
      [30, 2],
      [32, 2],
      [34, 2],
      [38, 4],
      [42, 4],
      [46, 8],
    ],
  },
  {
    signature: 0x06054b50,
    fields: [
      [4, 2],
      [6, 2],
      [8, 2],
      [10, 2],
      [12, 4],
      [16, 4],
      [20, 2],
    ],
  },
  {
    signature: 0x06064b50,
    fields: [
      [4, 8],
      [12, 2],
      [14, 2],
      [16, 4],
      [20, 4],
      [24, 8],
      [32, 8],
      [40, 8],
      [48, 8],
    ],
  },
  {
    signature: 0x07064b50,
    fields: [
      [4, 4],
      [8, 8],
      [16, 4],
    ],
  },
  {
    signature: 0x08074b50,
    fields: [
      [4, 4],
      [8, 4],
      [12, 4],
    ],
  },
  // The extra field of a long file: its id and length, then two sizes and a position.
  {
    signature: 0x001c0001,
    fields: [
      [0, 2],
      [2, 2],
      [4, 8],
      [12, 8],
      [20, 8],
    ],
  },
] as const satisfies readonly { signature: number; fields: readonly (readonly [number, number])[] }[]

const oddValues = [
  0n,
  1n,
  8n,
  0x41n,
  0xffffn,
  0xffff_fffen,
  0xffff_ffffn,
  2n ** 31n,
  2n ** 53n - 1n,
  2n ** 53n,
  2n ** 64n - 1n,
]

/** The locator of a long archive; readers look for it right before the end. */
const locatorTo = (position: bigint): Buffer => {
  const locator = Buffer.alloc(20)
  locator.writeUInt32LE(0x07064b50, 0)
  locator.writeBigUInt64LE(position, 8)
  locator.writeUInt32LE(1, 16)
  return locator
}

function placesOf(zip: Buffer, signature: number): number[] {
  const places: number[] = []
  const wanted = Buffer.alloc(4)
  wanted.writeUInt32LE(signature)
  for (let at = zip.indexOf(wanted); at !== -1; at = zip.indexOf(wanted, at + 1)) places.push(at)
  return places
}

function overwritten(zip: Buffer, at: number, length: number, value: bigint): Buffer {
  const bytes = Buffer.alloc(8)
  bytes.writeBigUInt64LE(value)
  const copy = Buffer.from(zip)
  bytes.copy(copy, Math.max(0, Math.min(at, copy.length)), 0, length)
  return copy
}

const number = fc.oneof(
  fc.constantFrom(...oddValues),
  fc.bigInt({ min: 0n, max: 2n ** 64n - 1n }),
  fc.bigInt({ min: 0n, max: 2000n }),
)
const share = fc.double({ min: 0, max: 1, noNaN: true })
const placeIn = (zip: Buffer, part: number) => Math.floor(part * zip.length)

const fieldChange = fc
  .record({ structure: fc.constantFrom(...structures), field: fc.nat(), which: fc.nat(), value: number })
  .map(({ structure: { signature, fields }, field, which, value }) => (zip: Buffer) => {
    const places = placesOf(zip, signature)
    const at = places[which % Math.max(1, places.length)]
    const [offset, length] = fields[field % fields.length] ?? [0, 0]
    return at === undefined ? zip : overwritten(zip, at + offset, length, value)
  })
const byteChange = fc.record({ part: share, value: number }).map(
  ({ part, value }) =>
    (zip: Buffer) =>
      overwritten(zip, placeIn(zip, part), 1, value & 0xffn),
)
const cut = fc.tuple(share, share).map(([from, to]) => (zip: Buffer) => {
  const start = placeIn(zip, Math.min(from, to))
  const end = placeIn(zip, Math.max(from, to))
  return Buffer.concat([zip.subarray(0, start), zip.subarray(end)])
})
const cutShort = share.map((part) => (zip: Buffer) => zip.subarray(0, placeIn(zip, part)))
const locatorAdded = number.map((position) => (zip: Buffer) => {
  const end = placesOf(zip, 0x06054b50).at(-1) ?? zip.length
  return Buffer.concat([zip.subarray(0, end), locatorTo(position), zip.subarray(end)])
})
const renamed = fc
  .constantFrom(
    '../undle/medi',
    '/undle/media/',
    'C:undle/media',
    'bundle\\..\\..\\',
    'bundle/media\0',
    'bundle/media/',
  )
  .map(
    (name) => (zip: Buffer) =>
      Buffer.from(zip.toString('latin1').replaceAll('bundle/media/', name), 'latin1'),
  )
const repeated = share.map((part) => (zip: Buffer) => Buffer.concat([zip.subarray(placeIn(zip, part)), zip]))

/** An archive that somebody, or a bad disk, has changed: headers, sizes, positions, names, whole pieces. */
export const damage: fc.Arbitrary<(zip: Buffer) => Buffer> = fc
  .array(
    fc.oneof(
      { weight: 8, arbitrary: fieldChange },
      { weight: 2, arbitrary: byteChange },
      { weight: 1, arbitrary: cut },
      { weight: 1, arbitrary: cutShort },
      { weight: 2, arbitrary: locatorAdded },
      { weight: 1, arbitrary: renamed },
      { weight: 1, arbitrary: repeated },
    ),
    { minLength: 1, maxLength: 4 },
  )
  .map((changes) => (zip: Buffer) => changes.reduce((changed, change) => change(changed), zip))
