import { cp, mkdtemp, readFile, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readSiteContent } from '../../../../../tools/web/site-content.ts'
import { repositoryRoot as root } from '../features.ts'
import { localeOfBrowser } from './site.ts'
import { openSite, origin, type SiteUnderTest } from './site-under-test.ts'

const content = join(root, 'features/visitors/site/content')
let site: SiteUnderTest

beforeAll(async () => {
  site = await openSite()
})
afterAll(() => site.close())

const open: SiteUnderTest['open'] = (...asked) => site.open(...asked)

test.each([
  ['en-GB,en;q=0.9', 'en'],
  ['zh-TW,zh;q=0.9,en;q=0.8', 'zh-TW'],
  ['zh-HK', 'zh-TW'],
  ['zh-CN,zh-TW;q=0.5', 'cn'],
  ['de,en;q=0.5', 'en'],
  ['fr', 'cn'],
  ['en;q=0, zh', 'cn'],
  ['', 'cn'],
])('a browser that asks for %j reads %s', (accepted, locale) => {
  expect(localeOfBrowser(accepted)).toBe(locale)
})

test.each([
  ['en', 'en', 'Read the interview,'],
  ['zh-CN', 'zh-CN', '回到面试本身，'],
])(
  'home stands at / without an account, in the language of a browser for %s [P2-002 P4-047]',
  async (asked, lang, words) => {
    const answer = await open('/', asked)
    expect(answer.statusCode).toBe(200)
    expect(answer.headers).toMatchObject({
      'content-type': 'text/html; charset=utf-8',
      'content-language': lang,
      vary: 'accept-language, accept-encoding',
    })
    expect(answer.body).toContain(`<html lang="${lang}">`)
    expect(answer.body).toContain(words)
  },
)

test('a language has addresses of its own, in any browser', async () => {
  expect((await open('/zh-TW/', 'en')).body).toContain('回到面試本身，')
  expect((await open('/zh-TW/tryout', 'en')).body).toContain('<html lang="zh-TW">')
})

test('a shared page has a preview picture: one for each page and language', async () => {
  const pictures = new Set<string>()
  for (const url of ['/en/', '/cn/', '/zh-TW/', '/en/price', '/cn/face']) {
    const page = await site.read(url)
    const meta = (name: string) =>
      page.querySelector(`meta[property="${name}"], meta[name="${name}"]`)?.getAttribute('content')
    expect(meta('og:image')).toMatch(new RegExp(`^${origin}/assets/site-[\\w-]{8}\\.png$`))
    expect([meta('og:image:width'), meta('og:image:height')]).toEqual(['1200', '630'])
    expect(meta('og:image:alt')).toBe(meta('og:title'))
    expect(meta('twitter:card')).toBe('summary_large_image')
    pictures.add(meta('og:image') ?? '')
  }
  expect(pictures.size).toBe(5)
})

test('every page names its address, its other languages and itself [P2-062]', async () => {
  const { body } = await open('/tryout')
  expect(body).toContain('<title>Start a trial · Candor</title>')
  expect(body).toContain(`<link rel="canonical" href="${origin}/en/tryout"/>`)
  for (const [lang, address] of [
    ['zh-CN', '/cn/tryout'],
    ['zh-TW', '/zh-TW/tryout'],
    ['x-default', '/tryout'],
  ])
    expect(body).toContain(`<link rel="alternate" hrefLang="${lang}" href="${origin}${address}"/>`)
  const titles = await Promise.all(
    ['/', '/tryout', '/en/none'].map(async (url) => /<title>.*?<\/title>/.exec((await open(url)).body)?.[0]),
  )
  expect(new Set(titles).size).toBe(3)
})

test('a page stands at one address: a slash too many, or home without one, leads there', async () => {
  for (const [url, right] of [
    ['/tryout/', '/tryout'],
    ['/en', '/en/'],
    ['/en/tryout/?a=b', '/en/tryout?a=b'],
  ]) {
    const answer = await open(url ?? '')
    expect([answer.statusCode, answer.headers.location]).toEqual([301, right])
  }
})

test('an unknown address of a language is not found, in its words, and never listed', async () => {
  const answer = await open('/en/nonsense', 'zh')
  expect(answer.statusCode).toBe(404)
  expect(answer.body).toContain('Page not found')
  expect(answer.body).toContain('<meta name="robots" content="noindex"/>')
})

test('a page that a browser has is not sent again, and goes out packed', async () => {
  const first = await open('/', 'en', { 'accept-encoding': 'gzip, br' })
  expect(first.headers['content-encoding']).toBe('br')
  const again = await open('/', 'en', { 'if-none-match': String(first.headers.etag) })
  expect([again.statusCode, again.body]).toEqual([304, ''])
})

test('the list for search engines has every page in every language', async () => {
  const { body } = await open('/sitemap.xml')
  for (const address of ['/cn/', '/en/', '/zh-TW/tryout'])
    expect(body).toContain(`<loc>${origin}${address}</loc>`)
  expect((await open('/robots.txt')).body).toContain(`Sitemap: ${origin}/sitemap.xml`)
})

test('the code for a phone is a picture that the server makes [P2-053]', async () => {
  const answer = await open('/qr/trial.svg')
  expect(answer.headers['content-type']).toBe('image/svg+xml')
  expect(answer.body).toMatch(/^<svg .*<path/)
  expect((await open('/')).body).toContain(
    '<img src="/qr/trial.svg" width="184" height="184" alt="QR code: the trial form"',
  )
})

test('a page runs nothing of its own: one script file, one style sheet, no style in the text', async () => {
  const { body } = await open('/')
  expect(body.match(/<script src="\/assets\/site-[\w-]+\.js"><\/script>/g)).toHaveLength(1)
  expect(body.match(/<script/g)).toHaveLength(1)
  expect(body).not.toMatch(/\sstyle="|<style| on[a-z]+="/)
  const [, script = ''] = /<script src="\/(assets\/[^"]+)"/.exec(body) ?? []
  const [, style = ''] = /rel="stylesheet" href="\/(assets\/[^"]+)"/.exec(body) ?? []
  expect((await readFile(join(site.dist, script))).length).toBeLessThan(15_000)
  expect((await open(`/${style}`)).statusCode).toBe(200)
})

test('customers stand in rows of three [P2-052]', async () => {
  const filled = await openSite(null, { isFilled: true })
  const { body } = await filled.open('/')
  await filled.close()
  const logos = /<ul class="[^"]*logos[^"]*">(.*?)<\/ul>/.exec(body)?.[1] ?? ''
  expect(logos.match(/<li>/g)?.length).toBe(9)
})

/** Returns the faults that the build reports after a content file was changed. */
async function faultsAfter(file: string, change: (text: string) => string): Promise<string> {
  const copy = await mkdtemp(join(tmpdir(), 'candor-content-'))
  await cp(content, copy, { recursive: true })
  await writeFile(join(copy, file), change(await readFile(join(copy, file), 'utf8')))
  const faults = await readSiteContent(copy).then(
    () => '',
    (error: Error) => error.message,
  )
  return faults
}

test.each([
  [
    'a missing key',
    'en/home.json',
    (text: string) => text.replace('"lead"', '"led"'),
    'en/home.json: lead is missing',
  ],
  [
    'a key that nobody reads',
    'en/home.json',
    (text: string) => text.replace('"lead"', '"led"'),
    'en/home.json: led is not known here',
  ],
  [
    'an empty text',
    'zh-TW/layout.json',
    (text: string) => text.replace('"登入"', '" "'),
    'zh-TW/layout.json: signIn is empty',
  ],
  [
    'a script',
    'cn/home.json',
    (text: string) => text.replace('不只看分数', '<script>alert(1)</script>'),
    'cn/home.json: heading.1 holds a script or markup',
  ],
  [
    'a part that one language lacks',
    'en/tryout.json',
    (text: string) => text.replace(/,\s*\{\s*"type": "section"[\s\S]*/, ']}'),
    'en/tryout.json: blocks has 1 parts, not 3',
  ],
  ['no JSON', 'en/tryout.json', (text: string) => text.slice(1), 'en/tryout.json: is no JSON'],
])('the build names the file and the key of %s', async (_fault, file, change, said) => {
  expect(await faultsAfter(file, change)).toContain(said)
})
