import { dayMs } from '@candor/kernel/durations'
import { aSetting } from '@candor/testkit/builders'
import { serverUnderTest } from '@candor/testkit/server'
import { expect, test } from 'vitest'
import { readPage, withdrawConsent } from '../../contract/page.ts'
import { forgetIdPhotos } from '../jobs.ts'
import { aWebp } from '../workers/pictures-under-test.ts'
import { idCardUnderTest } from './id-card-under-test.ts'
import { agree, aPage, filesOf } from './pages-under-test.ts'

const server = serverUnderTest()
const { save, shownTo } = idCardUnderTest(server)

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

test('photos of a later link stay when an earlier consent is withdrawn', async () => {
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
      .selectFrom('auditEntryWhole')
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
])('photos are kept for 365 days without a setting, and the consent says so, %s', async (lang, term) => {
  const page = await aPage(server)
  const { data } = await server.call(readPage, { sign: page.sign, purpose: 'idCard' }, { lang })
  expect(JSON.stringify(data.wording)).toContain(term)
})

test.each([
  ['cn', '申请有了结果 6 个月后，您的全部资料会自动删除。'],
  ['en', '6 months after the decision on your application, all your data is erased automatically.'],
  ['zh-TW', '應徵有了結果 6 個月後，您的全部資料會自動刪除。'],
])('a consent says the months for which the company keeps candidates, %s [S142]', async (lang, term) => {
  const page = await aPage(server)
  const { db } = server.services
  const howLong = async (purpose: 'idCard') => {
    const { data } = await server.call(readPage, { sign: page.sign, purpose }, { lang })
    return data.wording?.parts.find(({ text }) => text.includes(term))
  }
  expect(await howLong('idCard')).toBeUndefined()
  await db.insertInto('companyRetention').values({ companyId: page.companyId, months: 6 }).execute()
  expect(await howLong('idCard')).toBeDefined()
})

test('a consent says one month in the singular', async () => {
  const page = await aPage(server)
  const { db } = server.services
  await db.insertInto('companyRetention').values({ companyId: page.companyId, months: 1 }).execute()
  const { data } = await server.call(readPage, { sign: page.sign, purpose: 'idCard' }, { lang: 'en' })
  expect(JSON.stringify(data.wording)).toContain(' 1 month after the decision')
})

test('a consent keeps the words that it was given with, also after the company changes its months', async () => {
  const page = await aPage(server)
  await agree(server, page.sign)
  const { db } = server.services
  await db.insertInto('companyRetention').values({ companyId: page.companyId, months: 6 }).execute()
  const { wording, version } = await db
    .selectFrom('candidateConsent')
    .where('candidateId', '=', page.candidateId)
    .select(['wording', 'version'])
    .executeTakeFirstOrThrow()
  expect(wording).toContain('12 months after the decision')
  expect(version).toBe('4')
})
