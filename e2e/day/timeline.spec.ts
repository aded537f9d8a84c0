import { expect, type Page } from '@playwright/test'
import { addCandidate } from '../../features/candidates/candidate-facts/contract.ts'
import { keptDrafts, openReport } from '../acting.ts'
import { read } from '../calls.ts'
import { expectAccessible } from '../looks/accessible.ts'
import { expectNoSpill } from '../looks/layout.ts'
import { expectSettled } from '../looks/settled.ts'
import { signInAnew, speak, test } from '../support.ts'

const panel = (page: Page) => page.getByRole('tabpanel')
const remark = (page: Page) => panel(page).getByRole('textbox', { name: 'A remark, @ names somebody' })
const timeline = (page: Page) => page.getByRole('list', { name: 'Timeline, newest first' })

async function openTimeline(page: Page, name: string): Promise<void> {
  await openReport(page, 'hr', name, signInAnew)
  await page.getByRole('tab', { name: 'Timeline' }).click()
  await expect(timeline(page)).toBeVisible()
  await expectSettled(page)
}

test('the timeline is read and filtered, and the filter stands in the address @phone', async ({ page }) => {
  await openTimeline(page, '苏晴岚')
  await expect(timeline(page)).toContainText('The candidate finished the AI interview')
  await expect(timeline(page).getByRole('heading').first()).toHaveText(/^Today, \w+day \d+ \w+$/)
  await expectAccessible(page)
  await expectNoSpill(page)
  await panel(page)
    .getByText(/^Machine \d+$/)
    .click()
  await expect(page).toHaveURL(/timeline=machine/)
  await expect(timeline(page)).toContainText('The candidate was imported')
  await expect(timeline(page)).not.toContainText('finished the AI interview')
  await page.reload()
  await expect(timeline(page)).toContainText('The candidate was imported')
})

test('a remark names a colleague by @, survives a reload as a draft, is changed, deleted and brought back', async ({
  page,
}) => {
  await openTimeline(page, '陶思远')
  await remark(page).pressSequentially('Please look @zhou')
  const colleagues = page.getByRole('listbox', { name: 'Colleagues who may see the candidate' })
  await expect(colleagues.getByRole('option')).toHaveText(['周予川'])
  await expectAccessible(page)
  await page.keyboard.press('Enter')
  await expect(remark(page)).toHaveValue('Please look @周予川 ')
  await page.keyboard.type('at question 2.')
  await expect.poll(() => keptDrafts(page)).toContain('at question 2.')
  await page.reload()
  await expect(remark(page)).toHaveValue('Please look @周予川 at question 2.')
  await panel(page).getByRole('button', { name: 'Submit remark' }).click()
  await expect(timeline(page).locator('mark')).toHaveText('@周予川')

  await timeline(page).getByRole('button', { name: 'Edit' }).click()
  await timeline(page).getByRole('textbox', { name: 'Remark' }).fill('Please look @周予川 at question 3.')
  await timeline(page).getByRole('button', { name: 'Save' }).click()
  await expect(timeline(page)).toContainText('at question 3.')
  await timeline(page).getByRole('button', { name: 'Edited' }).click()
  await expect(timeline(page).getByRole('list', { name: 'Former texts' })).toContainText('at question 2.')
  await expectAccessible(page)

  await timeline(page).getByRole('button', { name: 'Delete' }).click()
  await expect(timeline(page)).not.toContainText('at question')
  await page.getByRole('button', { name: /^Undo/ }).click()
  await expect(timeline(page)).toContainText('at question 3.')

  await page.getByRole('tab', { name: /^Remarks/ }).click()
  const own = panel(page).getByRole('listitem').filter({ hasText: 'at question 3.' })
  await expect(own.locator('mark')).toHaveText('@周予川')
  await expect(own.getByRole('button', { name: 'Edited' })).toBeVisible()
  await own.getByRole('button', { name: 'Edit', exact: true }).click()
  await panel(page).getByRole('textbox', { name: 'Remark', exact: true }).fill('Nothing left to look at.')
  await panel(page).getByRole('button', { name: 'Save' }).click()
  const changed = panel(page).getByRole('listitem').filter({ hasText: 'Nothing left' })
  await changed.getByRole('button', { name: 'Edited' }).click()
  const former = changed.getByRole('list', { name: 'Former texts' })
  await expect(former).toContainText('at question 2.')
  await expect(former).toContainText('at question 3.')
  await expectAccessible(page)
  await changed.getByRole('button', { name: 'Delete' }).click()
  await expect(panel(page).getByText('Nothing left')).toHaveCount(0)
})

test('a hint of the same phone is told apart by the keyboard on both sides, and taken back @phone', async ({
  page,
}, { project }) => {
  await speak(page, 'en')
  await signInAnew(page)
  await page.goto('/positions')
  const positionId = (await page.getByRole('article').first().getAttribute('data-position')) ?? ''
  // Each project has persons of its own.
  const phone = `139 1234 00${project.name === 'phone' ? '71' : '72'}`
  const add = async (name: string) =>
    (await read(page, addCandidate, { positionId, name, phone })).jobseekerChannelId
  const one = await add(`骆一 ${project.name}`)
  const other = await add(`骆二 ${project.name}`)
  const hints = page.getByRole('list', { name: /^(This may be the same person|Same phone or email)$/ })
  const openTimelineOf = async (id: string) => {
    await page.goto(`/shareurl?jobseekerChannelId=${id}&activeIndex=24`)
    await expect(timeline(page)).toBeVisible()
    await expectSettled(page)
  }
  await openTimelineOf(one)
  await expect(hints).toContainText('骆二')
  await expectAccessible(page)
  await expectNoSpill(page)
  await hints.getByRole('button', { name: 'Not the same' }).focus()
  await page.keyboard.press('Enter')
  await expect(hints).toContainText('Not the same person: said by')
  await expect(hints.getByRole('button', { name: 'Take back' })).toBeFocused()
  await expect(timeline(page)).toContainText('kept that this is not the same person')
  await openTimelineOf(other)
  await expect(hints).toContainText('Not the same person: said by')
  await expectAccessible(page)
  await hints.getByRole('button', { name: 'Take back' }).click()
  await expect(hints.getByRole('button', { name: 'Not the same' })).toBeVisible()
})
