import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { countPages } from './count-pages.ts'

let folder = ''
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'candor-pages-'))
})
afterAll(() => rm(folder, { recursive: true }))

const mebibyte = 1024 * 1024

/** A file in which marks stand at some places. */
async function aFile(marks: readonly (readonly [number, string])[]): Promise<string> {
  const content = Buffer.alloc(3 * mebibyte, '.')
  for (const [at, mark] of marks) content.write(mark, at, 'latin1')
  const path = join(folder, 'document.pdf')
  await writeFile(path, content)
  return path
}

// The second piece begins 64 bytes before the first one ends.
test.each([0, 1, 5, 10, 11, 12, 13, 40, 63, 64, 65, 74, 75, 76])(
  'a page counts once and a list of pages never, %s bytes before a piece ends',
  async (before) => {
    const at = mebibyte - before
    const path = await aFile([
      [at, '/Type /Page/'],
      [2 * mebibyte - 64 - before, '/Type /Pages'],
    ])
    expect(await countPages(path, 500)).toBe(1)
  },
)

test('pages are counted up to one more than may be', async () => {
  const marks = Array.from({ length: 300 }, (_, index) => [index * 10_000, '/Type\n/Page '] as const)
  const path = await aFile(marks)
  expect([await countPages(path, 300), await countPages(path, 299), await countPages(path, 5)]).toEqual([
    300, 300, 6,
  ])
})

test('a file that ends with a piece is read to its end', async () => {
  const path = join(folder, 'whole.pdf')
  await writeFile(path, Buffer.concat([Buffer.alloc(mebibyte - 11, '.'), Buffer.from('/Type /Page')]))
  expect(await countPages(path, 500)).toBe(1)
})
