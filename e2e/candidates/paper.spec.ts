import { readFile } from 'node:fs/promises'
import { expect, type Page } from '@playwright/test'
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs'
import { applicationOf } from '../calls.ts'
import { expectAccessible } from '../looks/accessible.ts'
import { expectNoSpill } from '../looks/layout.ts'
import { signIn, speak, test } from '../support.ts'

/** A text as a PDF is compared: a browser breaks lines anywhere, and some fonts have one sign for 月 and its radical. */
const plain = (text: string) => text.normalize('NFKC').replace(/\s/g, '')

/** The texts of a PDF, page by page. */
async function pagesOf(pdf: Uint8Array): Promise<string[]> {
  const document = await getDocument({ data: pdf, verbosity: 0 }).promise
  const pages = Array.from({ length: document.numPages }, async (_, index) => {
    const { items } = await (await document.getPage(index + 1)).getTextContent()
    return plain(items.map((item) => ('str' in item ? item.str : '')).join(''))
  })
  const texts = await Promise.all(pages)
  await document.loadingTask.destroy()
  return texts
}

/** Expects the resume and the remarks alone, with the head, and the line of confidentiality on every page. */
function expectTwoParts(pages: readonly string[]): void {
  const text = pages.join('')
  for (const told of ['苏晴岚', '未包含：AI 报告 · 视频记录', '教育经历', '备注'])
    expect(text).toContain(plain(told))
  for (const other of ['支持：Q', '打印内容', '全不选', '个部分']) expect(text).not.toContain(plain(other))
  for (const page of pages) expect(page).toContain(plain('机密文件，仅供招聘使用'))
}

async function openPaper(page: Page, name: string): Promise<void> {
  await page.goto(`/downloadReport?jobseekerChannelId=${await applicationOf(page, name)}`)
  await expect(page.getByRole('heading', { level: 1 })).toContainText(name)
}

const titles = (page: Page) => page.getByRole('article').getByRole('heading', { level: 2 })
const group = (page: Page) => page.getByRole('group', { name: '打印内容' })
test('paper has the chosen parts: on the page, on its print, in the PDF, and for the next candidate [S214 S215]', async ({
  page,
}) => {
  await signIn(page)
  await openPaper(page, '苏晴岚')
  await expect(titles(page)).toContainText(['简历', 'AI 报告'])
  await expect(group(page).getByRole('checkbox', { checked: false })).toHaveCount(0)
  await expectNoSpill(page)
  await expectAccessible(page, 'fieldset')
  await group(page).getByRole('button', { name: '全不选' }).click()
  await expect(group(page).getByText('请至少选择一个部分，才能打印或下载。')).toBeVisible()
  await expect(page.getByRole('button', { name: '打印' })).toHaveAttribute('aria-disabled', 'true')
  await expectAccessible(page, 'fieldset')

  await test.step('by keyboard', async () => {
    await group(page).getByRole('checkbox', { name: '简历' }).focus()
    await page.keyboard.press('Space')
  })
  await group(page).getByRole('checkbox', { name: '备注' }).check()
  await expect(titles(page)).toHaveText(['简历', '备注'])
  await expect(page.getByText(/^未包含：AI 报告 · 视频记录/)).toBeVisible()
  await expect(group(page).getByText(/^2 \/ \d+ 个部分$/)).toBeVisible()

  await test.step('printed by the browser', async () => {
    expectTwoParts(await pagesOf(new Uint8Array(await page.pdf({ preferCSSPageSize: true }))))
  })

  await test.step('as a PDF of the server', async () => {
    const saving = page.waitForEvent('download')
    await page.getByRole('button', { name: 'PDF' }).click()
    expectTwoParts(await pagesOf(new Uint8Array(await readFile(await (await saving).path()))))
  })

  await page.reload()
  await expect(titles(page)).toHaveText(['简历', '备注'])
  await openPaper(page, '卓闻舟')
  await expect(titles(page)).toHaveText(['简历', '备注'])
})

test('on a phone the parts of paper are chosen in a fold above the sheet @phone-only @phone', async ({
  page,
}) => {
  await speak(page, 'en')
  await signIn(page)
  await page.goto(`/downloadReport?jobseekerChannelId=${await applicationOf(page, '苏晴岚')}`)
  const fold = page.locator('details')
  await expect(fold.locator('summary')).toHaveText(/^What to print (\d+) of \1 parts$/)
  await expect(page.getByRole('checkbox', { name: 'Resume' })).toBeHidden()
  await expectNoSpill(page)
  await fold.locator('summary').click()
  await page.getByRole('checkbox', { name: 'Resume' }).uncheck()
  await expect(page.getByText('Left out: Resume', { exact: true })).toBeVisible()
  await expect(page.getByRole('article').getByRole('heading', { name: 'Resume', level: 2 })).toHaveCount(0)
  await expectNoSpill(page)
  await expectAccessible(page)
})
