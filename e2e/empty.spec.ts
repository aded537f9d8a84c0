import { expect } from '@playwright/test'
import { expectSettled } from './looks/settled.ts'
import { openCandidate, signIn, test } from './support.ts'

/** A candidate of whom nothing has come but that there was an interview. */
const nothingYet = {
  format: 'candor-bundle/1',
  externalId: 'hl-nothing-yet',
  position: { externalId: 'hl-product' },
  candidate: { name: '江望舒', stageId: '2', stageTypeKind: 2, appliedAt: 1_710_000_000_000 },
  interviews: [{ externalId: 'hl-nothing-yet-1', name: '产品面试', category: 6, interview_status: 'finish' }],
}

/** What each tab says in place of its data. */
const placeholders: Record<string, string> = {
  简历: '暂无原始简历',
  面试安排: '暂无面试安排',
  备注: '暂无备注',
  第三方评价: '暂无第三方评价',
  评价: '暂无记录',
  线下面试: '暂无记录',
  时间线: '导入了候选人，含 1 场 AI 面试',
}

test('every tab of a candidate without data says that there are none [R2-146]', async ({
  page,
  importBundle,
}) => {
  await importBundle(nothingYet)
  await signIn(page, 'admin@hailan.example')
  await page.goto('/first/talentList')
  await openCandidate(page, '江望舒')
  await expectSettled(page)
  const tabs = page.getByRole('tablist').first().getByRole('tab')
  await expect(tabs).toHaveCount(Object.keys(placeholders).length)
  for (const [label, placeholder] of Object.entries(placeholders)) {
    // The count of what is new stands behind the name.
    await tabs.filter({ hasText: new RegExp(`^${label}\\s*\\d*$`) }).click()
    await expect(page.getByRole('tabpanel').first().getByText(placeholder, { exact: true })).toBeVisible()
    await expect(page.getByRole('alert')).toHaveCount(0)
  }
})
