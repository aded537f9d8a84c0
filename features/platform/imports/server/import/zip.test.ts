import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { collectGarbage } from '@candor/testkit/garbage'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { presentArchiveFault } from '../present.ts'
import { archiveOf, damage, nameOfFile, type Recipe, recipe } from './archives-under-test.ts'
import { ArchiveRefused, DamagedFile, type TreeFile } from './file-tree.ts'
import { openZip } from './zip.ts'

let folder = ''
let serial = 0
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'candor-zip-'))
})
afterAll(() => rm(folder, { recursive: true, force: true }))

async function contentOf(file: TreeFile): Promise<Buffer | 'damaged'> {
  const chunks: Buffer[] = []
  let bytes = 0
  try {
    for await (const chunk of await file.open()) {
      bytes += chunk.length
      if (bytes > file.sizeBytes) throw new Error('more was given than the archive declares')
      chunks.push(chunk)
    }
    return Buffer.concat(chunks)
  } catch (error) {
    if (error instanceof DamagedFile) return 'damaged'
    throw error
  }
}

/** What comes of an archive: why it is not opened, in words, or every file of it. */
async function readingOf(zip: Buffer): Promise<string | Map<string, Buffer | 'damaged'>> {
  serial += 1
  const path = join(folder, `${serial}.zip`)
  await writeFile(path, zip)
  try {
    const tree = await openZip(path)
    const files = new Map<string, Buffer | 'damaged'>()
    for (const [name, file] of tree.files) files.set(name, await contentOf(file))
    tree.close()
    return files
  } catch (error) {
    if (error instanceof ArchiveRefused) return presentArchiveFault('en', error.reason)
    throw error
  } finally {
    await rm(path)
  }
}

const refusals = [
  'The file is not a zip archive, or it is damaged',
  'The archive was not opened: a file in it is encrypted, appears more than once or has a path that leads out',
  'The archive was not opened: it unpacks to too many bytes or too many files',
]

const wholeOf = ({ files }: Recipe) =>
  new Map(files.map(({ content }, index) => [nameOfFile(index), content]))
/** A reading that hangs fails after five seconds; to make it smaller would wait as long each time. */
const settings = { seed: 1_987_410, timeout: 5_000, endOnFailure: true }

test('an archive gives every file as it went in, packed or not, long or not', async () => {
  await fc.assert(
    fc.asyncProperty(recipe, async (given) => {
      expect(await readingOf(await archiveOf(given))).toEqual(wholeOf(given))
    }),
    { ...settings, numRuns: 60 },
  )
})

const bytesTaken = () => process.memoryUsage().arrayBuffers
const maxBytes = 64 * 1024 * 1024

test('an archive that was changed anywhere gives its files, or says in words why not', async () => {
  collectGarbage()
  const atFirst = bytesTaken()
  await fc.assert(
    fc.asyncProperty(recipe, damage, async (given, change) => {
      const zip = change(await archiveOf(given))
      const before = bytesTaken()
      const reading = await readingOf(zip)
      // Others of this process may give some back meanwhile, and none takes any.
      expect(bytesTaken() - before).toBeLessThan(maxBytes)
      if (typeof reading === 'string') expect(refusals).toContain(reading)
      else for (const name of reading.keys()) expect(name).not.toMatch(/^\/|^[a-z]:|(^|\/)\.\.(\/|$)|\\/i)
    }),
    { ...settings, numRuns: 500 },
  )
  collectGarbage()
  expect(bytesTaken() - atFirst).toBeLessThan(maxBytes)
})

/** The end of an archive that says: what lists my files stands at this position. */
function endReferringTo(position: bigint): Buffer {
  const end = Buffer.from(
    'PK\x06\x07\0\0\0\0\0\0\0\0\0\0\0\0\x01\0\0\0PK\x05\x06\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0',
    'latin1',
  )
  end.writeBigUInt64LE(position, 8)
  return end
}

test.each([0n, 41n, 2n ** 32n, 2n ** 53n - 1n, 2n ** 53n, 2n ** 63n, 2n ** 64n - 1n])(
  'an archive that refers to byte %i of itself is not an archive',
  async (position) => {
    expect(await readingOf(endReferringTo(position))).toBe('The file is not a zip archive, or it is damaged')
  },
)
