import { expect, type Locator, test } from '@playwright/test'
import { expectAccessible } from './looks/accessible.ts'
import { expectWholeRings } from './looks/focus-rings.ts'
import { expectNoSpill } from './looks/layout.ts'
import { expectSettled } from './looks/settled.ts'
import { expectTextsApart } from './looks/texts-apart.ts'
import { openCandidate, signIn, speak } from './support.ts'

/** What stands in a tab and in no other, as a heading or the name of an inner tab, by the label that leads to it. */
const marks: Record<string, string> = {
  简历: '标准简历',
  'AI 面试': '视频记录',
  'AI 总结': '总体评价',
  面试安排: '面试安排',
  备注: '备注记录',
  第三方评价: '第三方评价',
  评价: '评价记录',
  附件: '附件',
  线下面试: '线下面试记录',
  在线笔试: '笔试结果',
  编程与客观题: '编程题',
  编程实操: '提交的代码',
  自定义题目: '录制的题目',
  口语与朗读: '口语与朗读回答',
  语言得分: '语言得分',
  性格测评: '题目与选项',
  认知能力: '认知能力测评',
  职业性格: '性格概览',
  心理健康: '积极维度',
  胜任力测评: '情绪稳定性各项',
  防作弊: '检查项',
  色觉测评: '测评结果',
  时间线: '各阶段天数',
}

/** The summary repeats parts of others, and the parsed resume names its own attachments. */
const repeating = ['AI 总结', '简历']

/** The tabs whose mark the panel shows. */
async function tabsInView(panel: Locator): Promise<string[]> {
  const named = panel.getByRole('heading').or(panel.getByRole('tab'))
  const texts = (await named.allTextContents()).map((text) => text.trim())
  return Object.keys(marks).filter((label) => texts.includes(marks[label] ?? ''))
}

test.describe('every tab', () => {
  for (const [who, name, where] of [
    ['with everything', '苏晴岚', '@phone'],
    ['with little', '裴知微', '@phone-only'],
  ] as const) {
    test(`every tab of a candidate ${who} opens on what only it shows, with no finding of axe, complaint, sideways scroll or ring cut off [R2-052] ${where}`, async ({
      page,
    }) => {
      // Some twenty tabs.
      test.slow()
      const complaints: string[] = []
      page.on('console', (message) => {
        if (message.type() === 'error') complaints.push(message.text())
      })
      page.on('pageerror', (error) => complaints.push(error.message))
      await signIn(page, 'admin@hailan.example')
      await openCandidate(page, name)
      const tabs = page.getByRole('tablist').first().getByRole('tab')
      await expectSettled(page)
      const count = await tabs.count()
      expect(count).toBeGreaterThan(who === 'with everything' ? 18 : 3)
      for (let index = 0; index < count; index++) {
        const tab = tabs.nth(index)
        // The count of what is new stands behind the name.
        const label = ((await tab.textContent()) ?? '').replace(/\s*\d*( 未读)?$/, '')
        await tab.click()
        await expect(tab).toHaveAttribute('aria-selected', 'true')
        await expectSettled(page)
        const panel = page.getByRole('tabpanel').first()
        const own = repeating.includes(label) ? expect.arrayContaining([label]) : [label]
        await expect(() => expect(tabsInView(panel)).resolves.toEqual(own)).toPass()
        // A report that has none of it says so in words; an error would be announced.
        await expect(page.getByRole('tabpanel').getByRole('alert')).toHaveCount(0)
        // What stands around the tabs is the same with each of them.
        await (index === 0 ? expectAccessible(page) : expectAccessible(page, '[role=tabpanel]'))
        await expectNoSpill(page)
        await expectWholeRings(page, '[role=tabpanel]')
      }
      expect(complaints).toEqual([])
    })
  }
})

test('inner tabs of the AI interview are 0 the video record, 1 the AI report and 2 the other questions [R2-073]', async ({
  page,
}) => {
  await signIn(page)
  await openCandidate(page, '苏晴岚')
  const address = new URL(page.url())
  address.searchParams.set('activeIndex', '1')
  const record = page.getByRole('heading', { name: '逐字稿' })
  const report = page.getByRole('heading', { name: '总体结论' })
  const questions = page.getByRole('heading', { name: '主观题' })
  const views = [
    { label: '视频记录', own: record, others: [report, questions] },
    { label: 'AI 报告', own: report, others: [record, questions] },
    { label: '其他题目', own: questions, others: [record, report] },
  ]
  for (const [inner, { label, own, others }] of views.entries()) {
    address.searchParams.set('inner', String(inner))
    await page.goto(address.href)
    await expect(page.getByRole('tab', { name: label, selected: true })).toBeVisible()
    await expect(own.first()).toBeVisible()
    for (const other of others) await expect(other.filter({ visible: true })).toHaveCount(0)
  }
})

test('no text of a tab overlaps another in English, which has the longest words', async ({ page }) => {
  await speak(page, 'en')
  await signIn(page, 'admin@hailan.example')
  await openCandidate(page, '苏晴岚')
  const tabs = page.getByRole('tablist', { name: 'Report' }).getByRole('tab')
  for (const tab of await tabs.all()) {
    await tab.click()
    await expectSettled(page)
    await expectTextsApart(page.getByRole('tabpanel').first())
  }
})

test('each of many tabs is reached by a mouse alone, and by the list of all of them @phone', async ({
  page,
  isMobile,
}) => {
  await speak(page, 'en')
  await signIn(page, 'admin@hailan.example')
  await openCandidate(page, '苏晴岚')
  await expectSettled(page)
  const row = page.getByRole('tablist', { name: 'Report' })
  const last = row.getByRole('tab').last()
  await expect(last).not.toBeInViewport()
  const list = page.getByRole('button', { name: 'All tabs' })
  await list.click()
  await expect(page.getByRole('menuitemradio')).toHaveCount(await row.getByRole('tab').count())
  await expectAccessible(page)
  await page.getByRole('menuitemradio').last().click()
  await expect(last).toHaveAttribute('aria-selected', 'true')
  await expect(last).toBeInViewport({ ratio: 1 })
  await page.reload()
  await expect(last).toBeInViewport({ ratio: 1 })
  if (isMobile) return

  const first = row.getByRole('tab').first()
  const back = row.locator('xpath=../preceding-sibling::button')
  await expect(first).not.toBeInViewport()
  await expect(async () => {
    await back.click({ timeout: 1_000 })
    await expect(first).toBeInViewport({ ratio: 1, timeout: 1_000 })
  }).toPass()
  await first.click()
  await expect(first).toHaveAttribute('aria-selected', 'true')
})
