import { afterAll, beforeAll, expect, test } from 'vitest'
import { readEnv } from '../../env.ts'
import { openSite, type SiteUnderTest } from './site-under-test.ts'

const desktop = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/140.0 Safari/537.36'
const phone = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Mobile/15E148'

const set = {
  SITE_MOBILE_URL: 'https://m.candor.example',
  SITE_DESKTOP_URL: 'https://www.candor.example/',
  SITE_DESKTOP_PAGES: '/case, /product/coding',
}
const inMode = (mode: string) => readEnv({ ...set, BUILD_MODE: mode }).siteMoves

let moving: SiteUnderTest
let staying: SiteUnderTest
beforeAll(async () => {
  moving = await openSite(inMode('production'))
  staying = await openSite(inMode('development'))
})
afterAll(async () => {
  await moving.close()
  await staying.close()
})

const leads = async (site: SiteUnderTest, url: string, agent: string) => {
  const { statusCode, headers } = await site.open(url, 'en', { 'user-agent': agent })
  return statusCode === 200 ? 'here' : headers.location
}

test('a desktop in production is led from some pages to another domain, in its language and with the query of the address [P4-048]', async () => {
  expect(await leads(moving, '/case?from=mail', desktop)).toBe('https://www.candor.example/case?from=mail')
  expect(await leads(moving, '/zh-TW/product/coding', desktop)).toBe(
    'https://www.candor.example/zh-TW/product/coding',
  )
  expect(await leads(moving, '/price', desktop)).toBe('here')
  expect(await leads(moving, '/', desktop)).toBe('here')
})

test('a phone in production is led from every page to the mobile domain [P4-049]', async () => {
  expect(await leads(moving, '/case', phone)).toBe('https://m.candor.example/case')
  expect(await leads(moving, '/en/', phone)).toBe('https://m.candor.example/en/')
  const { headers } = await moving.open('/price', 'en', { 'user-agent': desktop })
  expect(headers.vary).toBe('accept-language, accept-encoding, user-agent')
})

test('every other mode leads nobody to another domain [P4-048 P4-049]', async () => {
  for (const agent of [desktop, phone])
    for (const url of ['/case', '/zh-TW/product/coding', '/'])
      expect(await leads(staying, url, agent)).toBe('here')
  expect(readEnv(set).siteMoves).toBeNull()
})

test('a visitor at the right address already stays there', async () => {
  const answer = await moving.open('/case', 'en', { 'user-agent': phone, host: 'm.candor.example' })
  expect(answer.statusCode).toBe(200)
})
