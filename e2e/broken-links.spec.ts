import { expect, type Page, test } from '@playwright/test'
import { newsEvents } from '../features/day/notices/contract.ts'
import { candidatePageOf, idCheckPage, pageOf } from '../features/meetings/planning/rules/mail-links.ts'
import { pages } from './pages.ts'
import { beSignedIn, beSignedOut, speak } from './support.ts'

const own = [pageOf.schedule, pageOf.respond, pageOf.accept, pageOf.satisfaction, pageOf.feedback]
const mailed = [...own, candidatePageOf.idCard, idCheckPage, candidatePageOf.monitor]
const children = ['default', 'success-reserve', 'feedback-success'].map(
  (name) => `${pageOf.schedule}/${name}`,
)
const linked = [...mailed, ...children]

const token = 'Zm9yIGEgbGluayB0aGF0IG5vYm9keSB3YXMgZ2l2ZW4'
const broken: Record<string, string> = {
  missing: '',
  empty: '?sign=',
  cut: `?sign=${token.slice(0, 20)}`,
  'cut by one sign': `?sign=${token.slice(0, -1)}`,
  'over-long': `?sign=${token.repeat(50)}`,
}

/** How the server words a fault of the input, for programs: its field, and what is allowed there. */
const contractFault = /[a-zA-Z\]]：(必填|应为|不能|只能|必须|格式)/

async function expectNoContractFault(page: Page): Promise<void> {
  const heads = page.locator('h1, h2, h3, [role=alert], [role=status]')
  for (const text of await heads.allTextContents()) expect(text).not.toMatch(contractFault)
  expect(await page.title()).not.toMatch(contractFault)
}

/** Waits until the page has drawn a heading and asks for nothing more. */
async function settle(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle')
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0)
}

test('each page of a mailed link says that a broken link is incomplete, and what to do', async ({ page }) => {
  for (const path of linked) {
    for (const [how, search] of Object.entries(broken)) {
      if (path === pageOf.feedback && how === 'missing') continue
      await test.step(`${path} ${how}`, async () => {
        await page.goto(`${path}${search}`)
        await expect(page.getByRole('heading', { level: 1 })).toHaveText('这个链接不完整')
        await expect(page.getByText('请从邮件中重新打开，或复制完整的链接。')).toBeVisible()
        await expect(page).toHaveTitle('这个链接不完整 · Candor')
        await expect(page.getByRole('button', { name: '重试' })).toHaveCount(0)
      })
    }
  }
  for (const [locale, title] of [
    ['en', 'This link is incomplete'],
    ['zh-TW', '這個連結不完整'],
  ] as const) {
    await speak(page, locale)
    await page.goto(pageOf.schedule)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
  }
})

test('no page of the product shows a fault of its address in the words for programs', async ({ page }) => {
  // The stream of news never ends: with it the network would never be idle.
  await page.route(`**${newsEvents.path}*`, (route) => route.abort())
  test.slow()
  const strangers = ['/interview', '/mail-report', candidatePageOf.campaign]
  const opened = Object.values(pages).filter((each) => !('leadsTo' in each))
  const visits = [
    ...strangers.map((address) => ({ address, account: null })),
    ...opened.map(({ address, account }) => ({ address: address.replace(/[?#].*/, ''), account })),
  ]
  const parameters = ['userid', 'jobseekerChannelId', 'interviewPlanId', 'id', 'sign', 'state', 'q']
  const withAll = (value: string) => `?${parameters.map((name) => `${name}=${value}`).join('&')}`
  for (const { address, account } of visits) {
    for (const search of ['', withAll('0'), withAll('x'.repeat(300))]) {
      await test.step(`${address} ${search.slice(0, 20)}`, async () => {
        if (account === null) await beSignedOut(page)
        else await beSignedIn(page, account)
        await page.goto(`${address}${search}`)
        await settle(page)
        await expectNoContractFault(page)
      })
    }
  }
})
