import { adoptLocale, currentLocale } from '@candor/messages/web/stored-locale'
import { screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'

const scripts = import.meta.glob('./public/boot.js')
let stop: () => void = () => {}

beforeEach(() => {
  // Without the worker that preloads the date tables.
  vi.stubGlobal('Worker', class {})
  document.body.innerHTML = '<div id="root"></div>'
})

afterEach(() => {
  stop()
  vi.restoreAllMocks()
  sessionStorage.clear()
  document.body.innerHTML = ''
  document.head.innerHTML = ''
})

/** Runs boot.js as in a page, and inserts the page's own script after it; returns that script. */
async function boot(locale: string): Promise<HTMLScriptElement> {
  sessionStorage.setItem('lang', locale)
  const own = document.createElement('script')
  document.head.append(own)
  const listeners = vi.spyOn(window, 'addEventListener')
  Object.defineProperty(document, 'currentScript', { configurable: true, value: own })
  vi.resetModules()
  await scripts['./public/boot.js']?.()
  await new Promise((begun) => setTimeout(begun))
  const heard = [...listeners.mock.calls]
  stop = () => {
    for (const given of heard) window.removeEventListener(...given)
  }
  return own
}

const alert = () => screen.queryByRole('alert')?.textContent ?? null

test.each([
  ['cn', 'zh-CN', '页面未能加载，请检查网络后重新加载。', '重新加载'],
  ['en', 'en', 'This page could not be loaded. Check your connection, then load it again.', 'Load again'],
  ['zh-TW', 'zh-TW', '頁面未能載入，請檢查網路後重新載入。', '重新載入'],
])(
  'a page without its script says so in %s, with a button that loads it again',
  async (locale, lang, text, again) => {
    const script = await boot(locale)
    expect(alert()).toBe(null)
    script.dispatchEvent(new Event('error'))
    expect(document.documentElement.lang).toBe(lang)
    expect(alert()).toBe(text)
    expect(screen.getByRole('button', { name: again })).toBeTruthy()
    script.dispatchEvent(new Event('error'))
    expect(screen.getAllByRole('alert')).toHaveLength(1)
  },
)

test.each([
  [['zh-HK', 'en'], 'zh-TW'],
  [['zh-Hant-MO'], 'zh-TW'],
  [['zh-Hans-HK', 'zh-TW'], 'zh-CN'],
  [['de', 'en-GB', 'zh-TW'], 'en'],
  [['fr'], 'zh-CN'],
])(
  'the page of a browser in %j is in %s before anything is drawn [P4-002 P4-005]',
  async (languages, lang) => {
    vi.spyOn(navigator, 'languages', 'get').mockReturnValue(languages)
    await boot('')
    expect(document.documentElement.lang).toBe(lang)
  },
)

test('the language of a share holds for its page alone', async () => {
  localStorage.clear()
  sessionStorage.clear()
  vi.spyOn(navigator, 'languages', 'get').mockReturnValue(['zh-CN'])
  expect(adoptLocale('en')).toBe(true)
  await boot('')
  expect([document.documentElement.lang, currentLocale()]).toEqual(['en', 'en'])
  window.history.pushState(null, '', '/first/talentList')
  await boot('')
  expect([document.documentElement.lang, currentLocale()]).toEqual(['zh-CN', 'cn'])
})

test('a page that broke before it drew anything says so, until something is drawn after all', async () => {
  await boot('en')
  window.dispatchEvent(new Event('error'))
  expect(alert()).toMatch(/could not be loaded/)
  document.getElementById('root')?.append(document.createElement('main'))
  await waitFor(() => expect(alert()).toBe(null))
  window.dispatchEvent(new Event('error'))
  expect(alert()).toBe(null)
})

test('a page with something on it says nothing, nor does one whose picture or style did not come', async () => {
  const script = await boot('en')
  for (const tag of ['img', 'link']) {
    const part = document.createElement(tag)
    document.head.append(part)
    part.dispatchEvent(new Event('error'))
  }
  expect(alert()).toBe(null)
  document.getElementById('root')?.append(document.createElement('main'))
  script.dispatchEvent(new Event('error'))
  expect(alert()).toBe(null)
})

test('a page without a root element (the PDF page) also shows the load error', async () => {
  document.body.innerHTML = '<script></script>'
  const script = await boot('en')
  script.dispatchEvent(new Event('error'))
  expect(alert()).toMatch(/could not be loaded/)
  document.body.append(document.createElement('p'))
  await waitFor(() => expect(alert()).toBe(null))
})
