import { readFile } from 'node:fs/promises'
import { dayMs } from '@candor/kernel/durations'
import { serverUnderTest } from '@candor/testkit/server'
import { decode } from 'jpeg-js'
import { expect, test, vi } from 'vitest'
import { sweepFiles } from '../../../../platform/imports/server/jobs/sweep.ts'
import { aHeic, aJpeg, aPng, aWebp } from '../workers/pictures-under-test.ts'
import { idCardUnderTest } from './id-card-under-test.ts'
import { agree, aPage, filesOf } from './pages-under-test.ts'

const server = serverUnderTest()
const { save } = idCardUnderTest(server)

/** The files of the store that nothing names. */
async function unnamedFiles() {
  const { db, files } = server.services
  const rows = await db.selectFrom('storedFile').select('contentHash').execute()
  const named = new Set(rows.map(({ contentHash }) => contentHash))
  const unnamed: string[] = []
  for await (const { hash } of files.list()) if (!named.has(hash)) unnamed.push(hash)
  return unnamed
}

test('a HEIC photo that is refused with the other side is not stored', async () => {
  const page = await aPage(server)
  await agree(server, page.sign)
  const cut = aPng().subarray(0, 40)
  expect((await save(page.sign, { frontIdCard: aHeic, backIdCard: cut })).code).not.toBe(0)
  expect(await unnamedFiles()).toEqual([])
})

test('photos whose storing fails are removed by the sweep of the next day', async () => {
  const page = await aPage(server)
  await agree(server, page.sign)
  const begin = vi.spyOn(server.services.auditHeads, 'begin').mockResolvedValue(false)
  const photos = { frontIdCard: aHeic, backIdCard: aWebp() }
  expect((await save(page.sign, photos)).code).not.toBe(0)
  begin.mockRestore()
  expect(await unnamedFiles()).toHaveLength(2)
  const now = server.clock.now()
  // Files have the time of the machine.
  server.clock.set(new Date(Date.now() + 2 * dayMs))
  await sweepFiles(server.services)
  server.clock.set(now)
  expect(await unnamedFiles()).toEqual([])
  expect((await save(page.sign, photos)).code).toBe(0)
})

test.each([
  [
    'a page',
    'en',
    Buffer.from('<html><script>alert(1)</script></html>'),
    'Only JPEG, PNG, WebP and HEIC photos',
  ],
  ['一段程序', 'cn', Buffer.from('MZ\0\0'), '只能使用 JPEG、PNG、WebP 或 HEIC 照片'],
  ['一張壞掉的照片', 'zh-TW', aJpeg().subarray(0, -40), '照片無法讀取，請重新拍攝'],
  ['more than 50 megapixels', 'en', aPng(10_000, 5_001), 'The photo is too large (50 megapixels at most)'],
  ['nothing', 'en', Buffer.alloc(0), 'The photo cannot be read. Take it again'],
])(
  '%s that is called a picture is refused by the side, and nothing is stored',
  async (_case, lang, content, msg) => {
    const page = await aPage(server)
    await agree(server, page.sign)
    const answer = await save(page.sign, { frontIdCard: aWebp(), backIdCard: content }, { lang })
    expect(answer).toEqual({ code: 1010, msg, data: { field: 'backIdCard' } })
    expect(await filesOf(server, page)).toEqual([])
    expect((await save(page.sign)).code).toBe(0)
  },
)

test('HEIC becomes a JPEG that browsers show', async () => {
  const page = await aPage(server)
  await agree(server, page.sign)
  expect((await save(page.sign, { frontIdCard: aHeic, backIdCard: aWebp() })).code).toBe(0)
  const [back, front] = await filesOf(server, page)
  expect([front?.name, front?.contentType]).toEqual(['id-card-front.jpg', 'image/jpeg'])
  expect([back?.name, back?.contentType]).toEqual(['id-card-back.webp', 'image/webp'])
  const bytes = await readFile(server.services.files.pathOf(front?.contentHash ?? ''))
  expect([decode(bytes).width, decode(bytes).height]).toEqual([32, 64])
})

test('a picture of 60 MB is refused while it comes in', async () => {
  const page = await aPage(server)
  await agree(server, page.sign)
  const content = Buffer.concat([aJpeg(), Buffer.alloc(60 * 1024 * 1024)])
  expect(await save(page.sign, { frontIdCard: content, backIdCard: aJpeg() })).toMatchObject({ code: 1010 })
  expect(await filesOf(server, page)).toEqual([])
})
