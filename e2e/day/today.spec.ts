import { expect, type Page } from '@playwright/test'
import { addCandidate } from '../../features/candidates/candidate-facts/contract.ts'
import { listUnfrozenUsers, transmitResume } from '../../features/review/recommend/contract.ts'
import { read } from '../calls.ts'
import { listenForComplaints } from '../complaints.ts'
import { expectAccessible } from '../looks/accessible.ts'
import { expectNoSpill } from '../looks/layout.ts'
import { beSignedIn, speak, test } from '../support.ts'

const recruiter = 'hr@hailan.example'
/** Projects run at once: each has a reviewer of its own, for whom nothing else arrives meanwhile. */
const reviewerOf = (isPhone: boolean) =>
  isPhone ? 'interviewer@hailan.example' : 'collaborator@hailan.example'

/** Adds candidates of this journey alone, and recommends each to the reviewer with a note. Resolves with the reviewer's name. */
async function ask(page: Page, reviewer: string, names: readonly string[], phone: string) {
  await beSignedIn(page, recruiter)
  await page.goto('/positions')
  const colleagues = await read(page, listUnfrozenUsers, { searchText: reviewer, limit: 1 })
  const positionId = (await page.getByRole('article').first().getAttribute('data-position')) ?? ''
  for (const [index, name] of names.entries()) {
    const added = await read(page, addCandidate, { positionId, name, phone: `${phone}${index}` })
    await read(page, transmitResume, {
      registerUserIdAry: colleagues.map(({ userId }) => userId),
      updateIdsAry: [added.jobseekerChannelId],
      selectNote: `Please look at ${name}`,
    })
  }
  return colleagues[0]?.userName ?? ''
}

function putOffTillTomorrow(page: Page): Promise<void> {
  const dialog = page.getByRole('dialog')
  return dialog.getByRole('button', { name: /^Tomorrow/ }).click()
}

test('reviews are accepted, put off and taken back by the keys, and the focus goes on @phone', async ({
  page,
}, { project }) => {
  const complaints = listenForComplaints(page)
  const isPhone = project.name === 'phone'
  const names = isPhone ? ['今一手', '今二手', '今三手'] : ['今日一', '今日二', '今日三']
  const reviewer = reviewerOf(isPhone)
  await ask(page, reviewer, names, isPhone ? '1390001880' : '1390001881')
  await beSignedIn(page, reviewer)
  await speak(page, 'en')
  await page.goto('/today?tab=reviews')
  const row = (name: string) => page.getByRole('listitem').filter({ hasText: name })
  const [first = '', second = '', third = ''] = names
  await expect(row(first)).toContainText(`Please look at ${first}`)
  await expect(page.locator('[data-thing]').first()).toBeFocused()
  await expectAccessible(page)
  await expectNoSpill(page)

  await row(first).focus()
  await page.keyboard.press('Enter')
  await expect(row(second)).toBeFocused()
  await expect(row(first).getByRole('link', { name: `Open report: ${first}` })).toBeVisible()

  await page.keyboard.press('z')
  await putOffTillTomorrow(page)
  await expect(row(second)).toHaveCount(0)
  await expect(row(third)).toBeFocused()

  await page.keyboard.press('u')
  await expect(row(second)).toBeVisible()
  await row(second).focus()
  await page.keyboard.press(' ')
  await expect(row(second)).toContainText(/Since .+, due /)
  await page.keyboard.press('z')
  await putOffTillTomorrow(page)
  await expect(row(second)).toHaveCount(0)

  await page.getByRole('link', { name: /^Put off/ }).click()
  await row(second)
    .getByRole('button', { name: /^Take back/ })
    .click()
  // A page that is left takes its requests with it.
  await expect(row(second)).toHaveCount(0)
  await page.goto('/today?tab=reviews')
  await expect(row(second)).toBeVisible()
  // The row of before takes the focus, and the page goes there.
  await expect(page.locator('[data-thing]:focus')).toBeVisible()

  await row(third)
    .getByRole('button', { name: `Decline ${third}` })
    .click()
  await page.getByRole('dialog').getByRole('button', { name: 'Decline' }).click()
  await expect(row(third)).toHaveCount(0)
  await expect(page).toHaveURL(/\/today/)
  expect(await complaints.take()).toEqual([])
})

test('HR sees who waits for whom, and opens the candidates of one colleague', async ({ page }) => {
  const colleague = await ask(page, 'admin@hailan.example', ['今日等'], '1390001882')
  await beSignedIn(page, recruiter)
  await speak(page, 'en')
  await page.goto('/today')
  await page.getByRole('link', { name: 'Who waits for whom' }).click()
  const table = page.getByRole('table', { name: 'Who waits for whom' })
  await expect(table.getByRole('row')).not.toHaveCount(1)
  const row = table.getByRole('row').filter({ hasText: 'Opinion' }).filter({ hasText: colleague })
  await row.getByRole('link').click()
  await expect(page).toHaveURL(/where=reviewer/)
  await expect(page.getByRole('row').filter({ hasText: '今日等' })).toBeVisible()
  await page.goto('/today')
  await page.getByRole('link', { name: 'Whom I wait for' }).click()
  await expect(page).toHaveURL(/view=mine/)
  await expect(page.getByRole('table', { name: 'Whom I wait for' }).getByRole('row')).not.toHaveCount(1)
})
