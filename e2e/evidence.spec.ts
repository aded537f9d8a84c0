import { expect, type Page } from '@playwright/test'
import {
  evidencePane,
  openCandidate,
  password,
  placeOf,
  secondOf,
  secondsOf,
  signIn,
  speak,
  tabTo,
  test,
  waitForToday,
} from './support.ts'

const player = (page: Page) => page.getByRole('region', { name: 'Recording of the interview' })
const innerTab = (page: Page, name: string) =>
  page.getByRole('tablist', { name: 'AI interview views' }).getByRole('tab', { name })

/** What the pane tells a screen reader, which must be the evidence that is seen chosen among the claim's others. */
async function evidenceInView(page: Page) {
  // At one moment, or half of it could be of the evidence before.
  const { said, position, label, title, shown } = await evidencePane(page).evaluate((part) => {
    const statuses = [...part.querySelectorAll('[role=status]')].map((status) => status.textContent)
    const items = [...part.querySelectorAll('ul[aria-label=Evidence] > li')]
    const index = items.findIndex((item) => item.querySelector('[aria-current=true]'))
    const [chip, words] = items[index]?.children ?? []
    return {
      said: statuses.find((text) => text.startsWith('Evidence')),
      position: `Evidence ${index + 1} of ${items.length}`,
      label: chip?.getAttribute('aria-label') ?? '',
      title: words?.textContent ?? '',
      shown: part.querySelector('header')?.textContent,
    }
  })
  expect(said).toBe(`${position}. ${label}. ${title}`)
  expect(shown).toContain(position)
  const [, question = '', clock = ''] = /Q(\d+) ([\d:]+)$/.exec(label) ?? []
  return { said, question: Number(question), second: secondsOf(clock) }
}

/** The evidence in view, once it is the one with these words: the address changes before the page does. */
async function evidenceThatSays(page: Page, words: string) {
  await expect(evidencePane(page).getByRole('blockquote')).toContainText(words)
  await expect(() => evidenceInView(page)).toPass()
  return evidenceInView(page)
}

/** Opens 苏晴岚, on whose report the page begins, from the shortlist. */
async function openByKeyboard(page: Page): Promise<void> {
  const row = page.getByRole('row').filter({ hasText: '苏晴岚' })
  await tabTo(page, row.getByRole('link').first())
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: 'Competencies' })).toBeVisible()
}

/**
 * Presses a key that steps through evidence. Resolves with the id that came into view, null where the page says that
 * there is none.
 */
async function step(page: Page, key: '[' | ']'): Promise<string | null> {
  const before = placeOf(page, 'ev')
  const end = page.getByText(`This is the ${key === ']' ? 'last' : 'first'} piece of evidence`).first()
  await page.keyboard.press(key)
  await expect
    .poll(async () => placeOf(page, 'ev') !== before || (await end.isVisible()), { intervals: [10, 30, 100] })
    .toBe(true)
  const now = placeOf(page, 'ev')
  return now === before ? null : now
}

test('the keyboard alone goes through every piece of evidence, and each is announced', async ({ page }) => {
  await speak(page, 'en')
  await page.goto('/login')
  await tabTo(page, page.locator('input[type=email]'))
  await page.keyboard.type('hr@hailan.example')
  await tabTo(page, page.locator('input[type=password]'))
  await page.keyboard.type(password)
  await page.keyboard.press('Enter')
  await waitForToday(page)
  await page.goto('/first/talentList')
  await openByKeyboard(page)

  while ((await step(page, '[')) !== null);
  const read = [placeOf(page, 'ev')]
  for (let id = await step(page, ']'); id !== null; id = await step(page, ']')) {
    read.push(id)
    await expect(() => evidenceInView(page)).toPass({ intervals: [10, 30, 100] })
  }
  expect(new Set(read).size).toBe(read.length)
  for (let number = 1; number <= 18; number++) expect(read).toContain(`hl-su-l6-e${number}`)

  await page.keyboard.press('[')
  await expect.poll(() => placeOf(page, 'ev')).toBe(read.at(-2))
})

test('the keyboard alone plays evidence at its second, finds words, and leads back to the evidence', async ({
  page,
}) => {
  await speak(page, 'en')
  await signIn(page)
  await openByKeyboard(page)
  await tabTo(page, page.getByRole('button', { name: /^协作与担当/ }))
  await page.keyboard.press('Enter')
  await page.keyboard.press(']')
  await expect.poll(() => placeOf(page, 'ev')).toBe('hl-su-l6-e16')
  const chosen = await evidenceThatSays(page, '后来私下向他道了歉')
  await tabTo(page, evidencePane(page).getByRole('button', { name: 'Open in the video record' }))
  await page.keyboard.press('Enter')
  await expect(innerTab(page, 'Video record')).toHaveAttribute('aria-selected', 'true')
  await expect.poll(async () => Math.floor(await secondOf(page))).toBe(chosen.second)
  await expect(player(page)).toContainText(`question ${chosen.question} of 5`)

  const isPaused = () =>
    player(page)
      .locator('video')
      .evaluate((video: HTMLVideoElement) => video.paused)
  await page.keyboard.press('Space')
  await expect.poll(isPaused).toBe(false)
  await expect.poll(() => secondOf(page)).toBeGreaterThan(chosen.second + 1)
  await page.keyboard.press('Space')
  await expect.poll(isPaused).toBe(true)

  await page.keyboard.press('ArrowLeft')
  await expect(player(page)).toContainText(`question ${chosen.question - 1} of 5`)
  await page.keyboard.press('ArrowRight')
  await expect(player(page)).toContainText(`question ${chosen.question} of 5`)
  await expect.poll(() => placeOf(page, 't')).toBe('245.4')
  await page.keyboard.press('Shift+ArrowLeft')
  await expect.poll(() => secondOf(page)).toBeCloseTo(240.4, 1)

  await tabTo(page, player(page).getByRole('button', { name: 'Play' }))
  await page.keyboard.press('/')
  const box = page.getByRole('textbox', { name: 'Find in answers' })
  await expect(box).toBeFocused()
  await page.keyboard.type('账本')
  const hits = page.getByRole('search').getByRole('status')
  const hitInView = page.getByRole('region', { name: 'Transcript' }).locator('[data-hit=current]')
  await expect(hits).toHaveText(/^1 of 3, Q1: 我在现在的公司做了四年账本/)
  await page.keyboard.press('Enter')
  await page.keyboard.press('Enter')
  await expect(hits).toHaveText(/^3 of 3, Q2: 我们不再原地更新余额，改成只追加的账本/)
  await expect(hitInView).toHaveText('账本')
  await expect(hitInView).toBeInViewport()
  await page.keyboard.press('Escape')
  await expect(player(page).getByRole('button', { name: 'Play' })).toBeFocused()

  await page.keyboard.press('?')
  const shortcuts = page.getByRole('dialog', { name: 'Keyboard shortcuts' })
  for (const group of ['Report', 'Evidence', 'Video and questions'])
    await expect(shortcuts.getByRole('heading', { name: group })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(shortcuts).toBeHidden()

  await tabTo(page, innerTab(page, 'Video record'), 'Shift+Tab')
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('Enter')
  await expect(innerTab(page, 'AI report')).toHaveAttribute('aria-selected', 'true')
  await expect(async () => expect(await evidenceInView(page)).toEqual(chosen)).toPass()
  expect(placeOf(page, 'ev')).toBe('hl-su-l6-e16')
})

test('a reload comes back to the evidence in view, and a shared address to the second of the recording', async ({
  page,
  browser,
}) => {
  await speak(page, 'en')
  await signIn(page)
  await openCandidate(page, '苏晴岚')
  await evidencePane(page).getByRole('button', { name: 'Supports: Q2 00:57' }).click()
  await expect.poll(() => placeOf(page, 'ev')).toBe('hl-su-l6-e7')
  const words = '带一个幂等键，重试时能找到第一次写入'
  const chosen = await evidenceThatSays(page, words)
  await page.reload()
  expect(await evidenceThatSays(page, words)).toEqual(chosen)

  await innerTab(page, 'Video record').click()
  await page.getByRole('button', { name: /我想接触跨境结算/ }).click()
  await expect.poll(() => placeOf(page, 't')).toMatch(/^\d/)
  expect(placeOf(page, 'inner')).toBe('0')
  const second = Number(placeOf(page, 't'))
  expect(second).toBeGreaterThan(5)
  await page.reload()
  await expect.poll(() => secondOf(page)).toBeCloseTo(second, 0)
  const other = await browser.newPage()
  await signIn(other, 'admin@hailan.example')
  await other.goto(page.url())
  await expect(other.getByRole('heading', { level: 1 })).toContainText('苏晴岚')
  await expect.poll(() => secondOf(other)).toBeCloseTo(second, 0)
  await other.close()
})
