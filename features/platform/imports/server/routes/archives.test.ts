import { aBundle, zipOf } from '@candor/testkit/bundles'
import { serverUnderTest } from '@candor/testkit/server'
import { expect, test } from 'vitest'
import { uploadsUnderTest, withPhoto } from './uploads-under-test.ts'

const server = serverUnderTest()
const { aServiceKey, upload, postJson } = uploadsUnderTest(server)

/** Changes every place where a name stands in an archive to another of the same length. */
function renamed(zip: Buffer, from: string, to: string): Buffer {
  return Buffer.from(zip.toString('latin1').replaceAll(from, to), 'latin1')
}

test('a file without an archive, an archive without a bundle and one with a company are refused with a sentence', async () => {
  const { token } = await aServiceKey()
  expect(await upload(Buffer.from('this is no zip'), token)).toMatchObject({
    code: 1010,
    msg: 'The file is not a zip archive, or it is damaged',
    data: null,
  })
  expect(await upload(await zipOf({ 'a.txt': 'a' }), token)).toMatchObject({ code: 1003 })
  expect(await upload(await zipOf({ 'company.json': {} }), token)).toMatchObject({
    code: 1003,
    msg: 'A company.json can be imported only from the command line',
  })
  expect(await upload(await zipOf({ 'bundle.json': aBundle() }), token, { field: 'file' })).toMatchObject({
    code: 1003,
  })
  expect((await postJson('[]', token)).code).toBe(1003)
  expect((await postJson('{}', token)).code).toBe(1003)
  expect((await postJson('{ "format": ', token)).code).toBe(1003)
})

test('an archive that refers to a place past every disk is refused, and the next import goes on', async () => {
  const { token } = await aServiceKey()
  const locator = `PK\x06\x07${'\0'.repeat(4)}${'\xff'.repeat(8)}\x01\0\0\0`
  const zip = Buffer.from(`${locator}PK\x05\x06${'\0'.repeat(18)}`, 'latin1')
  const messages = []
  for (const lang of ['cn', 'en', 'zh-TW']) messages.push((await upload(zip, token, { lang })).msg)
  expect(messages).toEqual([
    '文件不是 zip 压缩包，或已损坏',
    'The file is not a zip archive, or it is damaged',
    '檔案不是 zip 壓縮檔，或已損毀',
  ])
  const { results } = await upload(await zipOf({ 'bundle.json': aBundle() }), token)
  expect(results[0]?.state).toBe('stored')
})

test('a zip bomb is refused by its declared size', async () => {
  const { token } = await aServiceKey()
  const zip = await zipOf({ 'bundle.json': aBundle(), 'media/a.mp4': Buffer.alloc(60 * 1024 * 1024) })
  expect(zip.length).toBeLessThan(100_000)
  expect(await upload(zip, token)).toMatchObject({ code: 1010 })
})

test.each([
  ['leads out by ..', 'media/xx/p.png', 'media/../../pg'],
  ['is absolute', 'media/xx/p.png', '/media/x/p.png'],
  ['leads out by backslashes', 'media/xx/p.png', 'media\\..\\..\\pg'],
])('a path in an archive that %s is refused', async (_name, from, to) => {
  const { token } = await aServiceKey()
  const zip = await zipOf({ 'bundle.json': aBundle(), [from]: 'x' }, { compress: false })
  expect(await upload(renamed(zip, from, to), token)).toMatchObject({ code: 1010 })
})

test('media that do not match their checksum are a fault, and the bundle leaves nothing', async () => {
  const { companyId, token } = await aServiceKey()
  const zip = await zipOf(
    { 'bundle.json': withPhoto(aBundle()), 'media/p.png': 'whole' },
    { compress: false },
  )
  const { results } = await upload(renamed(zip, 'whole', 'wrong'), token)
  expect(results[0]?.faults).toEqual([
    {
      path: 'candidate.photo',
      message: 'media/p.png is damaged and cannot be read; pack it again and send it again',
    },
  ])
  const rows = await server.services.db
    .selectFrom('candidate')
    .where('companyId', '=', companyId)
    .selectAll()
    .execute()
  expect(rows).toEqual([])
})
