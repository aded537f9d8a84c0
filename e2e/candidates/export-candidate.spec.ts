import { readFile } from 'node:fs/promises'
import { expect, type Page } from '@playwright/test'
import jszip from 'jszip'
import { applicationOf } from '../calls.ts'
import { beSignedIn, test } from '../support.ts'

/** Presses a control that downloads a zip. Resolves with the zip, opened. */
async function openDownload(page: Page, press: () => Promise<void>) {
  const [download] = await Promise.all([page.waitForEvent('download'), press()])
  expect(download.suggestedFilename()).toMatch(/\.zip$/)
  return jszip.loadAsync(await readFile(await download.path()))
}

/** How long a copy is waited for, with its page for printers. */
const forCopy = { timeout: 120_000 }

test('a candidate is exported and the zip opened, and the candidate gets the own data by a link', async ({
  page,
  browser,
  baseURL,
}) => {
  await beSignedIn(page, 'admin@hailan.example')
  await page.goto(`/candidates/${await applicationOf(page, '顾明哲')}`)
  const copies = page.getByRole('region', { name: '数据副本' })
  await copies.getByRole('button', { name: '导出…' }).click()
  await page.getByRole('dialog').getByRole('button', { name: '导出', exact: true }).click()
  const button = copies.getByRole('button', { name: /下载/ })
  await expect(button).toBeVisible(forCopy)
  const zip = await openDownload(page, () => button.click())
  const html = (await zip.file('index.html')?.async('string')) ?? ''
  expect(html).toContain('顾明哲')
  expect(html).toContain('13800000003')
  expect(JSON.parse((await zip.file('data.json')?.async('string')) ?? '')).toMatchObject({
    format: 'candor-copy',
    for: 'company',
    applications: [{ name: '顾明哲' }],
  })

  await copies.getByRole('button', { name: '给候选人的链接…' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: '生成链接' }).click()
  const address = (await dialog.locator('code').textContent()) ?? ''
  const { pathname, search } = new URL(address)
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, locale: 'zh-CN' })
  const phone = await context.newPage()
  await phone.goto(`${baseURL}${pathname}${search}`)
  const answer = phone.getByRole('textbox')
  await answer.fill('0000')
  await answer.press('Enter')
  await expect(phone.getByText('不一致，请重新填写')).toBeVisible()
  await answer.fill('0003')
  await answer.press('Enter')
  const link = phone.getByRole('link', { name: '下载' })
  await expect(link).toBeVisible(forCopy)
  const own = await openDownload(phone, () => link.click())
  expect(JSON.parse((await own.file('data.json')?.async('string')) ?? '')).toMatchObject({
    for: 'candidate',
    applications: [{ name: '顾明哲' }],
  })
  await context.close()
})
