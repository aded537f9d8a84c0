import { expect, type Page, test } from '@playwright/test'
import { bar, decision } from './acting.ts'
import { expectNoSpill, expectUncovered } from './looks/layout.ts'
import { expectSettled } from './looks/settled.ts'
import { openCandidate, secondOf, signIn, signInAnew, speak } from './support.ts'

test('an imported interview is opened, read and watched: a line lands on its second, and a notice covers neither the find box nor the score @phone', async ({
  page,
  isMobile,
}) => {
  await speak(page, 'en')
  await signIn(page)
  await openCandidate(page, '苏晴岚')
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Su Qinglan')
  await page.getByRole('tab', { name: 'AI report' }).click()
  await expect(page.getByRole('heading', { name: 'Competencies' })).toBeVisible()
  await page.getByRole('tab', { name: 'Video record' }).click()
  const line = page.getByRole('button', { name: /我想接触跨境结算/ })
  await line.click()
  await expect.poll(() => secondOf(page)).toBeGreaterThan(5)
  await expect(page).toHaveURL(/[?&]t=\d+/)
  await page.keyboard.press('Space')
  await expect
    .poll(() =>
      page
        .locator('video')
        .first()
        .evaluate((video: HTMLVideoElement) => !video.paused),
    )
    .toBe(true)
  // The first of them goes to the evidence from which there is none before.
  await page.keyboard.press(']')
  const notice = page.getByText('This is the first piece of evidence').filter({ visible: true }).first()
  // On a phone a score is given in a sheet, and the find box scrolls with the page.
  const parts = isMobile
    ? [decision(page, 'Advance')]
    : [
        page.getByRole('textbox', { name: 'Find in answers' }),
        bar(page).getByRole('slider', { name: 'Your score' }).locator('..'),
      ]
  for (const part of parts) {
    // A notice goes by itself: it has to be there before and after.
    await expect(async () => {
      await page.keyboard.press('[')
      await expect(notice).toBeVisible({ timeout: 2_000 })
      await expectUncovered(part)
      expect(await notice.isVisible()).toBe(true)
    }).toPass()
  }
})

test('on a phone the record of the interview keeps the veto by the name @phone-only [R3-007]', async ({
  page,
}) => {
  await speak(page, 'en')
  await signIn(page)
  await openCandidate(page, '宁若溪')
  await page.getByRole('tab', { name: 'Video record' }).click()
  await expect(page).toHaveURL(/[?&]inner=0/)
  await expect(page.getByRole('listitem').filter({ hasText: 'Veto' })).toBeVisible()
})

test('stepping replaces the page, keeps the tab, and says so at the end [R1-027 R2-005 R2-006 P2-121]', async ({
  page,
}) => {
  await signInAnew(page)
  // Other journeys add candidates, who come first.
  await page.getByRole('row').getByRole('link').first().click()
  await page.waitForURL('**/shareurl**')
  const history = await page.evaluate(() => window.history.length)
  const heading = page.getByRole('heading', { level: 1 })
  await expect(page.getByRole('button', { name: '下一位候选人' })).toBeVisible()
  const first = page.url()
  await page.keyboard.press('k')
  await expect(page.getByText('已经是第一位候选人').first()).toBeVisible()
  await page.keyboard.press('j')
  await expect(page).not.toHaveURL(first)
  await expect(heading).toBeVisible()
  // The bar is not hidden for a moment either, which would lay the page out twice.
  const bar = page.getByRole('banner').first()
  await bar.evaluate((header) => {
    const note = () => header.toggleAttribute('data-was-hidden', true)
    new MutationObserver(note).observe(header, { attributeFilter: ['style'] })
  })
  // The button stays under the mouse, from which it can be pressed again and again.
  const place = await page.getByRole('button', { name: '下一位候选人' }).boundingBox()
  for (let step = 0; step < 4; step++) {
    const before = page.url()
    await page.mouse.click((place?.x ?? 0) + 16, (place?.y ?? 0) + 16)
    await expect(page).not.toHaveURL(before)
    await expect(heading).toBeVisible()
  }
  await expect(bar).not.toHaveAttribute('data-was-hidden')
  expect(await page.evaluate(() => window.history.length)).toBe(history)
  await page.goBack()
  await expect(page).toHaveURL(/\/first\/talentList/)
})

/** Has pages note when a panel of a report is first drawn: what comes later is loaded ahead. */
async function markPanelDrawn(page: Page): Promise<void> {
  await page.addInitScript(() => {
    new MutationObserver((_, observer) => {
      if (!document.querySelector('[role=tabpanel] [role=tab]')) return
      observer.disconnect()
      performance.mark('panel drawn')
    }).observe(document, { childList: true, subtree: true })
  })
}

/** The scripts and styles that a report asked for until its panel was drawn. */
function filesUntilDrawn(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const drawnAt = performance.getEntriesByName('panel drawn')[0]?.startTime ?? 0
    return performance
      .getEntriesByType('resource')
      .filter(({ name, startTime }) => /\.(js|css)$/.test(name) && startTime < drawnAt)
      .map(({ name }) => name)
  })
}

test('a list that was opened by its address, and loaded again, leads to a report with the way to the next [R2-064 P2-121]', async ({
  page,
  context,
}) => {
  await speak(page, 'en')
  await signIn(page)
  const fresh = await context.newPage()
  await speak(fresh, 'en')
  await fresh.goto('/first/talentList')
  await expect(fresh.getByRole('row').filter({ hasText: '陶思远' })).toContainText('Round 1')
  await fresh.reload()
  await openCandidate(fresh, '陶思远')
  const next = fresh.getByRole('button', { name: 'Next candidate' })
  const submit = fresh
    .getByRole('region', { name: 'Your evaluation' })
    .getByRole('button', { name: 'Submit and next' })
  await expect(next).toBeVisible()
  await expect(submit).toBeVisible()
  await fresh.reload()
  await expect(next).toBeVisible()
  await expect(submit).toBeVisible()
  await next.click()
  await expect(fresh.getByRole('heading', { level: 1 })).not.toContainText('陶思远')
  await expect(next).toBeVisible()

  const alone = await context.newPage()
  await speak(alone, 'en')
  await markPanelDrawn(alone)
  await alone.goto(fresh.url())
  await expect(alone.getByRole('heading', { level: 1 })).toBeVisible()
  await expectSettled(alone)
  // On a slow network each file costs more than what is in it; one of them is the page.
  const files = await filesUntilDrawn(alone)
  expect(files.length).toBeGreaterThan(10)
  expect(files.length + 1).toBeLessThanOrEqual(25)
  await expect(alone.getByRole('button', { name: 'Next candidate' })).toHaveCount(0)
  await alone.close()
  await fresh.close()
})

test('an interviewer sees how many are decided, to review and withdrawn, on a desktop, on a narrow page and on a phone [R2-065]', async ({
  page,
}) => {
  await speak(page, 'en')
  await signIn(page, 'interviewer@hailan.example')
  await openCandidate(page, '苏晴岚')
  await expect(page).toHaveURL(/[?&]recommendStageId=/)
  for (const width of [1440, 800, 390]) {
    await page.setViewportSize({ width, height: 900 })
    for (const words of [/^\d+ decided$/, /^\d+ to review$/, /^\d+ withdrawn$/]) {
      const count = page.getByText(words)
      await expect(count).toBeInViewport()
      // What is there for whoever listens alone is one pixel high.
      await expect.poll(async () => (await count.boundingBox())?.height ?? 0).toBeGreaterThan(4)
      await expectUncovered(count)
    }
    await expectNoSpill(page)
  }
  const address = new URL(page.url())
  address.searchParams.delete('recommendStageId')
  await page.goto(address.href)
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Su Qinglan')
  await expectSettled(page)
  await expect(page.getByText(/^\d+ decided$/)).toHaveCount(0)
})

test('the report opens from the mini-app with nothing to share, to take along or to switch the language, and on the interview plan where the address asks for it [R1-029 R2-015 R2-023 R2-024]', async ({
  page,
}) => {
  await signIn(page)
  await openCandidate(page, '苏晴岚')
  const own = page.url()
  const openWith = (name: string, value: string) => {
    const address = new URL(own)
    address.searchParams.delete('activeIndex')
    address.searchParams.set(name, value)
    return page.goto(address.href)
  }
  await test.step('from the mini-app', async () => {
    const unwanted = [
      page.getByRole('button', { name: /简体中文/ }),
      page.getByRole('button', { name: '分享', exact: true }),
      page.getByRole('link', { name: '下载与打印' }),
    ]
    for (const control of unwanted) await expect(control).toBeVisible()
    await openWith('isFrom', 'miniapp')
    await expect(page.getByRole('heading', { level: 1 })).toContainText('苏晴岚')
    await expectSettled(page)
    for (const control of unwanted) await expect(control).toHaveCount(0)
  })
  for (const [name, value] of [
    ['showInterviewPlan', '1'],
    ['from', 'interviewPlan'],
  ] as const) {
    await test.step(`with ${name}=${value}`, async () => {
      await openWith(name, value)
      await expect(page.getByRole('tab', { name: '面试安排', selected: true })).toBeVisible()
      await expect(page.getByRole('heading', { name: '面试安排' })).toBeVisible()
    })
  }
})
