import { expect, type Page } from '@playwright/test'
import { addCandidate } from '../../features/candidates/candidate-facts/contract.ts'
import { newsEvents } from '../../features/day/notices/contract.ts'
import { listUnfrozenUsers, transmitResume } from '../../features/review/recommend/contract.ts'
import { read } from '../calls.ts'
import { listenForComplaints } from '../complaints.ts'
import { expectAccessible } from '../looks/accessible.ts'
import { beSignedIn, speak, test } from '../support.ts'

/** Adds a candidate and asks the reader for an opinion on it, as a recruiter of the company does. */
async function ask(page: Page, reader: string, { name, phone }: { name: string; phone: string }) {
  await beSignedIn(page, `hr@${reader.split('@')[1]}`)
  await page.goto('/positions')
  const positionId = (await page.getByRole('article').first().getAttribute('data-position')) ?? ''
  const { jobseekerChannelId } = await read(page, addCandidate, { positionId, name, phone })
  const accounts = await read(page, listUnfrozenUsers, {})
  const to = accounts.find(({ email }) => email === reader)
  await read(page, transmitResume, {
    registerUserIdAry: [to?.id ?? ''],
    updateIdsAry: [jobseekerChannelId],
    selectNote: '',
  })
}

/** Each journey has a reader of its own, whom no other one asks or marks. */
const bell = (page: Page) => page.getByRole('button', { name: /^Notices/ })

test('two tabs share one stream, a notice reaches both, and the second leads once the first is closed', async ({
  browser,
  page,
}) => {
  const reader = 'superadmin@hailan.example'
  const complaints = listenForComplaints(page)
  const streams: Page[] = []
  page.context().on('request', (request) => {
    if (request.url().includes(newsEvents.path)) streams.push(request.frame().page())
  })
  await beSignedIn(page, reader)
  await speak(page, 'en')
  await page.goto('/first/talentList')
  await expect(bell(page)).toBeVisible()
  await expect.poll(() => streams.length).toBe(1)
  const second = await page.context().newPage()
  await speak(second, 'en')
  await second.goto('/account')
  await expect(bell(second)).toBeVisible()

  const other = await browser.newPage()
  await ask(other, reader, { name: '安可闻', phone: '13900008851' })
  await expect(page).toHaveTitle(/^\(\d+\) /)
  await expect(second).toHaveTitle(/^\(\d+\) /)
  expect(streams).toEqual([page])

  expect(await complaints.take()).toEqual([])
  const before = await second.title()
  await page.close()
  await expect.poll(() => streams).toEqual([page, second])
  await ask(other, reader, { name: '安可讯', phone: '13900008852' })
  await expect(second).not.toHaveTitle(before)
})

test('the bell shows the newest by keyboard, gives the focus back, and a followed notice is read', async ({
  browser,
  page,
}) => {
  const reader = 'collaborator@hailan.example'
  const other = await browser.newPage()
  await ask(other, reader, { name: '安可问', phone: '13900008853' })
  await beSignedIn(page, reader)
  await speak(page, 'en')
  await page.goto('/first/talentList')
  await expect(bell(page)).toHaveAccessibleName(/new$/)
  await bell(page).press('Enter')
  const pop = page.getByRole('dialog', { name: 'Notices' })
  const row = pop.getByRole('listitem').filter({ hasText: '安可问' })
  await expect(row).toContainText('asks for your opinion')
  await expectAccessible(page, '[role=dialog]')
  await page.keyboard.press('Escape')
  await expect(pop).toHaveCount(0)
  await expect(bell(page)).toBeFocused()
  await bell(page).press('Enter')
  await row.getByRole('link').click()
  await page.waitForURL('**/shareurl**')
  await page.goto('/notices?unread=true')
  await expect(page.getByRole('heading', { name: 'Notices' })).toBeVisible()
  await expect(page.getByRole('listitem').filter({ hasText: '安可问' })).toHaveCount(0)
  await expectAccessible(page)
  await bell(page).press('Enter')
  await pop.getByRole('link', { name: 'Which, and by mail' }).click()
  const choice = page.getByRole('switch', { name: 'Show in the bell: Asked for my opinion' })
  await expect(choice).toBeInViewport()
})

test('on a phone the bell leads to the page, and all are marked as read there @phone', async ({
  browser,
  page,
}, { project }) => {
  test.skip(project.name !== 'phone')
  const reader = 'interviewer@northgate.example'
  const other = await browser.newPage()
  await ask(other, reader, { name: '安可答', phone: '13900008854' })
  await beSignedIn(page, reader)
  await speak(page, 'en')
  await page.goto('/first/talentList')
  await page.getByRole('link', { name: /^Notices/ }).click()
  await page.waitForURL('**/notices')
  await expect(page.getByRole('listitem').filter({ hasText: '安可答' })).toBeVisible()
  await page.getByRole('button', { name: 'Mark all as read' }).click()
  await expect(page.getByRole('button', { name: 'Mark all as read' })).toHaveCount(0)
  await expectAccessible(page)
})
