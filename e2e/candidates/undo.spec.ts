import { expect, type Page } from '@playwright/test'
import { addCandidate } from '../../features/candidates/candidate-facts/contract.ts'
import { bar, decision, opinion } from '../acting.ts'
import { read } from '../calls.ts'
import { listenForComplaints } from '../complaints.ts'
import { expectAccessible } from '../looks/accessible.ts'
import { expectSettled } from '../looks/settled.ts'
import { beSignedIn, speak, test } from '../support.ts'

/** Adds a candidate of this journey alone, and opens the report. */
async function openNew(page: Page, account: string, name: string, phone: string) {
  await beSignedIn(page, account)
  await page.goto('/positions')
  const positionId = (await page.getByRole('article').first().getAttribute('data-position')) ?? ''
  const { jobseekerChannelId } = await read(page, addCandidate, { positionId, name, phone })
  await speak(page, 'en')
  await page.goto(`/shareurl?jobseekerChannelId=${jobseekerChannelId}`)
  await expectSettled(page)
}

/** The notice is that of the account's last act, so the account of these journeys does nothing in others. */
const notice = (page: Page) => page.getByRole('region', { name: 'Act that can be undone' })

test('a move is undone by its notice, over a reload, and the history keeps both @phone', async ({ page }, {
  project,
}) => {
  const complaints = listenForComplaints(page)
  const isPhone = project.name === 'phone'
  const name = isPhone ? '安可进' : '安可退'
  const account = isPhone ? 'admin@hailan.example' : 'hr@northgate.example'
  await openNew(page, account, name, isPhone ? '13900008801' : '13900008802')
  const line = page.getByRole('region', { name: 'Stage', exact: true })
  const before = await line.locator('b').textContent()
  await line.getByRole('button', { name: 'Move' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('radio', { disabled: false }).first().check()
  await dialog.getByRole('button', { name: /^Move to/ }).click()
  await expect(notice(page)).toContainText(`Moved ${name} to`)
  await expect(line.locator('b')).not.toHaveText(before ?? '')
  await page.reload()
  await expect(notice(page)).toContainText(`Moved ${name} to`)
  await expectAccessible(page, '[aria-label="Act that can be undone"]')
  await notice(page).getByRole('button', { name: /^Undo/ }).click()
  await expect(line.locator('b')).toHaveText(before ?? '')
  await expect(notice(page).getByText(name)).toHaveCount(0)
  await line.getByRole('button', { name: 'Stage history' }).click()
  const history = page.getByRole('dialog', { name: 'Stage history' })
  await expect(history.getByRole('listitem')).toHaveCount(2)
  await expect(history).toContainText('Undone')
  await expect(history.getByRole('button', { name: /^Undo/ })).toHaveCount(0)
  expect(await complaints.take()).toEqual([])
})

test('a decision is undone by the keys, after the list was opened and the page loaded again', async ({
  page,
}) => {
  await openNew(page, 'superadmin@hailan.example', '安可悔', '13900008803')
  const address = page.url()
  await decision(page, 'Reject').click()
  await expect(decision(page, 'Reject')).toHaveAttribute('aria-pressed', 'true')
  await opinion(page).fill('Wrong person.')
  await page.keyboard.press('Control+Enter')
  await expect(notice(page)).toContainText('Decided to reject 安可悔')
  await page.goto('/first/talentList')
  await expect(notice(page)).toContainText('Decided to reject 安可悔')
  await page.goto(address)
  await expect(bar(page)).toContainText('Your decision: reject')
  await page.keyboard.press('Control+z')
  await expect(notice(page)).toBeHidden()
  await expect(bar(page)).not.toContainText('Your decision')
})
