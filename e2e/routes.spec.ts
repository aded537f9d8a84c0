import { expect, type Page, test } from '@playwright/test'
import { listenForComplaints } from './complaints.ts'
import { pages } from './pages.ts'
import { beSignedIn, beSignedOut, openCandidate, positionOf, signIn, speak } from './support.ts'

/** Whether the page shows all that a route's page shows, and nothing that it lacks. */
async function isInView(page: Page, route: string): Promise<boolean> {
  const proof = pages[route]
  if (!proof || 'leadsTo' in proof) return false
  const has = (selector: string) => page.locator(selector).first().isVisible()
  for (const mark of proof.shows) if (!(await has(mark))) return false
  for (const mark of proof.lacks ?? []) if (await has(mark)) return false
  return true
}

/** The routes whose marks the page shows as it stands. */
async function routesInView(page: Page): Promise<string[]> {
  const routes = Object.keys(pages)
  const found = await Promise.all(routes.map((route) => isInView(page, route)))
  return routes.filter((_, index) => found[index])
}

/** A page's title, with or without the number of new notices. */
const withCount = (title: string) =>
  new RegExp(`^(\\(\\d+\\+?\\) )?${title.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}$`)

test('every address of the product opens the page that only it shows, without a hash of its own [P2-022 P2-024 P2-028 P2-037]', async ({
  page,
}) => {
  await signIn(page)
  await openCandidate(page, '苏晴岚')
  const { searchParams } = new URL(page.url())
  const report = ['userid', 'jobseekerChannelId'].map((key) => `${key}=${searchParams.get(key)}`).join('&')
  const position = await positionOf(page, '高级后端工程师（支付）')
  for (const [route, proof] of Object.entries(pages)) {
    await test.step(route, async () => {
      if (proof.account === null) await beSignedOut(page)
      else await beSignedIn(page, proof.account)
      const interviewId = searchParams.get('userid') ?? ''
      const candidateId = searchParams.get('jobseekerChannelId') ?? ''
      const address = proof.address
        .replace('{report}', report)
        .replace('{interview}', interviewId)
        .replace('{position}', position)
        .replace('{candidate}', candidateId)
      await page.goto(address)
      const wanted = 'leadsTo' in proof ? proof.leadsTo : route
      // First this one alone: to look for the marks of all takes its time.
      await expect.poll(() => isInView(page, wanted)).toBe(true)
      await expect.poll(() => routesInView(page)).toEqual([wanted])
      if ('leadsTo' in proof) expect(new URL(page.url()).pathname).toBe(proof.leadsTo)
      // Other journeys may tell this account something: then a number stands before the title.
      else await expect(page).toHaveTitle(withCount(proof.title))
      if (!proof.address.includes('#')) expect(new URL(page.url()).hash).toBe('')
    })
  }
  await page.goto('/no/such/page')
  await expect(page.getByText('链接无效')).toBeVisible()
})

test('a page asks for its words before its own script has run, and marks that to be compiled while it comes', async ({
  page,
}) => {
  for (const [path, locale] of [
    ['/login', 'zh-TW'],
    ['/interview', 'cn'],
    ['/schedule-an-interview', 'en'],
  ] as const) {
    await speak(page, locale)
    await page.goto(path)
    // What boot.js adds stands right behind it, before whatever the page's own script asks for.
    const words = page.locator('script[src="/boot.js"] + link[rel=modulepreload]')
    await expect(words).toHaveAttribute('href', new RegExp(`/${locale}-`))
    await expect(page.locator('#root > *').first()).toBeVisible()
    const scripts = await page
      .locator('script[type=module][src]')
      .evaluateAll((found) =>
        Promise.all(found.map(async (script) => (await fetch(script.getAttribute('src') ?? '')).text())),
      )
    expect(scripts.some((script) => script.startsWith('//# allFunctionsCalledOnLoad\n'))).toBe(true)
  }
})

test('/reportContent is the report without the shell: its tabs open and no bar of the product stands over it [P2-026]', async ({
  page,
}) => {
  await signIn(page)
  await openCandidate(page, '苏晴岚')
  await page.goto(page.url().replace('/shareurl', '/reportContent'))
  await page.getByRole('tab', { name: '简历' }).click()
  await expect(page).toHaveURL(/\/reportContent\?.*activeIndex=0/)
  await expect(page.getByRole('tabpanel', { name: '简历', exact: true })).toBeVisible()
  await expect(page.getByRole('button', { name: /^账号：/ })).toHaveCount(0)
})

test('/docs shows the published interface, call by call, and the browser complains of nothing', async ({
  page,
}) => {
  const complaints = listenForComplaints(page)
  await page.goto('/docs')
  const call = page.getByRole('button', { name: /^POST .*\/admin\/upload\/uploadFiles/ })
  await page.getByRole('textbox', { name: 'filter' }).fill('uploads')
  const feature = page.getByRole('main').getByRole('heading')
  await expect(feature).toHaveCount(1)
  await feature.getByRole('link', { name: 'uploads' }).click()
  await call.click()
  await expect(page.getByRole('button', { name: 'Try it out' })).toBeVisible()
  await expect(page).toHaveURL(/#\/uploads\/.*uploadFiles$/)
  expect(await complaints.take()).toEqual([])
})
