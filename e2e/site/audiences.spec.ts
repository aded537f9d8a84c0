import { expect } from '@playwright/test'
import { makeScheduleLink, offerTimes } from '../../features/meetings/appointments/contract/offering.ts'
import { queryInterviewPlan } from '../../features/meetings/candidate-plans/contract.ts'
import { applicationOf, ask, read } from '../calls.ts'
import { listenForComplaints } from '../complaints.ts'
import { openCandidate, signIn, test } from '../support.ts'

const hourMs = 3_600_000
const inWeChat =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Mobile/15E148 MicroMessenger/8.0.50'

test('HR and interviewers reach a report, a candidate a time in a messaging app, and a buyer the prices and a trial [P1-001]', async ({
  page,
  browser,
}) => {
  const complaints = listenForComplaints(page)
  await signIn(page, 'interviewer@hailan.example')
  await openCandidate(page, '苏晴岚')
  await expect(page.getByRole('tabpanel').first()).toBeVisible()

  await signIn(page)
  await openCandidate(page, '苏晴岚')
  await expect(page.getByRole('heading', { level: 1 })).toContainText('苏晴岚')

  const jobseekerChannelId = await applicationOf(page, '苏晴岚')
  const plans = await read(page, queryInterviewPlan, { jobseekerChannelId })
  const startTime = Math.ceil(Date.now() / (24 * hourMs) + 1) * 24 * hourMs
  const times = [{ startTime, endTime: startTime + hourMs }]
  const offered = await Promise.all(
    plans.map(async ({ id: interviewPlanId }) => {
      const about = { jobseekerChannelId, interviewPlanId }
      const { code } = await ask(page, offerTimes, { ...about, times })
      return code === 0 ? about : null
    }),
  )
  const about = offered.find((each) => each !== null)
  if (!about) throw new Error('no planned interview takes a time')
  const { address } = await read(page, makeScheduleLink, about)
  const { pathname, search } = new URL(address)
  const phone = await browser.newContext({
    viewport: { width: 390, height: 844 },
    locale: 'zh-CN',
    userAgent: inWeChat,
  })
  const visit = await phone.newPage()
  await visit.goto(`${pathname}${search}`)
  await expect(visit.getByRole('heading', { level: 1 })).toContainText('面试时间')
  await expect(visit.getByRole('radio').first()).toBeVisible()
  await phone.close()

  const buyer = await browser.newContext({ locale: 'en-GB' })
  const site = await buyer.newPage()
  await site.goto('/')
  await site.getByRole('navigation', { name: 'Main menu' }).getByRole('link', { name: 'Pricing' }).click()
  await expect(site.getByRole('region', { name: 'Advanced' })).toContainText('¥688')
  await site.getByRole('banner').getByRole('link', { name: 'Start a trial' }).click()
  await expect(site.getByRole('dialog', { name: 'Try it free' })).toBeVisible()
  await buyer.close()
  expect(await complaints.take()).toEqual([])
})

test('an account of each kind that signs in opens a report, and reads in it [R1-030]', async ({ page }) => {
  const complaints = listenForComplaints(page)
  for (const person of ['superadmin', 'admin', 'hr', 'interviewer', 'read', 'collaborator', 'publisher']) {
    await test.step(person, async () => {
      await signIn(page, `${person}@hailan.example`)
      await openCandidate(page, '苏晴岚')
      await page.getByRole('tab', { name: '简历' }).click()
      await expect(page.getByRole('tabpanel').first()).toContainText('resume.pdf')
      await expect(page.getByRole('alert')).toHaveCount(0)
    })
  }
  expect(await complaints.take()).toEqual([])
})
