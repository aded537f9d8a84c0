import { type Browser, expect, type Page } from '@playwright/test'
import { addPosition } from '../../features/candidates/positions/contract/editing.ts'
import { listenForComplaints } from '../complaints.ts'
import { expectAccessible } from '../looks/accessible.ts'
import { administrator, call } from '../sign-in/people.ts'
import { forMail, positionOf, signIn, test } from '../support.ts'

const resume = 'demo/hailan/bai-ruoxi-backend/media/resume.pdf'

const description = {
  cn: '# 你将做什么\n- 测试每一笔交易',
  en: '# What you will do\n- Test each transaction',
  'zh-TW': '# 你將做什麼\n- 測試每一筆交易',
}

/** Adds a position and publishes its page, as an administrator does. Resolves with its id and the path of its page. */
async function publish(page: Page, name: string): Promise<{ path: string; positionId: string }> {
  const { token } = await administrator(page)
  const names = { name, nameLatin: 'Test Engineer', nameTw: '測試工程師' }
  const people = { recruits: [], interviews: [], languages: [] }
  const fields = { ...names, ...people, grade: 'L5', place: '杭州', seats: 1, description }
  await call(page, addPosition.path, { token, fields, isDraft: false })
  await signIn(page, 'admin@hailan.example')
  const positionId = await positionOf(page, name)
  await page.goto(`/positions/${positionId}/settings/job-page`)
  await page.getByRole('textbox', { name: '联系人邮箱' }).fill('tang@hailan.example')
  await page.getByRole('button', { name: '发布', exact: true }).click()
  await expect(page.getByText(/起已发布/)).toBeVisible()
  const address = page.getByText(/\/jobs\/[^/]+\/test-engineer$/)
  const { pathname } = new URL((await address.textContent()) ?? '')
  return { path: pathname, positionId }
}

/** The browser of an applicant, who has no account. */
async function anApplicant(browser: Browser, options: Parameters<Browser['newContext']>[0]) {
  const context = await browser.newContext(options)
  const page = await context.newPage()
  return { page, complaints: listenForComplaints(page), end: () => context.close() }
}

/** The link to an application, from its mail. */
async function linkTo(mailsTo: (to: string) => Promise<string[][]>, email: string): Promise<string> {
  await expect.poll(async () => (await mailsTo(email)).length, forMail).toBe(1)
  const text = (await mailsTo(email)).flat().join('\n')
  const { pathname, search } = new URL(/http:\S+\/jobs\/-\/application\?sign=[\w-]+/.exec(text)?.[0] ?? '')
  return `${pathname}${search}`
}

async function expectCandidate(page: Page, positionId: string, name: string): Promise<void> {
  await page.goto(`/positions/${positionId}`)
  await expect(page.getByText(name).first()).toBeVisible()
}

interface Journey {
  readonly page: Page
  readonly browser: Browser
  readonly mailsTo: (to: string) => Promise<string[][]>
  readonly path: string
  readonly positionId: string
}

async function applyOnPhone({ page, browser, mailsTo, path, positionId }: Journey): Promise<void> {
  const phone = { viewport: { width: 390, height: 844 }, locale: 'zh-CN', javaScriptEnabled: false }
  const applicant = await anApplicant(browser, phone)
  await applicant.page.goto(path)
  await applicant.page.getByRole('link', { name: '投递，约 3 分钟' }).click()
  await applicant.page.getByLabel('简历').setInputFiles(resume)
  await applicant.page.getByLabel('姓名').fill('罗一帆')
  await applicant.page.getByLabel('邮箱').fill('luo.yifan@applying.example')
  await applicant.page.getByLabel(/可以使用这份投递材料/).check()
  await applicant.page.getByRole('button', { name: '提交投递' }).click()
  await expect(applicant.page.getByRole('heading', { name: '已收到你的投递' })).toBeVisible()
  await expectCandidate(page, positionId, '罗一帆')

  await applicant.page.goto(await linkTo(mailsTo, 'luo.yifan@applying.example'))
  await applicant.page.getByText('更正资料').click()
  await applicant.page.getByLabel('姓名').fill('罗逸帆')
  await applicant.page.getByRole('button', { name: '保存' }).click()
  await expect(applicant.page.getByText('已更正资料。')).toBeVisible()
  await expectCandidate(page, positionId, '罗逸帆')
  expect(await applicant.complaints.take()).toEqual([])
  await applicant.end()
}

async function applyOnDesktop({ page, browser, mailsTo, path, positionId }: Journey): Promise<void> {
  const applicant = await anApplicant(browser, { viewport: { width: 1440, height: 1000 }, locale: 'en-US' })
  await applicant.page.goto(path)
  await expectAccessible(applicant.page)
  const form = applicant.page.getByRole('form', { name: 'Apply' })
  await form.getByLabel('Resume').setInputFiles(resume)
  await form.getByLabel('Name').fill('Nia Okafor')
  await form.getByLabel('Phone').fill('12')
  await form.getByLabel(/may use this application/).check()
  await form.getByRole('button', { name: 'Send application' }).click()
  await expect(form.getByText('Enter a valid phone number')).toBeVisible()
  await expect(form.getByLabel('Name')).toHaveValue('Nia Okafor')

  await form.getByLabel('Resume').setInputFiles(resume)
  await form.getByLabel('Phone').fill('')
  await form.getByLabel('Email').fill('nia@applying.example')
  await form.getByLabel(/may use this application/).check()
  await form.getByRole('button', { name: 'Send application' }).click()
  await expect(applicant.page.getByRole('heading', { name: 'Your application has arrived' })).toBeVisible()
  await expectCandidate(page, positionId, 'Nia Okafor')

  await applicant.page.goto(await linkTo(mailsTo, 'nia@applying.example'))
  await expectAccessible(applicant.page)
  await applicant.page.getByText('Withdraw this application').click()
  await applicant.page.getByRole('button', { name: 'Withdraw for good' }).click()
  await expect(applicant.page.getByText('Your application was withdrawn.')).toBeVisible()
  await page.goto(`/positions/${positionId}`)
  await expect(page.getByText('罗逸帆').first()).toBeVisible()
  await expect(page.getByText('Nia Okafor')).toHaveCount(0)
  // The refused form is answered with 422, which the console of the browser tells.
  expect((await applicant.complaints.take()).filter((text) => !text.includes('422'))).toEqual([])
  await applicant.end()
}

test('an application from a phone without script and one with script become candidates, and their links correct and withdraw them', async ({
  page,
  browser,
  mailsTo,
}) => {
  // Two mails are waited for.
  test.slow()
  const published = await publish(page, '支付测试工程师')
  const journey = { page, browser, mailsTo, ...published }
  await applyOnPhone(journey)
  await applyOnDesktop(journey)
})
