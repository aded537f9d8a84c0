import { expect, type Page } from '@playwright/test'
import { addCandidate } from '../../features/candidates/candidate-facts/contract.ts'
import { read } from '../calls.ts'
import { listenForComplaints } from '../complaints.ts'
import { expectSettled } from '../looks/settled.ts'
import { beSignedIn, positionOf, speak, test } from '../support.ts'

/** Adds a candidate past the page; resolves with the address of the facts. */
async function add(
  page: Page,
  given: { name: string; phone: string; email?: string; age?: number },
  position = '高级后端工程师（支付）',
) {
  const positionId = await positionOf(page, position)
  const { jobseekerChannelId } = await read(page, addCandidate, { positionId, ...given })
  return `/candidates/${jobseekerChannelId}`
}

test('two applications of one person are merged and become two again @phone', async ({ page }, {
  project,
}) => {
  const complaints = listenForComplaints(page)
  await beSignedIn(page, 'admin@hailan.example')
  const phone = project.name === 'phone' ? '13900007701' : '13900007702'
  const first = await add(page, { name: '罗再来', phone, email: `old-${phone}@mail.example`, age: 30 })
  await add(page, { name: '罗再来', phone, email: `new-${phone}@mail.example`, age: 31 })
  await page.goto(first)
  await page.getByRole('link', { name: '与其他候选人合并' }).click()
  await page
    .getByRole('listitem')
    .filter({ hasText: '电话相同' })
    .getByRole('link', { name: '罗再来' })
    .click()
  await expect(page.getByRole('heading', { level: 1, name: '是同一个人吗？' })).toBeVisible()
  await expectSettled(page)
  const fields = page.getByRole('region', { name: '逐项对比' })
  await fields.getByRole('radio', { name: /^30/ }).check()
  await fields.getByRole('radio', { name: /^old-/ }).check()
  await page.getByRole('button', { name: /^合并/ }).click()
  await page.waitForURL(`**${first}`)
  await expect(page.getByText(`old-${phone}@mail.example`)).toBeVisible()
  await page.getByRole('button', { name: '撤销合并' }).click()
  await page.getByRole('dialog').getByRole('button', { name: '撤销合并' }).click()
  await expect(page.getByText(/已撤销与/)).toBeVisible()
  await expect(page.getByRole('button', { name: '撤销合并' })).toHaveCount(0)
  expect(await complaints.take()).toEqual([])
})

test('a candidate is erased, and pages that are open or opened later say so', async ({ page, context }) => {
  await speak(page, 'en')
  await beSignedIn(page, 'admin@hailan.example')
  const address = await add(
    page,
    { name: '程不留', phone: '13900007703' },
    'Senior Backend Engineer, Payments',
  )
  const other = await context.newPage()
  await speak(other, 'en')
  await other.goto(address)
  await expect(other.getByRole('heading', { level: 1, name: '程不留' })).toBeVisible()
  await page.goto(address)
  await page.getByRole('button', { name: 'Erase…' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Erase for good' }).click()
  await expect(dialog.getByRole('alert')).toHaveText('This is not the candidate’s name')
  await dialog.getByRole('textbox', { name: /^Type/ }).fill('程不留')
  await dialog.getByRole('button', { name: 'Erase for good' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Erased for good' })).toBeVisible()
  // The open page looks every 15 seconds.
  await expect(other.getByRole('heading', { level: 1, name: 'This candidate was erased' })).toBeVisible()
  await page.goto(address)
  await expect(page.getByRole('heading', { level: 1, name: 'This candidate was erased' })).toBeVisible()
  await expect(page.getByRole('button', { name: /Retry|again/ })).toHaveCount(0)
  await page.goto(`/shareurl?jobseekerChannelId=${address.split('/').at(-1)}`)
  await expect(page.getByRole('alert')).toContainText('This candidate was erased')
  await page
    .getByRole('link', { name: /candidates/i })
    .last()
    .click()
  await page.waitForURL('**/first/talentList**')
})
