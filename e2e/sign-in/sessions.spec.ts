import { expect, type Page } from '@playwright/test'
import { expectAccessibleInBothThemes } from '../looks/accessible.ts'
import { expectNoSpill } from '../looks/layout.ts'
import { sendPassword, speak, test, waitForToday } from '../support.ts'
import { aColleague, administrator, call, type Person } from './people.ts'

const ended = '登录已失效，请重新登录。'

async function enter(page: Page, { email, password }: Person): Promise<void> {
  await sendPassword(page, email, password)
  await waitForToday(page)
}

test('somebody signs out everywhere, and an administrator ends a session', async ({
  page,
  browser,
  baseURL,
  isMobile,
}) => {
  const admin = await administrator(page)
  const person = await aColleague(page, admin, 'zhou@sessions.example')
  const size = page.viewportSize()
  const context = await browser.newContext({ baseURL: baseURL ?? '', viewport: size, isMobile })
  const elsewhere = await context.newPage()
  for (const each of [page, elsewhere]) {
    await speak(each, 'cn')
    await enter(each, person)
  }

  await page.goto('/account#sessions')
  const own = page.locator('#sessions')
  // A third one made the password.
  await expect(own.getByRole('listitem')).toHaveCount(3)
  await expect(own.getByText('本次登录')).toHaveCount(1)
  await expectNoSpill(page)
  await own.getByRole('button', { name: '在所有设备上退出' }).click()
  const asking = page.getByRole('dialog')
  await expect(asking).toContainText(
    '所有设备上的登录都会结束，包括这一个。之后需要重新登录；未提交的内容会保留在本浏览器。',
  )
  await asking.getByRole('button').last().click()
  await page.waitForURL('**/login')
  await elsewhere.goto('/my-interviews')
  await elsewhere.waitForURL('**/login?redirect=%2Fmy-interviews')
  await expect(elsewhere.getByText(ended)).toBeVisible()

  await enter(elsewhere, person)
  await enter(page, admin)
  await page.goto('/manage/sessions')
  await page.getByRole('searchbox', { name: '查找姓名或邮箱' }).fill('zhou@sessions')
  const rows = page.getByRole('list', { name: '登录情况' }).getByRole('listitem')
  await expect(rows).toHaveCount(1)
  await expectAccessibleInBothThemes(page)
  await expectNoSpill(page)
  await rows.getByRole('button').click()
  await expect(page.getByText('登录已结束')).toBeVisible()
  await expect(rows).toHaveCount(0)
  await elsewhere.goto('/account')
  await elsewhere.waitForURL('**/login?redirect=%2Faccount')
  await expect(elsewhere.getByText(ended)).toBeVisible()
  await context.close()
})

test('signing out in one tab closes the other tabs, and the browser keeps only the data of the last user to sign in', async ({
  page,
  context,
}) => {
  await speak(page, 'cn')
  const admin = await administrator(page)
  const colleague = await aColleague(page, admin, 'zhou@tabs.example')
  const other = await context.newPage()
  await enter(page, admin)
  await other.goto('/manage/accounts')
  await expect(other.getByText(colleague.email)).toBeVisible()
  await page.goto('/loginOut')
  await other.waitForURL('**/login?redirect=%2Fmanage%2Faccounts')
  await expect(other.getByText(colleague.email)).toHaveCount(0)

  await enter(other, admin)
  await other.goto('/manage/accounts')
  const token = (await other.evaluate(() => localStorage.getItem('token'))) ?? ''
  // Here the colleague signs in, while the administrator’s session goes on in the other tab until it is ended.
  await page.goto('/login')
  await page.evaluate(() => localStorage.clear())
  await page.reload()
  await enter(page, colleague)
  await call(page, '/admin/login/logout', { token })
  await other.getByRole('link', { name: '邮件', exact: true }).click()
  await other.waitForURL('**/login?redirect=%2Fmanage%2Fmail')
  await page.goto('/my-interviews')
  await expect(page.getByRole('heading', { level: 1, name: '我的面试' })).toBeVisible()
})
