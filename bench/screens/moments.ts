import type { BrowserContext, Page } from '@playwright/test'
import { newsEvents } from '../../features/day/notices/contract.ts'
import { quantile } from '../shares/times.ts'
import type { Figure } from './figures.ts'

/** The address of a person's report, at an inner tab: 0 the record, 1 the report. */
export type AddressOf = (
  person: 'usual' | 'quick' | 'hour' | 'long' | 'watched' | 'rated' | 'full',
  inner: 0 | 1,
) => string

export const times = 7

/** How often an act is measured whose 95th percentile counts: the fewest of which that is not simply the slowest. */
export const steps = 21

/** The 95th percentile. */
const nearlyAll = (values: readonly number[]) => quantile(values, 0.95)

export const middle = (values: readonly number[]) =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN

async function openAtOnce(context: BrowserContext, address: string): Promise<Page> {
  const page = await context.newPage()
  // The stream of news never ends: with it the network would never be idle.
  await page.route(`**${newsEvents.path}*`, (route) => route.abort())
  // Only the foreground page draws frames.
  await page.bringToFront()
  await page.goto(address)
  return page
}

export async function open(context: BrowserContext, address: string): Promise<Page> {
  const page = await openAtOnce(context, address)
  await page.waitForLoadState('networkidle')
  return page
}

/** Returns the time from a key or click to the first frame in which the expression `isThere` holds (milliseconds). */
export async function stopwatch(page: Page, isThere: string, act: () => Promise<void>): Promise<number> {
  // The watch is set before the act: set at the same time, it could miss the key.
  await page.evaluate(`void (globalThis.watch = bench.untilPainted(() => Boolean(${isThere})))`)
  await act()
  const watch = page.evaluate<number>('globalThis.watch')
  const late = new Promise<never>((_, reject) =>
    setTimeout(reject, 15_000, new Error(`never there: ${isThere}`)),
  )
  return Promise.race([watch, late])
}

const settled = (heading: string) =>
  `document.querySelector('h1')?.textContent.includes('${heading}') && ` +
  `document.querySelector('[role=tabpanel]')?.textContent && !document.querySelector('[role=tabpanel] [aria-busy=true]')`

/**
 * Opens the usual candidate from the list, as stepping through a shortlist needs the list that a report was opened
 * from.
 */
async function openFromList(context: BrowserContext, listAddress: string): Promise<Page> {
  const page = await open(context, listAddress)
  // Twice: the links to the neighbours are shown only after moving within the product (R2-064).
  for (const isFirst of [true, false]) {
    await page.getByRole('row').filter({ hasText: 'Usual' }).getByRole('link').first().click()
    await page.waitForURL('**/shareurl**')
    await page.waitForLoadState('networkidle')
    if (isFirst) await page.goBack()
  }
  await page.getByRole('tab', { name: 'AI interview' }).click()
  await page.waitForLoadState('networkidle')
  return page
}

/** From Enter in the decision bar to the next candidate's report: the decision is stored, and the report preloaded. */
export async function measureSubmit(context: BrowserContext, listAddress: string): Promise<Figure> {
  const page = await openFromList(context, listAddress)
  await page.getByRole('button', { name: /^Advance/ }).waitFor()
  const taken: number[] = []
  for (let turn = 0; turn < steps; turn++) {
    await page.keyboard.press('p')
    await page.waitForTimeout(300)
    taken.push(await stopwatch(page, settled('Next'), () => page.keyboard.press('Enter')))
    await page.waitForTimeout(700)
    await page.keyboard.press('Escape')
    await page.evaluate('document.activeElement?.blur()')
    await page.keyboard.press('k')
    await page.waitForTimeout(1000)
  }
  await page.close()
  return { name: 'submit and next, p95', value: nearlyAll(taken), atMost: 100, unit: 'ms' }
}

/** From J to the next candidate's report, which is preloaded and was not seen before. */
export async function measureNextCandidate(context: BrowserContext, listAddress: string): Promise<Figure> {
  const page = await openFromList(context, listAddress)
  const taken: number[] = []
  for (let step = 0; step < steps; step++) {
    // Until the next one is preloaded; the first, too.
    await page.waitForTimeout(1500)
    taken.push(await stopwatch(page, settled(`Next ${step + 1}`), () => page.keyboard.press('j')))
    await page.waitForLoadState('networkidle')
  }
  await page.close()
  return { name: 'next candidate, fetched ahead, p95', value: nearlyAll(taken), atMost: 50, unit: 'ms' }
}

/** From a click on an inner tab to its content, after both have been opened. */
export async function measureInnerTab(context: BrowserContext, addressOf: AddressOf): Promise<Figure> {
  const page = await open(context, addressOf('usual', 1))
  const tabs = page.getByRole('tab', { name: /^(Video record|AI report)/ })
  const taken: number[] = []
  for (let step = 0; step < steps + 1; step++) {
    const isRecord = step % 2 === 0
    const isThere = isRecord
      ? `document.querySelector('[role=tabpanel] video')`
      : `!document.querySelector('[role=tabpanel] [data-line]') && document.querySelector('[role=tabpanel] h2')`
    taken.push(await stopwatch(page, isThere, () => tabs.nth(isRecord ? 0 : 1).click()))
    await page.waitForTimeout(400)
  }
  await page.close()
  // The first one also loads the record's code.
  return { name: 'inner tab, p95', value: nearlyAll(taken.slice(1)), atMost: 40, unit: 'ms' }
}

/** How late a sentence is marked as the one being said (milliseconds). */
export async function measureFollowing(context: BrowserContext, addressOf: AddressOf): Promise<Figure> {
  const page = await open(context, addressOf('quick', 0))
  await page.waitForSelector('[data-line]')
  await page.evaluate(`
    globalThis.lags = bench.watchFollowing(document.querySelector('[role=tabpanel]'), document.querySelector('video'), 1000);
    document.querySelector('video').play()`)
  await page.waitForTimeout(12_000)
  const lags = await page.evaluate<number[]>('globalThis.lags')
  await page.close()
  if (lags.length < 5) throw new Error(`only ${lags.length} sentences were followed`)
  return { name: 'follow-along, behind the video', value: middle(lags), atMost: 100, unit: 'ms' }
}

/** From a letter in the search box until hits are counted and marked, in an answer of one hour. */
export async function measureFinding(context: BrowserContext, addressOf: AddressOf): Promise<Figure> {
  const page = await open(context, addressOf('hour', 0))
  await page.locator('[data-line]').first().waitFor()
  const box = page.locator('[role=search] input')
  const taken: number[] = []
  for (let turn = 0; turn < times; turn++) {
    await box.fill('')
    await page.waitForTimeout(300)
    const isThere = `/\\d/.test(document.querySelector('[role=search] output').textContent)`
    taken.push(await stopwatch(page, isThere, () => page.keyboard.press('k')))
  }
  await page.close()
  return { name: 'find in an hour of answers', value: middle(taken), atMost: 50, unit: 'ms' }
}

/** Scrolling through three hours with 400 pieces of evidence. */
export async function measureScrolling(context: BrowserContext, addressOf: AddressOf): Promise<Figure[]> {
  const page = await open(context, addressOf('long', 0))
  const line = page.locator('[data-line]').first()
  await line.waitFor()
  await page.evaluate('globalThis.endWatch = bench.watchTasks()')
  await line.hover()
  let rows = 0
  for (let turn = 0; turn < 60; turn++) {
    await page.mouse.wheel(0, 4000)
    rows = Math.max(rows, await page.locator('[data-line]').count())
    await page.waitForTimeout(50)
  }
  const longest = await page.evaluate<number>('globalThis.endWatch()')
  await page.close()
  return [
    { name: 'three-hour transcript: longest task while scrolling', value: longest, atMost: 50, unit: 'ms' },
    { name: 'three-hour transcript: rows in the document', value: rows, atMost: 200, unit: 'rows' },
  ]
}

/** From a click on a tab to its content, with preloaded replies: the slowest tab of a full report. */
export async function measureTabs(context: BrowserContext, addressOf: AddressOf): Promise<Figure[]> {
  const page = await openAtOnce(context, addressOf('full', 1))
  // The network is never idle here: a report that is still being analysed keeps its event stream open.
  await page.waitForSelector('main [role=tabpanel]')
  await page.waitForTimeout(3000)
  const tabs = page.getByRole('tablist').first().getByRole('tab')
  const count = await tabs.count()
  const taken: { name: string; ms: number }[] = []
  for (let index = 0; index < count; index++) {
    const name = (await tabs.nth(index).textContent()) ?? ''
    const isThere =
      `document.querySelectorAll('[role=tablist]')[0].querySelectorAll('[role=tab]')[${index}].ariaSelected === 'true' && ` +
      `document.querySelector('main [role=tabpanel]')?.textContent && !document.querySelector('main [role=tabpanel] [aria-busy=true]')`
    const times: number[] = []
    for (let turn = 0; turn < 3; turn++) {
      await tabs.nth(index === 0 ? 1 : 0).click()
      await page.waitForTimeout(400)
      times.push(await stopwatch(page, isThere, () => tabs.nth(index).click()))
      await page.waitForTimeout(200)
    }
    taken.push({ name, ms: middle(times) })
  }
  await page.close()
  const slowest = taken.toSorted((a, b) => b.ms - a.ms)
  return slowest
    .slice(0, 3)
    .map(({ name, ms }) => ({ name: `tab ${name} (of ${count})`, value: ms, atMost: 100, unit: 'ms' }))
}

/** Scrolling and stepping along an axis of 2,000 events. */
export async function measureAxis(context: BrowserContext, addressOf: AddressOf): Promise<Figure> {
  const page = await open(context, addressOf('watched', 1).replace('activeIndex=1', 'activeIndex=22'))
  const slider = page.getByRole('slider').first()
  await slider.waitFor()
  await page.waitForTimeout(1500)
  await page.evaluate('globalThis.endWatch = bench.watchTasks()')
  await slider.focus()
  for (let turn = 0; turn < 60; turn++) {
    await page.keyboard.press('ArrowRight')
    await page.waitForTimeout(30)
  }
  const box = await slider.boundingBox()
  if (!box || !/[?&]t=/.test(page.url())) throw new Error('the axis does not step')
  for (let turn = 0; turn < 20; turn++) {
    await page.mouse.click(box.x + (box.width * (turn + 1)) / 22, box.y + box.height / 2)
    await page.waitForTimeout(50)
  }
  for (let turn = 0; turn < 40; turn++) {
    await page.mouse.wheel(0, turn < 20 ? 400 : -400)
    await page.waitForTimeout(30)
  }
  const longest = await page.evaluate<number>('globalThis.endWatch()')
  await page.close()
  return { name: 'axis of 2,000 events: longest task', value: longest, atMost: 50, unit: 'ms' }
}
