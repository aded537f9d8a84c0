import { readFile } from 'node:fs/promises'
import { serverUnderTest } from '@candor/testkit/server'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { maxIdCardBytes } from '../../contract/addresses.ts'
import { maxPieceBytes, maxPieces, saveIdCard, sendIdCardPiece } from '../../contract/id-card.ts'
import { withdrawConsent } from '../../contract/page.ts'
import { forgetPieces, pieceMs } from '../jobs.ts'
import { aPhonesJpeg, aPng } from '../workers/pictures-under-test.ts'
import { stripPicture } from '../workers/strip-picture.ts'
import { agree, aPage, filesOf, send } from './pages-under-test.ts'

const server = serverUnderTest()
const photos = { frontIdCard: aPhonesJpeg(), backIdCard: aPng() } as const
type Side = keyof typeof photos

/** A submit that is sent piece by piece. */
function aSubmit(sign: string, upload: string = crypto.randomUUID()) {
  const piece = (side: Side, offset: number, content?: Uint8Array, lang = 'en') =>
    send(server, sendIdCardPiece, { files: { piece: content }, fields: { sign, upload, side, offset }, lang })
  const handIn = (lang = 'en') =>
    send(server, saveIdCard, { files: {}, fields: { sign, upload }, key: upload, lang })
  const whole = async (side: Side, from = 0) => piece(side, from, photos[side].subarray(from))
  return { upload, piece, handIn, whole }
}

const piecesOf = async () =>
  server.services.db.selectFrom('idPhotoPiece').select(['side', 'startsAt']).orderBy('startsAt').execute()

test('a photo goes on from where the connection was lost, and stands whole in the report [P2-042 P2-043]', async () => {
  const page = await aPage(server)
  await agree(server, page.sign)
  const { piece, handIn, whole } = aSubmit(page.sign)
  const half = Math.floor(photos.frontIdCard.length / 2)
  expect(await piece('frontIdCard', 0, photos.frontIdCard.subarray(0, half))).toMatchObject({
    data: { heldBytes: half },
  })
  // The answer did not come back: the same piece again changes nothing, and whoever asks learns where to go on.
  expect((await piece('frontIdCard', 0, photos.frontIdCard.subarray(0, half))).data).toEqual({
    heldBytes: half,
  })
  expect((await piece('frontIdCard', 0)).data).toEqual({ heldBytes: half })
  expect((await handIn()).data).toEqual({ field: 'backIdCard' })
  await whole('frontIdCard', half)
  await whole('backIdCard')
  expect(await handIn()).toMatchObject({ code: 0 })
  const stored = await filesOf(server, page)
  const front = stored.find(({ name }) => name === 'id-card-front.jpg')
  const bytes = await readFile(server.services.files.pathOf(front?.contentHash ?? ''))
  const stripped = stripPicture('image/jpeg', photos.frontIdCard)
  expect('picture' in stripped && bytes.equals(stripped.picture)).toBe(true)
  expect(await piecesOf()).toEqual([])
  // A retry of what was handed in has nothing left to send.
  expect((await piece('backIdCard', 0)).data).toEqual({ heldBytes: maxIdCardBytes })
  expect((await handIn()).code).toBe(0)
  expect((await aSubmit(page.sign).piece('backIdCard', 0)).code).toBe(1005)
})

test('pieces are refused without a consent, and deleted with a withdrawn one', async () => {
  const page = await aPage(server)
  const { whole } = aSubmit(page.sign)
  expect((await whole('frontIdCard')).code).toBe(1002)
  await agree(server, page.sign)
  await whole('frontIdCard')
  expect(await piecesOf()).toHaveLength(1)
  await server.call(withdrawConsent, { sign: page.sign })
  expect(await piecesOf()).toEqual([])
})

test('another submit begins anew, and pieces that nobody goes on with are deleted', async () => {
  const page = await aPage(server)
  await agree(server, page.sign)
  await aSubmit(page.sign).whole('frontIdCard')
  const again = aSubmit(page.sign)
  expect((await again.piece('frontIdCard', 0)).data).toEqual({ heldBytes: 0 })
  await again.whole('frontIdCard')
  server.clock.pass(pieceMs + 1)
  await forgetPieces(server.services)
  expect(await piecesOf()).toEqual([])
})

test('a photo that is still being sent loses no piece, also after a long time', async () => {
  const page = await aPage(server)
  await agree(server, page.sign)
  const { piece, handIn, whole } = aSubmit(page.sign)
  const half = Math.floor(photos.frontIdCard.length / 2)
  await whole('backIdCard')
  await piece('frontIdCard', 0, photos.frontIdCard.subarray(0, half))
  server.clock.pass(pieceMs - 1)
  await piece('frontIdCard', half, photos.frontIdCard.subarray(half, half + 10))
  server.clock.pass(2)
  await forgetPieces(server.services)
  expect((await piece('frontIdCard', 0)).data).toEqual({ heldBytes: half + 10 })
  await whole('frontIdCard', half + 10)
  expect((await handIn()).code).toBe(0)
  server.clock.pass(pieceMs)
  await forgetPieces(server.services)
  expect(await piecesOf()).toEqual([])
})

test('pieces above the size of a photo are refused, and so is a too large piece', async () => {
  const page = await aPage(server)
  await agree(server, page.sign)
  const { piece } = aSubmit(page.sign)
  expect((await piece('frontIdCard', 0, Buffer.alloc(maxPieceBytes + 1))).code).toBe(1010)
  const full = Buffer.alloc(maxPieceBytes)
  for (let at = 0; at < maxIdCardBytes; at += maxPieceBytes) await piece('frontIdCard', at, full)
  expect(await piece('frontIdCard', maxIdCardBytes, Buffer.alloc(1))).toMatchObject({
    code: 1010,
    data: { field: 'frontIdCard' },
  })
})

test('pieces that are too many for one photo are refused, however small they are', async () => {
  const page = await aPage(server)
  await agree(server, page.sign)
  const { piece } = aSubmit(page.sign)
  await piece('backIdCard', 0, Buffer.alloc(1))
  await sql`
    insert into id_photo_piece (link_id, company_id, side, upload, starts_at, content, created_at)
    select link_id, company_id, side, upload, at, content, created_at
    from id_photo_piece, generate_series(1, ${maxPieces - 2}::int) at
    where company_id = ${page.companyId} and side = 'backIdCard'`.execute(server.services.db)
  await piece('backIdCard', maxPieces - 1, Buffer.alloc(1))
  expect(await piece('backIdCard', maxPieces, Buffer.alloc(1))).toMatchObject({
    code: 1010,
    data: { field: 'backIdCard' },
  })
  expect((await piece('backIdCard', 0)).data).toEqual({ heldBytes: maxPieces })
})

test.each([
  ['en', 'There is no storage left for photos right now. They are kept on this phone: send them later'],
  ['cn', '暂时没有空间接收照片。照片保存在这部手机上，请稍后再发送'],
  ['zh-TW', '暫時沒有空間接收照片。照片保存在這支手機上，請稍後再傳送'],
])('a full disk stores nothing and leaves the link alive, told in %s', async (lang, msg) => {
  const page = await aPage(server)
  await agree(server, page.sign)
  const { handIn, whole } = aSubmit(page.sign)
  await whole('frontIdCard')
  await whole('backIdCard')
  const { files } = server.services
  const { put } = files
  let room = 1
  // The first side still fits.
  files.put = (...given) => {
    room -= 1
    if (room >= 0) return put(...given)
    return Promise.reject(Object.assign(new Error('no space left on device'), { code: 'ENOSPC' }))
  }
  try {
    expect(await handIn(lang)).toMatchObject({ code: 1009, msg })
  } finally {
    files.put = put
  }
  expect(await filesOf(server, page)).toEqual([])
  expect((await handIn()).code).toBe(0)
  expect(await filesOf(server, page)).toHaveLength(2)
})
