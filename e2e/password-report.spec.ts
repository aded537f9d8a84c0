import { expect } from '@playwright/test'
import { makeShare } from '../features/shares/shares/contract.ts'
import { applicationOf, read } from './calls.ts'
import { listenForComplaints } from './complaints.ts'
import { expectAccessibleInBothThemes } from './looks/accessible.ts'
import { beSignedIn, test } from './support.ts'

test('a stranger unlocks the report of a link on a phone, reads it part by part, and is asked no password again [P2-020 P2-036 P6-001 P6-011]', async ({
  page,
  browser,
}) => {
  await beSignedIn(page)
  await page.goto('/')
  const { shareUrl, password } = await read(page, makeShare, {
    jobseekerChannelId: await applicationOf(page, '苏晴岚'),
    sections: [
      'reportAIInterview',
      'reportResume',
      'contacts',
      'originalResume',
      'identityCard',
      'interviewFeedback',
    ],
    showsScores: true,
    days: 7,
    hasPassword: true,
    language: 'cn',
    note: '',
  })
  const { search } = new URL(shareUrl)

  const stranger = await browser.newContext({ viewport: { width: 390, height: 844 }, locale: 'zh-CN' })
  const visit = await stranger.newPage()
  const complaints = listenForComplaints(visit)
  const answer = await visit.goto(`/interview${search}`)
  expect(answer?.headers()).toMatchObject({ 'x-robots-tag': /noindex/, 'referrer-policy': 'no-referrer' })
  const pin = visit.getByLabel('请输入 6 位报告密码')
  const unlock = visit.getByRole('button', { name: '查看报告' })
  await pin.fill('aaaaaa')
  await unlock.click()
  await expect(visit.getByRole('alert')).toHaveText('密码错误')
  expect(await visit.content()).not.toContain('苏晴岚')
  await pin.fill(password ?? '')
  await unlock.click()

  await expect(visit.getByRole('heading', { level: 1, name: '苏晴岚的面试报告' })).toBeVisible()
  await expect(visit.getByRole('table', { name: '情绪分析' })).toBeVisible()
  expect(await visit.getByRole('heading', { level: 2 }).allTextContents()).toEqual([
    '教育经历',
    '工作经历',
    '面试反馈',
    '身份证',
    '得分概览',
    '胜任力分析',
    '情绪分析',
    '定制测评项目',
    '关键指标说明',
  ])
  await expect(visit.getByText('138 0000 0001')).toBeVisible()
  await expect(visit.getByText('周予川：')).toBeVisible()
  await visit.getByRole('button', { name: '身份证人像面' }).click()
  await expect(visit.getByRole('dialog', { name: '身份证人像面' }).getByRole('img')).toBeVisible()
  await visit.keyboard.press('Escape')
  await expect(visit.getByRole('dialog')).toHaveCount(0)
  await expectAccessibleInBothThemes(visit)

  await visit.goto(`/mail-report${search}`)
  await expect(visit.getByRole('heading', { level: 1, name: '苏晴岚的面试报告' })).toBeVisible()
  await visit.getByRole('button', { name: '查看原始简历' }).click()
  await expect(visit).toHaveURL(/\/originalResume$/)
  await expect(visit.locator('iframe')).toBeVisible()
  expect(await complaints.take()).toEqual([])
  await stranger.close()
})
