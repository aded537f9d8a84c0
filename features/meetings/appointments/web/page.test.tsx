import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { reserveTimeAt, respondAt } from '../contract/addresses.ts'
import { reserved, showPage, slot, withTaken } from './page-under-test.tsx'

const start = Date.parse('2026-11-25T07:30Z')

const partnerBrand = { title: '云涧人才', icon: 'data:image/svg+xml;base64,PHN2Zy8+' }
const cancelledPlan = {
  companyName: '海岚支付',
  companyNameLatin: 'Hailan Pay',
  interviewRoundName: '技术面',
  positionName: '高级后端工程师',
  positionNameLatin: 'Senior Backend Engineer',
}

test('times show by day in the candidate’s zone, and the choice in words in both [P2-039]', async () => {
  const { user } = showPage([{}])
  expect(await screen.findByRole('button', { name: /Times in Berlin/ })).toBeTruthy()
  const tabs = screen.getAllByRole('tab').map(({ textContent }) => textContent)
  expect(tabs).toEqual(['Mon23none', 'Wed252 times', 'Thu261 time'])
  expect(screen.getAllByRole('radio')).toHaveLength(3)
  await user.click(screen.getByRole('radio', { name: /08:30/ }))
  const choice = screen.getByText('Wednesday 25 November, 08:30 to 09:30').closest('p')
  expect(choice?.textContent).toContain('15:30 to 16:30 for the interviewers in Shanghai')
  await waitFor(() => expect(location.pathname).toBe('/schedule-an-interview/default'))
})

test('a day without free times has its own date, however far the zone is ahead [P2-039]', async () => {
  showPage([{}], 'en', 'Pacific/Auckland')
  const tabs = (await screen.findAllByRole('tab')).map(({ textContent }) => textContent)
  expect(tabs).toEqual(['Mon23none', 'Wed252 times', 'Thu261 time'])
})

test.each([
  ['cn', /^按.*显示/, '城市或时区', ['纽约', '伦敦', '北京', '洛杉矶'], ['纽约', '伦敦', '上海', '洛杉矶']],
  [
    'zh-TW',
    /^以.*顯示/,
    '城市或時區',
    ['紐約', '倫敦', '北京', '洛杉磯'],
    ['紐約', '倫敦', '上海', '洛杉磯'],
  ],
  [
    'en',
    /Times in/,
    'City or time zone',
    ['new york', 'london', 'beijing', 'los_angeles'],
    ['New York', 'London', 'Shanghai', 'Los Angeles'],
  ],
] as const)(
  'a zone is found by its city in the reader’s language: %s',
  async (locale, button, label, typed, named) => {
    const { user } = showPage([{}], locale)
    await user.click(await screen.findByRole('button', { name: button }))
    const field = await screen.findByRole('searchbox', { name: label })
    for (const [index, word] of typed.entries()) {
      fireEvent.change(field, { target: { value: word } })
      expect(screen.getAllByRole('listitem')[0]?.textContent).toContain(named[index])
    }
  },
)

test('the length is that of the times that are free, and of the one that is chosen', async () => {
  const times = [
    slot('2026-11-25T07:30Z', true, 15),
    slot('2026-11-25T09:30Z', false, 30),
    slot('2026-11-26T09:00Z', false, 90),
  ]
  const { user } = showPage([{ times }])
  const length = () => screen.getByText('Length').nextElementSibling?.textContent
  await user.click(await screen.findByText('30 to 90 minutes, in the browser'))
  await user.click(screen.getByRole('radio', { name: /10:30/ }))
  expect(length()).toBe('30 minutes, in the browser')
})

test.each([
  ['en', 0, 'In less than a minute.'],
  ['en', 1, 'In 1 minute.'],
  ['en', 60, 'In 1 hour.'],
  ['en', 24 * 60 + 59, 'In 1 day.'],
  ['en', 49 * 60, 'In 2 days, 1 hour.'],
  ['cn', 0, '1 分钟内开始。'],
  ['cn', 24 * 60, '1 天后开始。'],
  ['cn', 46 * 60, '1 天 22 小时后开始。'],
  ['zh-TW', 0, '1 分鐘內開始。'],
  ['zh-TW', 24 * 60, '1 天後開始。'],
] as const)(
  'how long it is until then leaves out what is nothing: %s, %i minutes',
  async (locale, minutes, words) => {
    showPage([{ ...reserved, now: start - minutes * 60_000 - 1000 }], locale)
    expect((await screen.findByText(/UTC\+01:00[.。]/)).textContent?.endsWith(words)).toBe(true)
  },
)

test('what is reserved takes the focus and is announced, with its date as the headline', async () => {
  const { asked, user } = showPage([{}, reserved])
  await user.click(await screen.findByRole('radio', { name: /08:30/ }))
  await user.click(screen.getByRole('button', { name: 'Confirm this time' }))
  const heading = await screen.findByRole('heading', {
    level: 1,
    name: /Wednesday 25 November 08:30 to 09:30/,
  })
  expect(document.activeElement).toBe(heading)
  expect(screen.getByRole('status').textContent).toBe('Your interview is confirmed')
  expect(screen.getByText('Berlin, UTC+01:00. In 1 day, 22 hours.')).toBeTruthy()
  expect(screen.getByText('You can reschedule once, until Tuesday 24 November, 08:30.')).toBeTruthy()
  expect(asked[1]).toEqual({
    path: reserveTimeAt.path,
    sent: { sign: 'abc', startTime: String(start), endTime: String(start + 3_600_000) },
  })
  expect(location.pathname).toBe('/schedule-an-interview/success-reserve')
  const file = screen.getByRole('link', { name: 'Add to calendar' }).getAttribute('href')
  expect(file).toBe(
    `data:text/calendar;charset=utf-8,${encodeURIComponent('BEGIN:VCALENDAR\r\nSUMMARY:Interview & more')}`,
  )
})

test('a time that is taken at the moment of confirming is said above the list, and the choice is cleared', async () => {
  const { user } = showPage([{}, { code: 1012, refusal: 'This time has just been taken.' }, withTaken])
  await user.click(await screen.findByRole('radio', { name: /08:30/ }))
  await user.click(screen.getByRole('button', { name: 'Confirm this time' }))
  const alert = await screen.findByRole('alert')
  expect(alert.textContent).toBe('This time has just been taken.')
  expect(document.activeElement).toBe(alert)
  const taken = screen.getByRole<HTMLInputElement>('radio', { name: /08:30.*just taken/ })
  expect(taken.disabled).toBe(true)
  expect(screen.getByRole('button', { name: 'Confirm this time' }).ariaDisabled).toBe('true')
})

test('a choice stays where the connection is lost, and is confirmed by the next press', async () => {
  const { asked, user } = showPage([{}, reserved])
  await user.click(await screen.findByRole('radio', { name: /08:30/ }))
  const online = globalThis.fetch
  vi.stubGlobal('fetch', async () => Promise.reject(new TypeError('no network')))
  const confirm = () => user.click(screen.getByRole('button', { name: 'Confirm this time' }))
  await confirm()
  expect((await screen.findByRole('alert')).textContent).toMatch(/^That did not work/)
  expect(screen.getByRole<HTMLInputElement>('radio', { name: /08:30/ }).checked).toBe(true)
  vi.stubGlobal('fetch', online)
  await confirm()
  expect(await screen.findByText('Your interview is confirmed')).toBeTruthy()
  expect(asked.at(-1)?.path).toBe(reserveTimeAt.path)
})

test('arrows lead through the days', async () => {
  const { user } = showPage([{}])
  const [, wednesday, thursday] = await screen.findAllByRole('tab')
  wednesday?.focus()
  await user.keyboard('{ArrowRight}')
  expect(document.activeElement).toBe(thursday)
  expect(thursday?.getAttribute('aria-selected')).toBe('true')
  await user.keyboard('{ArrowRight}')
  expect(document.activeElement).toBe(wednesday)
})

test('a line says that no time suits, and survives a look back', async () => {
  const told = { stage: 'told', reason: '周五下午' } as const
  const { asked, user } = showPage([{}, told], 'cn')
  await user.click(await screen.findByRole('button', { name: '没有合适的时间' }))
  await user.click(screen.getByRole('button', { name: '发送' }))
  expect(screen.getByRole('alert').textContent).toBe('请简单说明哪些时间方便')
  await user.type(screen.getByRole('textbox'), '周五下午')
  await user.click(screen.getByRole('button', { name: '返回' }))
  await user.click(screen.getByRole('button', { name: '没有合适的时间' }))
  await user.click(screen.getByRole('button', { name: '发送' }))
  expect(await screen.findByRole('heading', { name: '已告知公司' })).toBeTruthy()
  expect(asked[1]).toEqual({
    path: respondAt.path,
    sent: { sign: 'abc', responseStatus: '2', reason: '周五下午' },
  })
  expect(location.pathname).toBe('/schedule-an-interview/feedback-success')
})

test('the words that no time suits stand still while they are sent, and go on where they were not', async () => {
  const { promise, resolve } = Promise.withResolvers<{ refusal: string; code: number }>()
  const { asked, user } = showPage([{}, promise])
  await user.click(await screen.findByRole('button', { name: 'None of these work for me' }))
  const words = screen.getByRole<HTMLTextAreaElement>('textbox')
  await user.type(words, 'Friday')
  await user.click(screen.getByRole('button', { name: 'Send' }))
  await user.type(words, ' or Monday')
  await user.click(screen.getByRole('button', { name: 'Back' }))
  expect(screen.getByRole<HTMLTextAreaElement>('textbox').value).toBe('Friday')
  resolve({ refusal: 'M', code: 1500 })
  expect(await screen.findByText('M')).toBeTruthy()
  await user.type(words, ' or Monday')
  expect(words.value).toBe('Friday or Monday')
  expect(asked[1]?.sent).toMatchObject({ reason: 'Friday' })
})

test.each([
  ['reserved', {}, 'None of these work for me'],
  ['confirmed', { ...reserved, stage: 'answering' as const }, 'This time does not work for me'],
])('while a time is being %s nothing is written that would go with the answer', async (_, found, other) => {
  const { promise, resolve } = Promise.withResolvers<{ refusal: string; code: number }>()
  const { user } = showPage([found, promise, found])
  const confirm = await screen.findByRole('button', { name: 'Confirm this time' })
  const [time] = screen.queryAllByRole('radio', { name: /08:30/ })
  if (time) await user.click(time)
  await user.click(confirm)
  await user.click(screen.getByRole('button', { name: other }))
  expect(screen.queryByRole('textbox')).toBe(null)
  resolve({ refusal: 'M', code: 1500 })
  expect(await screen.findByText('M')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: other }))
  expect(screen.getByRole('textbox')).toBeTruthy()
})

test('who has said that no time suits can say so again in other words [P2-039]', async () => {
  const told = { stage: 'told', reason: 'Friday' } as const
  const { user } = showPage([told, { ...told, reason: 'Monday' }])
  await user.click(await screen.findByRole('button', { name: 'Look at the times again' }))
  await user.click(screen.getByRole('button', { name: 'None of these work for me' }))
  await user.type(screen.getByRole('textbox'), 'Monday')
  await user.click(screen.getByRole('button', { name: 'Send' }))
  expect(await screen.findByRole('heading', { name: 'The company has been notified' })).toBeTruthy()
  expect(screen.getByText('Monday')).toBeTruthy()
})

test('a reserved interview is moved to another time, or cancelled once that is confirmed', async () => {
  const { asked, user } = showPage([reserved, { ...reserved, stage: 'cancelled' }], 'zh-TW')
  await user.click(await screen.findByRole('button', { name: '更改時間' }))
  expect(screen.getByRole('heading', { level: 1, name: '為「技术面」換一個時間' })).toBeTruthy()
  await user.click(screen.getByRole('button', { name: '保留原來的時間' }))
  await user.click(screen.getByRole('button', { name: '取消面試' }))
  expect(asked).toHaveLength(1)
  await user.click(screen.getByRole('button', { name: '取消這場面試' }))
  expect(await screen.findByRole('heading', { name: '面試已取消' })).toBeTruthy()
  expect(asked[1]?.sent).toEqual({ sign: 'abc', responseStatus: '3' })
})

test.each([
  ['cn', '面试时间已更改'],
  ['en', 'Your interview has been rescheduled'],
  ['zh-TW', '面試時間已更改'],
] as const)('a reserved interview that was moved says so: %s', async (locale, said) => {
  showPage([{ ...reserved, hasMoved: true, moveUntil: null }], locale)
  expect((await screen.findByText(said)).getAttribute('role')).toBe('status')
  await waitFor(() => expect(document.title).toContain(said))
})

test('a time that the company has set is confirmed by itself [P2-039]', async () => {
  const set = { ...reserved, stage: 'answering' as const, moveUntil: null, times: [] }
  const { asked, user } = showPage([set, { ...set, stage: 'reserved' }])
  await user.click(await screen.findByRole('button', { name: 'Confirm this time' }))
  expect(await screen.findByText('Your interview is confirmed')).toBeTruthy()
  expect(asked[1]?.sent).toEqual({ sign: 'abc', responseStatus: '1' })
})

test.each([
  ['cn', '“技术面”的面试开始时间已过', /请联系海岚支付。$/, '确认这个时间'],
  ['en', /^The start time of your interview has passed/, /Contact Hailan Pay/, 'Confirm this time'],
  ['zh-TW', '「技术面」的面試開始時間已過', /請聯絡海岚支付。$/, '確認這個時間'],
] as const)(
  'a set time that has passed without an answer says so, and where to turn: %s',
  async (locale, title, text, confirm) => {
    showPage([{ ...reserved, stage: 'answering', mayCancel: false, now: start }], locale)
    expect(await screen.findByText(title)).toBeTruthy()
    expect(screen.getByText(text)).toBeTruthy()
    expect(screen.queryByRole('button', { name: confirm })).toBe(null)
  },
)

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
  'a link to what the company cancelled says so, by whom and what it was for: %s',
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
