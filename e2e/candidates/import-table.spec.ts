import { expect } from '@playwright/test'
import { expectAccessibleInBothThemes } from '../looks/accessible.ts'
import { beSignedIn, test } from '../support.ts'

const table = [
  '2026 年春季候选人;;;',
  '姓名;手机;邮箱;最近公司',
  '陶思远;138 0000 0927;tao.sy@mail.example;木舟信息',
  '王蕾;138 0000 0944;wang.lei#mail.example;',
  '秦书言;138 0000 0931;qin@mail.example;=HYPERLINK("http://x")',
].join('\n')

test('a table is imported: its wrong row is named and mended, and its people are added', async ({ page }) => {
  await beSignedIn(page, 'hr@yunjian.example')
  await page.goto('/positions')
  await page.getByRole('link', { name: '路线体验策划师' }).first().click()
  // The address comes before its page, and the list has a link of the same name.
  await expect(page.getByRole('heading', { level: 1, name: '路线体验策划师' })).toBeVisible()
  await page.getByRole('link', { name: '导入表格' }).click()
  await expect(page.getByRole('heading', { name: '导入表格' })).toBeVisible()
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: '候选人.csv', mimeType: 'text/csv', buffer: Buffer.from(`\ufeff${table}`) })
  await expect(page.getByRole('heading', { name: '候选人.csv，3 行' })).toBeVisible()
  const wrong = page.getByRole('region', { name: '有误的行' })
  await expect(wrong.getByText('共 3 行，1 行有误')).toBeVisible()
  await expect(wrong.getByRole('listitem')).toContainText(['4王蕾wang.lei#mail.example'])
  await expectAccessibleInBothThemes(page)
  await expect(wrong.getByRole('textbox', { name: '第 4 行的邮箱' })).toHaveValue('wang.lei@mail.example')
  await wrong.getByRole('button', { name: '采用' }).click()
  await expect(wrong.getByText('没有有误的行')).toBeVisible()
  await page.getByRole('button', { name: '添加 3 人' }).click()
  await expect(page.getByRole('heading', { name: '已添加 3 人' })).toBeVisible()
  await page.getByRole('link', { name: '秦书言' }).click()
  await expect(page.getByRole('heading', { name: '秦书言' })).toBeVisible()
  await expect(page.getByText('138 0000 0931').first()).toBeVisible()
})
