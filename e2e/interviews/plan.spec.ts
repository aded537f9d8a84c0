import { expect } from '@playwright/test'
import { listenForComplaints } from '../complaints.ts'
import { expectUncovered } from '../looks/layout.ts'
import { forMail, openCandidate, signIn, tabTo, test } from '../support.ts'

test('an interview is planned, accepted on both sides by mail, changed and cancelled', async ({
  page,
  browser,
  mailsTo,
}) => {
  // Six mails are waited for.
  test.slow()
  const complaints = listenForComplaints(page)
  await signIn(page)
  await openCandidate(page, '欧阳予宁')
  await page.getByRole('tab', { name: '面试安排' }).click()
  await page.getByRole('link', { name: '安排面试' }).click()
  await expect(page.getByRole('heading', { level: 1, name: '安排面试' })).toBeVisible()
  // Lower than what the page holds: the bar at its end lies over it.
  await page.setViewportSize({ width: 1440, height: 700 })
  const zone = page.getByRole('combobox', { name: '候选人时区' })
  await tabTo(page, zone)
  await expectUncovered(zone)
  await page.setViewportSize({ width: 1440, height: 1000 })
  await page.getByRole('combobox', { name: '添加面试官' }).fill('周予川')
  await page.getByRole('option', { name: /周予川/ }).click()
  await page.getByRole('textbox', { name: '会议链接' }).fill('https://meeting.example/j/7')
  await page.keyboard.press('Control+Enter')
  const plan = page.getByRole('tabpanel', { name: '面试安排' })
  await expect(plan.getByText('技术初试')).toBeVisible()

  /** The texts and calendars of the mails to somebody that tell of this interview. */
  const mailsOfIt = async (to: string): Promise<string[][]> =>
    (await mailsTo(to)).filter(
      (parts) => parts.join('').includes('meeting.example/j/7') || parts.join('').includes('CANCEL'),
    )
  const linkTo = async (to: string) => {
    await expect.poll(() => mailsOfIt(to), forMail).toHaveLength(1)
    const [parts] = await mailsOfIt(to)
    const { pathname, search } = new URL(/http:\S+\?sign=\S+/.exec(parts?.join('\n') ?? '')?.[0] ?? '')
    return `${pathname}${search}`
  }
  const others = await browser.newContext({
    viewport: { width: 390, height: 844 },
    locale: 'zh-CN',
    timezoneId: 'Europe/Berlin',
  })
  const invited = await others.newPage()
  await invited.goto(await linkTo('interviewer@hailan.example'))
  await invited.getByRole('button', { name: '接受' }).click()
  await expect(invited.getByText('您已接受邀请')).toBeVisible()
  await invited.goto(await linkTo('ouyang.yuning@mail.example'))
  await invited.getByRole('button', { name: '确认这个时间' }).click()
  await expect(invited.getByRole('status')).toHaveText('面试时间已确认')

  await page.reload()
  await expect(plan.getByText('已接受')).toHaveCount(2)
  await plan.getByRole('link', { name: /^修改/ }).click()
  const from = page.getByRole('textbox', { name: '从' })
  await from.fill('16:00')
  await from.press('Enter')
  await page.getByRole('button', { name: /^保存并通知/ }).click()
  await expect(plan.getByText(/周. 16:00 至 17:00/)).toBeVisible()
  // Another time asks everybody anew.
  await expect(plan.getByText('已接受')).toHaveCount(0)

  const everybody = ['interviewer@hailan.example', 'ouyang.yuning@mail.example']
  const expectMails = async (to: string, methods: readonly string[]) => {
    await expect
      .poll(
        async () => (await mailsOfIt(to)).map((parts) => /METHOD:(\w+)/.exec(parts.join('\n'))?.[1]),
        forMail,
      )
      .toEqual(methods)
  }
  // A mail whose link is over before it goes out is not sent.
  for (const to of everybody) await expectMails(to, ['REQUEST', 'REQUEST'])

  await plan.getByRole('button', { name: /^取消面试/ }).click()
  await page.getByRole('textbox', { name: /^原因/ }).fill('职位暂停招聘')
  await page.getByRole('dialog').getByRole('button', { name: '取消面试' }).click()
  await expect(plan.getByText('安排已取消')).toBeVisible()
  for (const to of everybody) {
    await expectMails(to, ['REQUEST', 'REQUEST', 'CANCEL'])
    expect((await mailsOfIt(to)).at(-1)?.join('\n')).toContain('职位暂停招聘')
    const [, changed] = await mailsOfIt(to)
    await invited.goto(/http:\S+\?sign=\S+/.exec(changed?.join('\n') ?? '')?.[0] ?? '')
    await expect(invited.getByRole('heading', { level: 1, name: '面试已取消' })).toBeVisible()
    await expect(
      invited.getByText('海岚支付取消了“高级后端工程师（支付）”职位“技术初试”的面试'),
    ).toBeVisible()
  }
  expect(await complaints.take()).toEqual([])
  await others.close()
})

test('on a phone a planned interview shows with its interviewers and what they found @phone-only [P1-018]', async ({
  page,
}) => {
  await signIn(page)
  await openCandidate(page, '苏晴岚')
  await page.getByRole('tab', { name: '面试安排' }).click()
  const panel = page.getByRole('tabpanel', { name: '面试安排' })
  await expect(panel.getByText('技术初试').first()).toBeVisible()
  await expect(panel.getByText('周予川').first()).toBeVisible()
  await panel.getByRole('button', { name: '查看反馈：周予川' }).click()
  const feedback = page.getByRole('dialog')
  await expect(
    feedback.getByText('对幂等与对账理解到位，追问到底层也能答。建议二面谈迁移方案。'),
  ).toBeVisible()
  const { scrollWidth, clientWidth } = await page.evaluate(() => document.documentElement)
  expect(scrollWidth).toBe(clientWidth)
})
