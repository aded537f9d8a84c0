import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { showPage } from './page-under-test.tsx'

const partnerBrand = { title: '云涧人才', icon: 'data:image/svg+xml;base64,PHN2Zy8+' }

const cancelledPlan = {
  companyName: '海岚支付',
  companyNameLatin: 'Hailan Pay',
  interviewRoundName: '技术面',
  positionName: '高级后端工程师',
  positionNameLatin: 'Senior Backend Engineer',
}

test.each([
  ['cn', '这个链接已失效', '请打开最近一封邮件中的链接，或联系招聘人员。'],
  ['en', 'This link no longer works', 'Open the link in the latest email, or contact the recruiter.'],
  ['zh-TW', '這個連結已失效', '請開啟最近一封信件中的連結，或聯絡招募人員。'],
] as const)('a link that opens nothing says where one is that does, %s', async (locale, title, text) => {
  showPage([{ code: 1005, refusal: 'M' }], locale)
  const notice = within(await screen.findByRole('alert'))
  expect(notice.getByRole('heading', { name: title })).toBeTruthy()
  expect(notice.getByText(text)).toBeTruthy()
})

test.each([
  ['cn', '这个链接不完整', '请从邮件中重新打开，或复制完整的链接。'],
  ['en', 'This link is incomplete', 'Open it from the email again, or copy all of it.'],
  ['zh-TW', '這個連結不完整', '請從信件中重新開啟，或複製完整的連結。'],
] as const)(
  'a fault of the sent link shows what to do about it, never its words for programs, %s',
  async (locale, title, text) => {
    const { asked } = showPage([{ code: 1003, refusal: 'sign: required', data: { faults: [] } }], locale)
    const notice = within(await screen.findByRole('alert'))
    expect(notice.getByRole('heading', { name: title })).toBeTruthy()
    expect(notice.getByText(text)).toBeTruthy()
    expect(document.title).toBe(`${title} · Candor`)
    expect(screen.queryByRole('button', { name: /retry|重试|重試/i })).toBe(null)
    document.dispatchEvent(new Event('visibilitychange'))
    expect(asked).toHaveLength(1)
  },
)

test.each([
  ['cn', '面试已取消', '海岚支付取消了“高级后端工程师”职位“技术面”的面试，您无需再做任何操作。'],
  [
    'en',
    'This interview was cancelled',
    'Hailan Pay cancelled the interview “技术面” for Senior Backend Engineer. You do not need to do anything.',
  ],
  ['zh-TW', '面試已取消', '海岚支付取消了「高级后端工程师」職缺「技术面」的面試，您不需要再做任何動作。'],
] as const)(
  'a link to a cancelled interview names the company, the position and the round: %s',
  async (locale, title, text) => {
    const data = { cancelled: cancelledPlan }
    showPage([{ code: 1012, refusal: 'The company has cancelled this interview', data }], locale)
    expect(await screen.findByRole('heading', { level: 1, name: title })).toBeTruthy()
    expect(screen.getByText(text)).toBeTruthy()
    expect(screen.queryByRole('button', { name: /Confirm|确认|確認/ })).toBe(null)
  },
)

test.each([
  ['what is offered', [{ partnerBrand }]],
  [
    'a cancelled interview',
    [{ code: 1012, refusal: '公司已取消这场面试', data: { cancelled: { ...cancelledPlan, partnerBrand } } }],
  ],
])('the people of a partner invite under its name and its mark: %s [P6-031]', async (_, answers) => {
  const link = Object.assign(document.createElement('link'), { rel: 'icon', href: '/icon.svg' })
  document.head.append(link)
  showPage(answers)
  expect(await screen.findByText('云涧人才')).toBeTruthy()
  expect(screen.queryByText('Candor')).toBe(null)
  await waitFor(() => expect(document.title).toMatch(/ · 云涧人才$/))
  await waitFor(() => expect(link.getAttribute('href')).toBe(partnerBrand.icon))
  link.remove()
})
