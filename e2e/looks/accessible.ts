import { readFileSync } from 'node:fs'
import AxeBuilder from '@axe-core/playwright'
import { expect, type Frame, type Page } from '@playwright/test'
import { rest } from './settled.ts'

type RunOptions = Parameters<AxeBuilder['options']>[0]

const region = { region: { enabled: false } }
const colors = 'color-contrast'

/** Expects no finding of axe on the page as it stands, or on a part of it. */
export function expectAccessible(page: Page, within?: string): Promise<void> {
  return expectNoFinding(page, { rules: region }, within)
}

/** The same without the contrast of colours, which takes most of its time: for what is looked at in another language. */
export function expectAccessibleButForColors(page: Page): Promise<void> {
  return expectNoFinding(page, { rules: { ...region, [colors]: { enabled: false } } })
}

/** The same in light and in dark. Between the two a page differs in its colours alone: those are looked at in both. */
export async function expectAccessibleInBothThemes(page: Page): Promise<void> {
  await page.emulateMedia({ colorScheme: 'light' })
  await rest(page)
  await expectAccessible(page)
  const ground = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor)
  const light = await ground()
  await page.emulateMedia({ colorScheme: 'dark' })
  expect(await ground()).not.toBe(light)
  await rest(page)
  await expectNoFinding(page, { runOnly: { type: 'rule', values: [colors] } })
}

/** Axe in its small form: what its builder brings is more than twice as long, and put into every frame twice each time. */
const axeSource = readFileSync(new URL(import.meta.resolve('axe-core/axe.min.js')), 'utf8')

/**
 * Waits until what loads has come, for at most five seconds: a list is pale while it loads anew, and an unfinished
 * analysis stays busy.
 */
async function calm(page: Page): Promise<void> {
  const isCalm = () => document.querySelector('[aria-busy=true]') === null
  await page.waitForFunction(isCalm, null, { timeout: 5_000 }).catch(() => null)
  await rest(page)
}

async function expectNoFinding(page: Page, which: RunOptions, within?: string): Promise<void> {
  await calm(page)
  await Promise.all(page.frames().map(bringAxe))
  // In its own way axe puts its results together in a page that it opens for it each time: there is nothing to put
  // together where no frame is of another origin. To list all that passes as well would double its time.
  const axe = new AxeBuilder({ page, axeSource: 'void 0' })
    .setLegacyMode()
    .options({ resultTypes: ['violations'], ...which })
  const { violations } = await (within ? axe.include(within) : axe).analyze()
  expect(violations.map((each) => `${each.id}: ${each.nodes.map((node) => node.target).join(' ')}`)).toEqual(
    [],
  )
}

/** Puts axe into a frame that lacks it; once more where the frame goes to another page meanwhile. */
async function bringAxe(frame: Frame): Promise<void> {
  await expect(async () => {
    if (frame.isDetached()) return
    if (!(await frame.evaluate(() => 'axe' in window))) await frame.evaluate(axeSource)
  }).toPass()
}
