import { afterAll, beforeAll, expect, test } from 'vitest'
import { openSite, type SiteUnderTest, textOf } from './site-under-test.ts'

let site: SiteUnderTest

let filled: SiteUnderTest

beforeAll(async () => {
  site = await openSite()
  filled = await openSite(null, { isFilled: true })
})

afterAll(() => Promise.all([site.close(), filled.close()]))

test('the menu of a phone lists home, features, solutions, cases, model training, the company and a line to call [P2-070 P2-072 P2-073 P2-074]', async () => {
  const page = await filled.read('/product/coding')
  const entries = [...page.querySelectorAll('#dialog-menu nav a')].map((link) => [
    textOf(link),
    new URL(link.getAttribute('href') ?? '', 'http://site/product/coding').pathname,
  ])
  expect(entries).toEqual([
    ['Home', '/'],
    ['AI interview', '/product/aiinterview'],
    ['Coding tests', '/product/coding'],
    ['Recruiting', '/product/recruitment'],
    ['Solutions', '/solution'],
    ['Customers', '/case'],
    ['AIGC model training', '/aigc'],
    ['Pricing', '/price'],
    ['Trial', '/tryout'],
    ['About us', '/about'],
    ['Team', '/team'],
    ['Technology', '/mandatePresentation'],
    ['400 000 0000', '4000000000'],
    ['Sign in', '/login'],
  ])
})

test('the menu has three entries each for features and company, and its service line is a link that calls [P2-071 P2-075 P2-076]', async () => {
  const page = await filled.read('/', 'zh-CN')
  const groups = [...page.querySelectorAll('#dialog-menu nav li:has(ul)')].map((group) =>
    [...group.querySelectorAll('span, a')].map(textOf),
  )
  expect(groups).toEqual([
    ['产品功能', 'AI 面试', '编程测试', '招聘管理'],
    ['关于我们', '公司介绍', '团队', '核心技术'],
  ])
  expect(page.querySelector('#dialog-menu a[href^="tel:"]')?.getAttribute('href')).toBe('tel:4000000000')
})
