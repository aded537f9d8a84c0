import { expect, test } from 'vitest'
import { htmlPage } from './html-page.ts'

test('a page needs nothing from elsewhere and says its language', () => {
  const page = htmlPage({ html: '<p>简历</p>', lang: 'zh-CN' })
  expect(page).toContain('<html lang="zh-CN">')
  expect(page).toContain('<body><p>简历</p></body>')
  expect(page).not.toMatch(/<script|<link|src=|url\(|https?:/)
})

test('a page names its omissions before anything else', () => {
  const page = htmlPage({ html: '<p>a</p>', notes: ['1 chart is not shown.', 'a < b'], lang: 'en' })
  expect(page).toContain(
    '<body><aside class="candor-note"><p>1 chart is not shown.</p><p>a &lt; b</p></aside><p>a</p>',
  )
})
