import type { BrowserContext, Page } from '@playwright/test'
import type { Figure } from './figures.ts'
import { type AddressOf, middle, open, stopwatch, times } from './moments.ts'

const grid = '[role=tabpanel] table:has(thead th[scope=colgroup])'
const hasRows = (count: number) =>
  `document.querySelectorAll('${grid} tbody tr').length === ${count} && ` +
  `document.querySelectorAll('${grid} tbody td[tabindex]').length === ${count * 12}`

/** True when rows reach the lower edge of the window, or of the scroll container. */
const fillsItsBox =
  `document.querySelectorAll('${grid} tbody tr').length > 4 && ` +
  `document.querySelector('${grid} tbody').getBoundingClientRect().bottom >= ` +
  `Math.min(innerHeight, document.querySelector('${grid}').parentElement.getBoundingClientRect().bottom)`

/**
 * Returns the longest task of an act, until half a second after its result is shown, and the time until it was shown.
 */
async function watched(page: Page, isThere: string, act: () => Promise<void>) {
  await page.evaluate('void (globalThis.endWatch = bench.watchTasks())')
  const taken = await stopwatch(page, isThere, act)
  await page.waitForTimeout(500)
  return { taken, longest: await page.evaluate<number>('globalThis.endWatch()') }
}

/** Returns the longest task while keys move through a grid. */
async function walk(page: Page): Promise<number> {
  await page.locator(`${grid} td[tabindex="0"]`).focus()
  await page.evaluate('void (globalThis.endWatch = bench.watchTasks())')
  for (let step = 0; step < 60; step++) {
    await page.keyboard.press(step % 3 === 0 ? 'ArrowRight' : step % 3 === 1 ? 'ArrowDown' : 'd')
    await page.waitForTimeout(20)
  }
  return page.evaluate<number>('globalThis.endWatch()')
}

/** All rounds at a glance, of 12 interviewers and 40 questions: drawing after a click, and moving by keys. */
export async function measureGrid(context: BrowserContext, addressOf: AddressOf): Promise<Figure[]> {
  const page = await open(context, addressOf('rated', 1))
  const evaluation = page.getByRole('tab', { name: /^Evaluation/ })
  const questions = page.getByText('Questions', { exact: true })
  const opened: number[] = []
  const inSight: number[] = []
  const whole: number[] = []
  const longest: number[] = []
  let walked = Number.NaN
  for (let turn = 0; turn < times; turn++) {
    opened.push((await watched(page, hasRows(4), () => evaluation.click())).longest)
    // In turn, as each watch measures one click.
    const isWhole = turn % 2 === 0
    const drawn = await watched(page, isWhole ? hasRows(40) : fillsItsBox, () => questions.click())
    ;(isWhole ? whole : inSight).push(drawn.taken)
    longest.push(drawn.longest)
    if (turn === times - 1) walked = await walk(page)
    await page.getByRole('tab', { name: 'AI interview' }).click()
    await page.waitForTimeout(300)
  }
  await page.close()
  const time = (name: string, value: number): Figure => ({ name, value, atMost: 100, unit: 'ms' })
  const task = (name: string, value: number): Figure => ({ name, value, atMost: 50, unit: 'ms' })
  return [
    // The first opening also loads the tab's code.
    task('12 × 40 scores: longest task, opening the tab', Math.max(...opened.slice(1))),
    task('12 × 40 scores: longest task, drawing', Math.max(...longest)),
    task('12 × 40 scores: longest task, by keys', walked),
    time('12 × 40 scores: what is in sight drawn', middle(inSight)),
    time('12 × 40 scores: all of it there', middle(whole)),
  ]
}
