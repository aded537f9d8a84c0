import { readFile } from 'node:fs/promises'
import { dayMs } from '@candor/kernel/durations'
import { anAccount, aSetting } from '@candor/testkit/builders'
import { serverUnderTest } from '@candor/testkit/server'
import { aShare, aVisit } from '@candor/testkit/shares'
import { decode } from 'jpeg-js'
import { expect, test, vi } from 'vitest'
import { interviewInfo } from '../../../../candidates/interviews/contract.ts'
import { sweepFiles } from '../../../../platform/imports/server/jobs/sweep.ts'
import { saveIdCard } from '../../contract/id-card.ts'
import { readPage, withdrawConsent } from '../../contract/page.ts'
import { forgetIdPhotos } from '../jobs.ts'
import { aHeic, aJpeg, aPhonesJpeg, aPng, aWebp } from '../workers/pictures-under-test.ts'
import { agree, aPage, filesOf, send } from './pages-under-test.ts'

const server = serverUnderTest()
const newKey = () => crypto.randomUUID()
const both = { frontIdCard: aPhonesJpeg(), backIdCard: aPng() }

async function save(sign: string, files: Record<string, Uint8Array | undefined> = both, more: object = {}) {
  return send(server, saveIdCard, { files, fields: { sign }, key: newKey(), ...more })
}

async function shownTo(token: string, interviewId: string) {
  return (await server.call(interviewInfo, { userId: interviewId }, { token })).data.idCard
}

test('both sides stand in the report without what the camera wrote beside them, and the link has ended [P2-042 P2-043]', async () => {
  const page = await aPage(server)
  await agree(server, page.sign)
  expect(await save(page.sign)).toEqual({ code: 0, msg: 'ok', data: null })
  const shown = await shownTo(page.account.token, page.interviewId)
  const opened = await server.app.inject(shown?.frontIdCard ?? '')
  expect(opened.headers['content-type']).toBe('image/jpeg')
  expect(opened.rawPayload.toString('latin1')).not.toMatch(/SECRET|GPS|MotionPhoto/)
  const stored = await filesOf(server, page)
  expect(stored.map(({ name, contentType }) => [name, contentType])).toEqual([
    ['id-card-back.png', 'image/png'],
    ['id-card-front.jpg', 'image/jpeg'],
  ])
  for (const { contentHash } of stored) {
    const bytes = await readFile(server.services.files.pathOf(contentHash))
    expect(bytes.toString('latin1')).not.toMatch(/SECRET|GPS/)
  }
  expect((await server.call(readPage, { sign: page.sign, purpose: 'idCard' })).code).toBe(1005)
  expect((await save(page.sign)).code).toBe(1005)
})

/** The files of the store that nothing names. */
async function unnamedFiles() {
  const { db, files } = server.services
  const rows = await db.selectFrom('storedFile').select('contentHash').execute()
  const named = new Set(rows.map(({ contentHash }) => contentHash))
  const unnamed: string[] = []
  for await (const { hash } of files.list()) if (!named.has(hash)) unnamed.push(hash)
  return unnamed
}

test('of a HEIC photo that is refused with the other side nothing is stored', async () => {
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

test('without a consent nothing is taken', async () => {
  const page = await aPage(server)
  const answer = await save(page.sign)
  expect(answer).toMatchObject({ code: 1002, msg: 'Photos can be sent only after you have agreed' })
  expect(await filesOf(server, page)).toEqual([])
})

test('a retry of the same submit is answered as the first try, and another one is not', async () => {
  const page = await aPage(server)
  await agree(server, page.sign)
  const key = newKey()
  const tries = await Promise.all([1, 2, 3].map(() => save(page.sign, both, { key })))
  expect(tries.map(({ code }) => code)).toEqual([0, 0, 0])
  expect((await save(page.sign, both, { key })).code).toBe(0)
  expect(await filesOf(server, page)).toHaveLength(2)
  expect((await save(page.sign)).code).toBe(1005)
})

test('of two windows with the same link one hands in, and the other is told that it is over', async () => {
  const page = await aPage(server)
  await agree(server, page.sign)
  const answers = await Promise.all([save(page.sign), save(page.sign)])
  expect(answers.map(({ code }) => code).sort()).toEqual([0, 1005])
  expect(await filesOf(server, page)).toHaveLength(2)
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

test('a missing side is named', async () => {
  const page = await aPage(server)
  await agree(server, page.sign)
  expect(await save(page.sign, { frontIdCard: aJpeg() })).toMatchObject({
    code: 1003,
    msg: 'The photo of the back is missing',
    data: { field: 'backIdCard' },
  })
})

test('a picture of 60 MB is refused while it comes in', async () => {
  const page = await aPage(server)
  await agree(server, page.sign)
  const content = Buffer.concat([aJpeg(), Buffer.alloc(60 * 1024 * 1024)])
  expect(await save(page.sign, { frontIdCard: content, backIdCard: aJpeg() })).toMatchObject({ code: 1010 })
  expect(await filesOf(server, page)).toEqual([])
})

test('an interview of somebody else beside the link opens nothing', async () => {
  const page = await aPage(server)
  const other = await aPage(server)
  await agree(server, page.sign)
  const fields = { sign: page.sign, interviewId: other.interviewId }
  expect((await send(server, saveIdCard, { files: both, fields })).code).toBe(1005)
  const own = { sign: page.sign, interviewId: page.interviewId }
  expect((await send(server, saveIdCard, { files: both, fields: own })).code).toBe(0)
})

test('a consent that is withdrawn takes the photos along, though the link has ended', async () => {
  const page = await aPage(server)
  await agree(server, page.sign)
  await save(page.sign)
  expect((await server.call(withdrawConsent, { sign: page.sign })).data).toEqual({ deletedPictures: 2 })
  expect(await shownTo(page.account.token, page.interviewId)).toBeNull()
  expect(await filesOf(server, page)).toEqual([])
  expect((await server.call(withdrawConsent, { sign: page.sign })).data).toEqual({ deletedPictures: 0 })
  const { wording, withdrawnAt } = await server.services.db
    .selectFrom('candidateConsent')
    .where('candidateId', '=', page.candidateId)
    .select(['wording', 'withdrawnAt'])
    .executeTakeFirstOrThrow()
  expect(wording).toContain('Why\n云间科技 uses them to verify who is applying.')
  expect(withdrawnAt).not.toBeNull()
})

test('what came in by a later link stays when an earlier consent is withdrawn', async () => {
  const page = await aPage(server)
  await agree(server, page.sign)
  await save(page.sign)
  server.clock.pass(60_000)
  const later = await page.link()
  await agree(server, later)
  await save(later, { frontIdCard: aWebp(), backIdCard: aWebp() })
  const files = await filesOf(server, page)
  expect(files.map(({ contentType }) => contentType)).toEqual(['image/webp', 'image/webp'])
  expect((await server.call(withdrawConsent, { sign: page.sign })).data).toEqual({ deletedPictures: 0 })
  expect(await filesOf(server, page)).toEqual(files)
})

test.each(['cn', 'eu', 'us-il'] as const)(
  'under the profile %s photos of ID cards are deleted after the days that the company sets, with their files [S20]',
  async (profile) => {
    const page = await aPage(server, { profile })
    await aSetting(server.services, page.companyId, 'rules', { idPhotoDays: 30 })
    const other = await aPage(server, { profile })
    for (const { sign } of [page, other]) {
      await agree(server, sign)
      await save(sign)
    }
    const now = server.clock.now()
    server.clock.pass(30 * dayMs - 1000)
    await forgetIdPhotos(server.services)
    expect(await filesOf(server, page)).toHaveLength(2)
    server.clock.pass(1000)
    // Two servers on one database both find them; one deletes them, and the log has it once.
    await Promise.all([forgetIdPhotos(server.services), forgetIdPhotos(server.services)])
    const forgotten = server.services.db
      .selectFrom('auditEntry')
      .where('action', '=', 'idCard.forgotten')
      .where('companyId', '=', page.companyId)
    expect(await forgotten.select('sequence').execute()).toHaveLength(1)
    expect(await filesOf(server, page)).toEqual([])
    const rows = server.services.db
      .selectFrom('candidateDocument')
      .where('candidateId', '=', page.candidateId)
    expect(await rows.selectAll().execute()).toEqual([])
    expect(await filesOf(server, other)).toHaveLength(2)
    server.clock.set(now)
  },
)

test.each([
  ['cn', '发送后 365 天内，到期自动删除。'],
  ['en', '365 days after you send them'],
  ['zh-TW', '傳送後 365 天內，到期自動刪除。'],
])('without a setting they are kept for 365 days, which the consent says, %s', async (lang, term) => {
  const page = await aPage(server)
  const { data } = await server.call(readPage, { sign: page.sign, purpose: 'idCard' }, { lang })
  expect(JSON.stringify(data.wording)).toContain(term)
})

test('photos are for whoever may read the resume, and for a share that opens the ID card [D05]', async () => {
  const page = await aPage(server)
  await agree(server, page.sign)
  await save(page.sign)
  const { companyId, candidateId, interviewId } = page
  const blind = await anAccount(server.services, { companyId, buttons: ['reportAIInterview'] })
  expect(await shownTo(blind.token, interviewId)).toBeNull()
  const { accountId } = page.account
  const plain = await aVisit(
    server.services,
    await aShare(server.services, { companyId, accountId, candidateId, interviewId }),
  )
  expect(await shownTo(plain.token, interviewId)).toBeNull()
  await server.services.db
    .updateTable('candidate')
    .set({ isAnonymous: true })
    .where('id', '=', candidateId)
    .execute()
  expect(await shownTo(page.account.token, interviewId)).toBeNull()
})

test('of a passport one photo is enough, and a back that comes with it is not stored', async () => {
  const page = await aPage(server)
  await agree(server, page.sign)
  const front = { frontIdCard: aPhonesJpeg() }
  expect((await save(page.sign, front, { fields: { sign: page.sign, document: 'other' } })).code).toBe(1003)
  const passport = { fields: { sign: page.sign, document: 'passport' } }
  expect((await save(page.sign, { backIdCard: aPng() }, passport)).code).toBe(1003)
  expect((await save(page.sign, both, passport)).code).toBe(0)
  expect((await filesOf(server, page)).map(({ name }) => name)).toEqual(['id-card-front.jpg'])
  const shown = await shownTo(page.account.token, page.interviewId)
  expect(shown).toEqual({ frontIdCard: expect.any(String), backIdCard: null })
})
