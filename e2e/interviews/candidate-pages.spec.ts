import { expect, type Page } from '@playwright/test'
import { listenForComplaints } from '../complaints.ts'
import { openCandidate, signIn, test } from '../support.ts'

/** A photo as a file. */
const photo = 'demo/hailan/aynur-backend/media/hl-aynur-l6-q1.jpg'

/** Makes a link for a candidate on the plan tab, to be handed over. Resolves with its path. */
async function makeLink(page: Page, name: string, what: string): Promise<string> {
  await signIn(page)
  await openCandidate(page, name)
  await page.getByRole('tab', { name: '面试安排' }).click()
  await page.getByRole('button', { name: `生成链接：${what}` }).click()
  const told = page.getByText(/\?sign=/)
  await expect(told).toBeVisible()
  const { pathname, search } = new URL((await told.textContent()) ?? '')
  return `${pathname}${search}`
}

const phone = { viewport: { width: 390, height: 844 }, locale: 'zh-CN' } as const

test('an ID card is photographed on a phone over a reload and a lost connection, and taken back @phone-only [P2-042 P2-043]', async ({
  page,
  browser,
}) => {
  const complaints = listenForComplaints(page)
  const link = await makeLink(page, '欧阳予宁', '身份证照片')
  const context = await browser.newContext(phone)
  const candidate = await context.newPage()
  await candidate.goto(link)
  await expect(candidate.getByText('保存多久')).toBeVisible()
  await candidate.getByRole('button', { name: '同意并继续' }).click()
  await candidate.getByRole('button', { name: '拍照' }).click()
  await candidate.getByRole('button', { name: '使用这张' }).click()
  await expect(candidate.getByRole('heading', { name: '拍摄国徽面' })).toBeVisible()

  // What was taken is still there after a reload; the other side comes from a file.
  await candidate.reload()
  await expect(candidate.getByRole('heading', { name: '拍摄国徽面' })).toBeVisible()
  await candidate.locator('input[type=file]').setInputFiles(photo)
  await candidate.getByRole('button', { name: '使用这张' }).click()
  await expect(candidate).toHaveURL(/\/idcheck\?sign=/)
  await expect(candidate.getByRole('img')).toHaveCount(2)

  await context.setOffline(true)
  await candidate.getByRole('button', { name: '确认并发送' }).click()
  await expect(candidate.getByText('网络已断开。照片保存在这部手机上，恢复后会自动发送。')).toBeVisible()
  // Back again, the connection is lost once more between two pieces, and what is there is not sent anew.
  let pieces = 0
  await context.route('**/candidate/idCard/piece', async (route) => {
    pieces += 1
    await (pieces === 3 ? route.abort() : route.continue())
  })
  await context.setOffline(false)
  await expect(candidate.getByText('没有发送成功，稍后会自动重试。照片保存在这部手机上。')).toBeVisible()
  await candidate.getByRole('button', { name: '立即重试' }).click()
  await expect(candidate.getByRole('heading', { name: '照片已发送' })).toBeVisible()

  await page.reload()
  await expect(page.getByText('已提交').first()).toBeVisible()
  await candidate.reload()
  await candidate.getByRole('button', { name: '撤回同意' }).click()
  await candidate.getByRole('button', { name: '撤回并删除' }).click()
  await expect(candidate.getByText(/2 张照片和这部手机上的照片都已删除/)).toBeVisible()
  await candidate.reload()
  await expect(candidate.getByRole('heading', { name: '同意已撤回' })).toBeVisible()
  await expect(candidate.getByText(/通过这个链接收到的身份证照片已删除/)).toBeVisible()
  expect(await complaints.take()).toEqual([])
  await context.close()
})

test('a candidate without a camera, or who refuses it, chooses files', async ({ page, browser }) => {
  const link = await makeLink(page, '欧阳予宁', '身份证照片')
  const context = await browser.newContext(phone)
  const candidate = await context.newPage()
  await candidate.addInitScript(() => {
    navigator.mediaDevices.getUserMedia = () => Promise.reject(new DOMException('no', 'NotAllowedError'))
  })
  await candidate.goto(link)
  await candidate.getByRole('button', { name: '同意并继续' }).click()
  await expect(candidate.getByRole('alert')).toContainText('没有使用相机的权限')
  await candidate.locator('input[type=file]').setInputFiles('package.json')
  await expect(candidate.getByText('这个文件不是可以使用的照片')).toBeVisible()
  await candidate.locator('input[type=file]').setInputFiles(photo)
  await candidate.getByRole('button', { name: '使用这张' }).click()
  await expect(candidate.getByRole('heading', { name: '拍摄国徽面' })).toBeVisible()
  await context.close()
})

test('a phone watches an interview: pictures wait without a network, and go on after a reload [P2-044]', async ({
  page,
  browser,
}) => {
  const link = await makeLink(page, '任皓宇', '手机第二机位')
  const context = await browser.newContext(phone)
  const candidate = await context.newPage()
  await candidate.clock.install()
  await candidate.goto(link)
  await candidate.getByRole('button', { name: '同意并继续' }).click()
  await candidate.getByRole('button', { name: '开始拍摄' }).click()
  const figure = (name: string) => candidate.locator('dl > div', { hasText: name })
  await expect(figure('已发送')).toContainText('1 张')

  await context.setOffline(true)
  await candidate.clock.fastForward(30_000)
  await expect(figure('等待发送')).toContainText('1 张')
  await expect(figure('网络')).toContainText('已断开')
  await context.setOffline(false)
  await expect(figure('已发送')).toContainText('2 张')

  await candidate.reload()
  await expect(candidate.getByRole('heading', { name: '正在拍摄' })).toBeVisible()
  // In all that the link has sent, also before the reload.
  await expect(figure('已发送')).toContainText('3 张')
  const second = await context.newPage()
  await second.goto(link)
  await expect(second.getByRole('heading', { name: '另一个窗口正在拍摄' })).toBeVisible()
  await candidate.getByRole('button', { name: '停止拍摄' }).click()
  await candidate.getByRole('button', { name: '停止', exact: true }).click()
  await expect(candidate.getByRole('heading', { name: '已停止拍摄' })).toBeVisible()

  await page.reload()
  await page.getByRole('tab', { name: '防作弊' }).click()
  await expect(page.getByText('3 张').first()).toBeVisible()
  await context.close()
})

test('the page of the campaign opens on a phone, for everybody and in each language [P2-040]', async ({
  browser,
}) => {
  for (const [lang, title] of [
    ['cn', '为下一次面试做好准备'],
    ['en', 'Ready for your next interview'],
    ['zh-TW', '為下一次面試做好準備'],
  ] as const) {
    const context = await browser.newContext(phone)
    const reader = await context.newPage()
    await reader.addInitScript((chosen) => sessionStorage.setItem('lang', chosen), lang)
    await reader.goto('/welfareActivities')
    await expect(reader.getByRole('heading', { level: 1 })).toHaveText(title)
    await context.close()
  }
})
