import { expect, type Page, test } from '@playwright/test'
import { getMenuTabs } from '../features/report/report/contract.ts'
import { read } from './calls.ts'
import { expectSettled } from './looks/settled.ts'
import { openCandidate, signIn } from './support.ts'

const bar = (page: Page) => page.getByRole('tablist').first().getByRole('tab')

/** The labels of the bar, without the count of what is new and its word. */
async function shownTabs(page: Page): Promise<string[]> {
  await expect(bar(page).first()).toBeVisible()
  await expectSettled(page)
  return (await bar(page).allTextContents()).map((text) => text.replace(/\s*(\d.*)?$/, ''))
}

/** What the server's menu list says of the report in view. */
async function listedTabs(page: Page): Promise<string[]> {
  const interviewId = new URL(page.url()).searchParams.get('userid') ?? ''
  const { menuTabs } = await read(page, getMenuTabs, { interviewId })
  return menuTabs.map(({ name }) => name)
}

test('the bar has the tabs that getMenuTabs lists, in its order and words, and no others', async ({
  page,
}) => {
  await signIn(page, 'admin@hailan.example')
  await openCandidate(page, '苏晴岚')
  expect(await shownTabs(page)).toEqual(await listedTabs(page))
})

test('a report set to the menu shows the tabs of the menu list alone; set to all at /manage, the AI interview too [R4-016]', async ({
  page,
}) => {
  // Tab type 3 of this company is set to 0; its candidate answered by code alone.
  await signIn(page, 'admin@by-menu.example')
  await openCandidate(page, '温书瑶')
  const report = page.url()
  const byMenu = await shownTabs(page)
  expect(byMenu).toEqual(await listedTabs(page))
  expect(byMenu).toContain('编程与客观题')
  expect(byMenu).not.toContain('AI 面试')

  await page.goto('/manage/report')
  const ofInterview = page.getByRole('group', { name: 'AI 面试页签' })
  await expect(ofInterview.getByRole('radio', { name: /^有视频题时/ })).toBeChecked()
  await ofInterview.getByRole('radio', { name: /^全部/ }).check()
  await expectSettled(page)
  await page.goto(report)
  const all = await shownTabs(page)
  expect(all).toEqual(await listedTabs(page))
  expect(all.filter((name) => name !== 'AI 面试')).toEqual(byMenu)
  expect(all).toContain('AI 面试')
})
