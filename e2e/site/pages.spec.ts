import { expect, test } from '@playwright/test'
import { localizedAddress, sitePages } from '../../features/visitors/site/rules/pages.ts'
import { locales } from '../../packages/messages/src/locale.ts'
import { listenForComplaints } from '../complaints.ts'
import { expectAccessible } from '../looks/accessible.ts'
import { expectNoSpill } from '../looks/layout.ts'
import { filledSite } from './filled-site.ts'

test('every public page is accessible and fits a phone, in one language or another', async ({ page }) => {
  const complaints = listenForComplaints(page)
  await page.setViewportSize({ width: 390, height: 844 })
  for (const [index, each] of sitePages.entries()) {
    const locale = locales[index % locales.length] ?? 'cn'
    await page.goto(localizedAddress(each, locale))
    await expectAccessible(page)
    await expectNoSpill(page)
  }
  expect(await complaints.take()).toEqual([])
})

test('the page of model training switches between A1 and A7 without script [P2-068]', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false })
  const page = await context.newPage()
  await page.goto('/en/aigc')
  await expect(page.getByRole('radio')).toHaveCount(7)
  await expect(page.getByRole('heading', { name: 'Data with consent' })).toBeVisible()
  await page.getByRole('radio', { name: 'A7' }).check()
  await expect(page.getByRole('heading', { name: 'Watching' })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Data with consent' })).toBeHidden()
  await context.close()
})

test('the page of model training lays its drawings on one another, that of the chosen step on top [P2-067]', async ({
  page,
}) => {
  await page.goto('/en/aigc')
  const drawings = page.locator('main ul[aria-hidden] svg')
  await expect(drawings).toHaveCount(7)
  const boxes = await drawings.evaluateAll((all) => all.map((each) => each.getBoundingClientRect().toJSON()))
  for (const [index, box] of boxes.entries()) {
    const before = boxes[index - 1]
    if (!before) continue
    // Each lies a little further, over most of the one before.
    expect(box.x).toBeGreaterThan(before.x)
    expect(box.y).toBeGreaterThan(before.y)
    expect(box.x - before.x).toBeLessThan(box.width / 4)
  }
  const onTop = () =>
    drawings.evaluateAll((all) => {
      const last = all.at(-1)?.getBoundingClientRect()
      const first = all[0]?.getBoundingClientRect()
      if (!last || !first) return null
      const at = document.elementFromPoint((last.left + first.right) / 2, (last.top + first.bottom) / 2)
      return all.findIndex((each) => each.contains(at))
    })
  await drawings.first().scrollIntoViewIfNeeded()
  expect(await onTop()).toBe(0)
  await page.getByRole('radio', { name: 'A5' }).check()
  expect(await onTop()).toBe(4)
})

test('quotes of customers change after 5,000 ms, stay once somebody stops them, and never change where motion is reduced [P2-051 P9-001]', async ({
  page,
}) => {
  await page.clock.install()
  await page.clock.pauseAt(Date.now() + 60_000)
  // What scrolls is there at once: whether it began to is seen without waiting.
  await page.addInitScript(() => {
    Object.assign(Element.prototype, {
      scrollTo(this: Element, { left }: { left: number }) {
        this.scrollLeft = left
      },
    })
  })
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await page.goto(`${await filledSite()}/en/`)
  const track = page.locator('[data-track]')
  const voice = () => track.evaluate(({ scrollLeft, clientWidth }) => 1 + scrollLeft / clientWidth)
  const place = page.locator('[data-place]')
  await expect(place).toHaveText('1 / 3')
  await page.clock.runFor(4_900)
  expect(await voice()).toBe(1)
  await page.clock.runFor(200)
  expect(await voice()).toBe(2)
  await expect(place).toHaveText('2 / 3')
  await page.getByRole('button', { name: 'Pause', exact: true }).click()
  // Neither the pointer nor the focus stays there, which stop it too.
  await page.mouse.move(0, 0)
  const resume = page.getByRole('button', { name: 'Play', exact: true })
  await resume.blur()
  await page.clock.runFor(20_000)
  expect(await voice()).toBe(2)
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.reload()
  await expect(resume).toBeVisible()
  await page.clock.runFor(20_000)
  expect(await voice()).toBe(1)
})

test('a move of 4 px swipes nothing, and one of 6 px the next quote, either way [P9-005]', async ({
  browser,
}) => {
  const context = await browser.newContext({
    hasTouch: true,
    viewport: { width: 390, height: 844 },
    reducedMotion: 'reduce',
  })
  const page = await context.newPage()
  await page.goto(`${await filledSite()}/en/`)
  const track = page.locator('[data-track]')
  await track.scrollIntoViewIfNeeded()
  const box = await track.boundingBox()
  if (!box) throw new Error('no row is drawn')
  const devtools = await context.newCDPSession(page)
  const x = box.x + box.width / 2
  const y = box.y + box.height / 2
  const pen = (type: 'mousePressed' | 'mouseMoved' | 'mouseReleased', at: number) =>
    devtools.send('Input.dispatchMouseEvent', {
      type,
      x: at,
      y,
      button: 'left',
      buttons: 1,
      clickCount: 1,
      pointerType: 'pen',
    })
  const swipe = async (by: number) => {
    await pen('mousePressed', x)
    await pen('mouseMoved', x + by)
    await pen('mouseReleased', x + by)
  }
  const place = page.locator('[data-place]')
  await swipe(-4)
  await page.waitForTimeout(300)
  await expect(place).toHaveText('1 / 3')
  await swipe(-6)
  await expect(place).toHaveText('2 / 3')
  await swipe(6)
  await expect(place).toHaveText('1 / 3')
  await context.close()
})

test('the entry of the menu for the page in view loads it again, and a broken video says so [P2-077 P8-035]', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/solution')
  await page.evaluate(() => Object.assign(window, { isOld: true }))
  await page.getByText('菜单', { exact: true }).click()
  await page.getByRole('dialog').getByRole('link', { name: '解决方案' }).click()
  await expect(() => expect(page.evaluate(() => 'isOld' in window)).resolves.toBe(false)).toPass()
  await page.route('**/*.mp4', (route) => route.fulfill({ contentType: 'video/mp4', body: 'no video' }))
  await page.goto('/cn/')
  await page.getByRole('link', { name: '看一段回答，33 秒', exact: true }).click()
  await expect(page.getByRole('alert')).toHaveText('此视频暂无法播放，请稍后再试')
})
