import { type Browser, expect, type Locator, type Page } from '@playwright/test'
import { listenForComplaints } from '../complaints.ts'
import { aColleague, administrator, type Person } from '../sign-in/people.ts'
import { beSignedIn, beSignedOut, forMail, openCandidate, signIn, test } from '../support.ts'

const meeting = 'meeting.example/j/whole'
const to = {
  lead: 'lead@whole.example',
  second: 'second@whole.example',
  candidate: 'zhuo.wenzhou@mail.example',
} as const

/** A browser of its own somewhere, with what its pages complained of. */
async function somebody(browser: Browser, locale: string, timezoneId: string) {
  const context = await browser.newContext({ locale, timezoneId })
  const page = await context.newPage()
  return { page, complaints: listenForComplaints(page), end: () => context.close() }
}

/** Chooses a language for an account, as its owner does: mails to it follow. */
async function chooseLanguage(page: Page, { email, password }: Person, language: string): Promise<void> {
  await beSignedIn(page, email, password)
  await page.goto('/my-interviews')
  await page.getByRole('button', { name: /简|EN|繁/ }).click()
  const told = page.waitForRequest((request) => request.url().endsWith('/admin/user/saveLanguage'))
  await page.getByRole('dialog').getByRole('button', { name: language }).click()
  await told
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
}

/** Answers every question of a form: the first scale by one value, the others by another. */
async function fillIn(form: Locator, first: string, others: string): Promise<void> {
  await expect(form.getByRole('slider').first()).toBeVisible()
  const scales = await form.getByRole('slider').all()
  for (const [index, scale] of scales.entries()) await scale.fill(index === 0 ? first : others)
  await form.getByRole('radio', { name: '愿意', exact: true }).check()
}

test('an interview goes from its plan to the feedback of both interviewers, in four browsers, two time zones and three languages', async ({
  page,
  browser,
  mailsAt,
  mailsTo,
}) => {
  // Five mails are waited for.
  test.slow()
  const recruiter = listenForComplaints(page)
  const lead = await somebody(browser, 'en-GB', 'Europe/Berlin')
  const second = await somebody(browser, 'zh-TW', 'Asia/Shanghai')
  const candidate = await somebody(browser, 'zh-CN', 'Europe/Berlin')

  /** The parts of the mails to somebody that tell of this interview; each round of them has a link of its own. */
  const mailsSaying = async (address: string, word: string): Promise<string[]> =>
    (await mailsTo(address)).map((parts) => parts.join('\n')).filter((text) => text.includes(word))
  const mailTo = async (address: string, word: string) => {
    await expect.poll(() => mailsSaying(address, word), forMail).toHaveLength(1)
    const [text = ''] = await mailsSaying(address, word)
    const { pathname, search } = new URL(/http:\S+\?sign=\S+/.exec(text)?.[0] ?? '')
    return { text, link: `${pathname}${search}` }
  }

  // Accounts that no other journey signs in with: whoever signs in is written in the language of that page from then on.
  const admin = await administrator(page)
  await chooseLanguage(lead.page, await aColleague(page, admin, to.lead, '陆知行'), 'English')
  // From here on this browser has no account: what its owner does, they do by the links of mails.
  await beSignedOut(lead.page)
  await chooseLanguage(second.page, await aColleague(page, admin, to.second, '沈可宁'), '繁體中文')

  await signIn(page)
  await openCandidate(page, '卓闻舟')
  await page.getByRole('tab', { name: '面试安排' }).click()
  await page.getByRole('link', { name: '安排面试' }).click()
  for (const name of ['陆知行', '沈可宁']) {
    await page.getByRole('combobox', { name: '添加面试官' }).fill(name)
    await page.getByRole('option', { name: new RegExp(name) }).click()
  }
  const date = page.getByRole('textbox', { name: '日期' })
  const inTenDays = new Date(Date.now() + 10 * 24 * 60 * 60 * 1000).toISOString().slice(0, 10)
  await date.fill(inTenDays)
  const from = page.getByRole('textbox', { name: '从' })
  await from.fill('16:00')
  await from.press('Enter')
  await page.getByRole('textbox', { name: '会议链接' }).fill(`https://${meeting}`)
  await page.keyboard.press('Control+Enter')
  const plan = page.getByRole('tabpanel', { name: '面试安排' })
  await expect(plan.getByText(new RegExp(`^${inTenDays} 周. 16:00 至`))).toBeVisible()

  const invited = await mailTo(to.lead, meeting)
  expect(invited.text).toContain('Interviewers: 陆知行, 沈可宁')
  await lead.page.goto(invited.link)
  await lead.page.getByRole('button', { name: 'Accept' }).click()
  await expect(lead.page.getByText('You accepted the invitation')).toBeVisible()
  const asked = await mailTo(to.second, meeting)
  expect(asked.text).toContain('面試官：陆知行、沈可宁')
  await second.page.goto(asked.link)
  await second.page.getByRole('button', { name: '接受' }).click()
  await expect(second.page.getByText('您已接受邀請')).toBeVisible()

  await candidate.page.goto((await mailTo(to.candidate, meeting)).link)
  // 16:00 in Shanghai is in the morning there, in winter and in summer.
  await expect(candidate.page.getByText(/0[89]:00/).first()).toBeVisible()
  await candidate.page.getByRole('button', { name: '确认这个时间' }).click()
  await expect(candidate.page.getByRole('status')).toHaveText('面试时间已确认')
  await page.reload()
  await expect(plan.getByText('已接受')).toHaveCount(3)

  const planId = /interviewPlanId=([0-9a-f-]{36})/.exec(invited.text)?.[1]
  expect((await page.request.post(`${mailsAt}ended?plan=${planId}`)).status()).toBe(204)

  // The first interviewer gives their feedback by the link of the mail, without an account.
  const asksLead = await mailTo(to.lead, '/emailFeedback?sign=')
  expect(asksLead.text).toContain('Please give your feedback')
  await lead.page.goto(asksLead.link)
  const linked = lead.page.getByRole('form', { name: 'Interview feedback' })
  await linked.getByRole('radio', { name: 'Recommended', exact: true }).check()
  await fillIn(linked, '5', '4')
  await linked.getByRole('textbox', { name: 'Comments' }).fill('Explains the ledger from its failures on.')
  await linked.getByRole('button', { name: 'Save the feedback' }).click()
  await expect(lead.page.getByRole('status')).toContainText('Your feedback was submitted')

  // The second one signs in, and gives theirs in the report.
  expect((await mailTo(to.second, '/emailFeedback?sign=')).text).toContain('面試')
  const { searchParams } = new URL(page.url())
  const who = `jobseekerChannelId=${searchParams.get('jobseekerChannelId')}`
  await second.page.goto(`/emailFeedback?${who}&interviewPlanId=${planId}`)
  const own = second.page.getByRole('form', { name: '面試回饋' })
  await fillIn(own, '2', '4')
  await own.getByRole('radio', { name: '未通過' }).check()
  await own.getByRole('textbox', { name: '評語' }).fill('只說得出做了什麼。')
  await own.getByRole('button', { name: '儲存回饋' }).click()
  await expect(second.page.getByText('回饋已儲存')).toBeVisible()

  await page.reload()
  await page.getByRole('button', { name: '查看反馈：陆知行' }).click()
  await expect(page.getByRole('dialog').getByText('Explains the ledger from its failures on.')).toBeVisible()
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: '查看反馈：沈可宁' }).click()
  await expect(page.getByRole('dialog').getByText('只說得出做了什麼。')).toBeVisible()
  await page.keyboard.press('Escape')
  await page.getByRole('tab', { name: '评价', exact: true }).click()
  const rounds = page.getByRole('region', { name: '各轮面试一览' })
  await rounds.getByText('题目', { exact: true }).click()
  await expect(rounds.getByText('为失败而设计有分歧：2.0 与 5.0。')).toBeVisible()
  for (const name of ['陆知行', '沈可宁']) {
    await expect(rounds.getByRole('columnheader', { name: new RegExp(name) })).toBeVisible()
  }
  expect(await recruiter.take()).toEqual([])
  for (const each of [lead, second, candidate]) {
    expect(await each.complaints.take()).toEqual([])
    await each.end()
  }
})
