import { anAccount } from '@candor/testkit/builders'
import { serverUnderTest } from '@candor/testkit/server'
import { sql } from 'kysely'
import { DOMParser, parseHTML } from 'linkedom'
import { expect, test } from 'vitest'
import { saveJobPage, saveJobSettings } from '../../contract.ts'
import { pagesUnderTest, usualPage } from './pages-under-test.ts'

const server = serverUnderTest()
const { aJobPage, get, panelOf } = pagesUnderTest(server)
const setState = (positionId: string, state: string) =>
  server.services.db
    .updateTable('position')
    .set({ state })
    .where(sql<boolean>`id = ${positionId}::uuid`)
    .execute()

test('a published position has a page in three languages, below 20 kB, that needs no script', async () => {
  const { path } = await aJobPage()
  const words = { en: 'What happens next', cn: '接下来会怎样', 'zh-TW': '接下來會怎樣' }
  for (const [lang, word] of Object.entries(words)) {
    const page = await get(`${path}?lang=${lang}`)
    expect([page.statusCode, page.headers['content-type']]).toEqual([200, 'text/html; charset=utf-8'])
    expect(page.body).toContain(word)
    expect(page.body).toContain('tang@company.example')
    expect(Buffer.byteLength(page.body)).toBeLessThan(20_000)
  }
  const chinese = await get(path, { 'accept-language': 'zh-CN,zh;q=0.9' })
  expect([chinese.headers['content-language'], chinese.body.includes('每月 ¥45,000 至 65,000')]).toEqual([
    'zh-CN',
    true,
  ])
})

test('a page never published answers with the bytes of an unknown one, and so does every other unknown address', async () => {
  const { company, companyId } = await aJobPage({ slug: 'shown' })
  const { path } = await aJobPage({
    account: await anAccount(server.services, { companyId, userType: 'admin' }),
    slug: 'hidden',
    isPublished: false,
  })
  const other = await aJobPage({ isPublished: false })
  const answers = await Promise.all(
    [
      path,
      `/jobs/${company}/unknown`,
      '/jobs/nobody/unknown',
      `/jobs/${other.company}`,
      '/jobs/-/preview?sign=x',
    ].map((url) => get(url)),
  )
  const { date: _date, ...headers } = answers[0]?.headers ?? {}
  for (const {
    statusCode,
    body,
    headers: { date: _other, ...own },
  } of answers) {
    expect([statusCode, body === answers[0]?.body]).toEqual([404, true])
    expect(own).toEqual(headers)
  }
})

test('a closed position keeps its address and says so, and so do one taken back and one past its last day', async () => {
  const { path, positionId, account } = await aJobPage({ page: { applyUntil: '2026-03-14' } })
  expect((await get(path)).statusCode).toBe(200)
  // Midnight of the company's time zone, Asia/Shanghai.
  server.clock.set(new Date('2026-03-14T16:00:00Z'))
  const late = await get(path)
  server.clock.set(new Date('2026-03-14T02:00:00Z'))
  await setState(positionId, 'closed')
  const closed = await get(path)
  await setState(positionId, 'open')
  const taken = { positionId, revision: 1, isPublished: false, ...usualPage }
  expect((await server.call(saveJobPage, taken, account)).code).toBe(0)
  const takenBack = await get(path)
  for (const { statusCode, body } of [late, closed, takenBack])
    expect([statusCode, body.includes('This position is closed')]).toEqual([410, true])
})

test('script ends, quotes and entities in every field stay text, on the page, in its data and in the feed', async () => {
  const nasty = `</script><img src=x onerror=alert(1)> "'&]]>\u2028`
  const position = {
    name: nasty,
    nameLatin: nasty,
    nameTw: nasty,
    grade: nasty.slice(0, 40),
    place: nasty,
    description: JSON.stringify({ cn: `# ${nasty}\n- ${nasty}\n${nasty}`, en: '', 'zh-TW': '' }),
  }
  const { path, company } = await aJobPage({ position, page: { contactName: nasty } })
  const { document } = parseHTML((await get(path)).body)
  expect([document.querySelectorAll('img').length, document.querySelector('h1')?.textContent]).toEqual([
    0,
    nasty,
  ])
  const scripts = [...document.querySelectorAll('script')].map(({ type }) => type)
  expect(scripts.filter((type) => type !== '')).toEqual(['application/ld+json'])
  const data: unknown = JSON.parse(document.querySelector('script[type]')?.textContent ?? '')
  expect(data).toMatchObject({ '@type': 'JobPosting', title: nasty, baseSalary: { currency: 'CNY' } })
  const feed = await get(`/jobs/${company}/feed.xml`)
  const xml = new DOMParser().parseFromString(feed.body, 'text/xml')
  // Every ampersand begins a reference that XML has.
  expect(feed.body.match(/&(?!(?:amp|lt|gt|quot|apos);)/g)).toBeNull()
  expect(xml.querySelector('job > title')?.textContent).toBe(nasty)
  expect(feed.headers['content-type']).toBe('application/xml; charset=utf-8')
})

test('an unchanged page is not sent again, and HEAD has the headers of GET without a body', async () => {
  const { path, company } = await aJobPage()
  const { headers } = await get(path)
  const again = await get(path, { 'if-none-match': String(headers.etag) })
  expect([again.statusCode, again.body]).toEqual([304, ''])
  for (const url of [path, `/jobs/${company}`, `/jobs/${company}/feed.xml`]) {
    const head = await server.app.inject({ method: 'HEAD', url, headers: { 'accept-language': 'en' } })
    const full = await get(url)
    expect([head.statusCode, head.body, head.headers.etag]).toEqual([200, '', full.headers.etag])
  }
})

test('no script of a page runs but a file of this server, and robots follow the setting of the company', async () => {
  const { path, account } = await aJobPage()
  const before = await get(path)
  const policy = String(before.headers['content-security-policy'])
  expect(policy).toMatch(/script-src 'self';/)
  expect(policy).not.toContain('unsafe-inline')
  expect([before.headers['x-robots-tag'], before.body.includes('content="noindex,nofollow"')]).toEqual([
    'noindex, nofollow',
    true,
  ])
  expect((await server.call(saveJobSettings, { isFindable: true }, account)).code).toBe(0)
  const after = await get(path)
  expect([after.headers['x-robots-tag'], after.body.includes('content="index,follow"')]).toEqual([
    'index, follow',
    true,
  ])
})

test('former slugs of a company and of a position lead to the present address', async () => {
  const { path, account, positionId, company } = await aJobPage()
  const renamed = { positionId, revision: 1, isPublished: true, ...usualPage, slug: 'staff-engineer' }
  expect((await server.call(saveJobPage, renamed, account)).code).toBe(0)
  const slug = `${company}-x`
  expect((await server.call(saveJobSettings, { slug }, account)).code).toBe(0)
  const led = await get(`${path}?lang=cn`)
  expect([led.statusCode, led.headers.location]).toEqual([301, `/jobs/${slug}/staff-engineer?lang=cn`])
  expect((await get(`/jobs/${company}`)).headers.location).toBe(`/jobs/${slug}`)
  const other = await anAccount(server.services, { userType: 'admin' })
  expect(await server.call(saveJobSettings, { slug: company }, { ...other, lang: 'en' })).toMatchObject({
    code: 1003,
    msg: 'Another page has this address, or had it',
  })
})

test('a preview shows the page before it is published, for a day', async () => {
  const { account, positionId } = await aJobPage({ isPublished: false })
  const { previewAddress } = (await panelOf(account, positionId)) ?? {}
  const url = new URL(previewAddress ?? '', 'http://x')
  const shown = await get(url.pathname + url.search)
  expect([shown.statusCode, shown.body.includes('Preview:')]).toEqual([200, true])
  server.clock.pass(25 * 60 * 60 * 1000)
  expect((await get(url.pathname + url.search)).statusCode).toBe(404)
})

test('HR publishes only where the company says so, and two people never overwrite each other', async () => {
  const { account, companyId, positionId } = await aJobPage({ isPublished: false })
  const hr = await anAccount(server.services, { companyId, userType: 'general' })
  const page = { positionId, revision: 1, isPublished: true, ...usualPage }
  expect((await server.call(saveJobPage, page, hr)).code).toBe(1002)
  await server.call(saveJobSettings, { hrMayPublish: true }, account)
  expect((await server.call(saveJobPage, page, hr)).code).toBe(0)
  expect((await server.call(saveJobPage, page, account)).code).toBe(1012)
})

test.each([
  ['a draft', { state: 'draft' }, {}, 'Only an open position can be published. Open it first.'],
  [
    'a position without a description',
    { description: '{}' },
    {},
    'Write a description of the position first',
  ],
  [
    'a page without a contact',
    {},
    { contactEmail: '' },
    'Enter the email of a person whom candidates can ask',
  ],
  [
    'a bad slug',
    {},
    { slug: 'Ä' },
    'Use lower-case letters, digits and single hyphens, at most 60 characters',
  ],
  ['a bad email', {}, { contactEmail: 'x' }, 'Enter a valid email address'],
  ['a day that is none', {}, { applyUntil: '2026-02-31' }, 'Enter a day of the calendar'],
])('%s is not published, and the words say why', async (_case, position, page, msg) => {
  const { saved } = await aJobPage({ position, page })
  expect(saved).toMatchObject({ code: 1003, msg })
})
