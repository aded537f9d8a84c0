import { expect } from '@playwright/test'
import { makeScheduleLink, offerTimes } from '../../features/meetings/appointments/contract/offering.ts'
import { queryInterviewPlan } from '../../features/meetings/candidate-plans/contract.ts'
import { applicationOf, read } from '../calls.ts'
import { listenForComplaints } from '../complaints.ts'
import { expectAccessibleInBothThemes } from '../looks/accessible.ts'
import { beSignedIn, test } from '../support.ts'

const hourMs = 3_600_000

test('a candidate without an account chooses a time on a phone, by keys alone, and comes back to what they reserved [P2-039]', async ({
  page,
  browser,
}) => {
  await beSignedIn(page)
  await page.goto('/')
  const jobseekerChannelId = await applicationOf(page, '方以南')
  const [plan] = await read(page, queryInterviewPlan, { jobseekerChannelId })
  const about = { jobseekerChannelId, interviewPlanId: plan?.id ?? '' }
  // Whole hours of the days after tomorrow, so that none of them is moved by a zone into the past.
  const first = Math.ceil(Date.now() / (24 * hourMs) + 1) * 24 * hourMs
  const times = [8, 10, 34].map((hours) => ({
    startTime: first + hours * hourMs,
    endTime: first + (hours + 1) * hourMs,
  }))
  await read(page, offerTimes, { ...about, times })
  const { address } = await read(page, makeScheduleLink, about)
  const { pathname, search } = new URL(address)

  const phone = await browser.newContext({
    viewport: { width: 390, height: 844 },
    locale: 'zh-CN',
    timezoneId: 'Europe/Berlin',
  })
  const visit = await phone.newPage()
  const complaints = listenForComplaints(visit)
  const answer = await visit.goto(`${pathname}${search}`)
  expect(answer?.headers()).toMatchObject({ 'x-robots-tag': /noindex/, 'referrer-policy': 'no-referrer' })
  await expect(visit.getByRole('heading', { level: 1, name: '选择“补面”的面试时间' })).toBeVisible()
  await expect(visit.getByRole('button', { name: /按中欧时间显示/ })).toBeVisible()
  await expectAccessibleInBothThemes(visit)

  await visit.getByRole('tab', { name: /2 个时间/ }).focus()
  await visit.keyboard.press('ArrowRight')
  await expect(visit.getByRole('tab', { selected: true })).toContainText('1 个时间')
  const slots = visit.getByRole('radio')
  await slots.first().focus()
  await visit.keyboard.press('Space')
  await visit.keyboard.press('ArrowDown')
  await expect(slots.nth(1)).toBeChecked()
  await visit.getByRole('button', { name: '确认这个时间' }).press('Enter')

  const date = visit.getByRole('heading', { level: 1 })
  await expect(visit.getByRole('status')).toHaveText('面试时间已确认')
  await expect(date).toBeFocused()
  // For screen readers: to the eye nothing can be done there.
  await expect(date).toHaveCSS('outline-style', 'none')
  await expect(visit).toHaveURL(/\/schedule-an-interview\/success-reserve\?/)
  await expectAccessibleInBothThemes(visit)
  const download = visit.waitForEvent('download')
  await visit.getByRole('link', { name: '加入日历' }).click()
  expect((await download).suggestedFilename()).toBe('interview.ics')

  const words = await date.textContent()
  await visit.goto(`/schedule-an-interview/default${search}`)
  await expect(date).toHaveText(words ?? '')
  for (const path of ['/schedule-an-interview', '/acceptPage', '/interview-satisfaction']) {
    await visit.goto(`${path}?sign=${'x'.repeat(43)}`)
    await expect(visit.getByRole('heading', { name: '这个链接已失效' })).toBeVisible()
  }
  expect(await complaints.take()).toEqual([])
  await phone.close()
})
