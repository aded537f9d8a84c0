import { fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { reserveTimeAt } from '../contract/addresses.ts'
import { reserved, showPage, slot, withTaken } from './page-under-test.tsx'

const start = Date.parse('2026-11-25T07:30Z')

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
  'the time until the interview leaves out units of zero: %s, %i minutes',
  async (locale, minutes, words) => {
    showPage([{ ...reserved, now: start - minutes * 60_000 - 1000 }], locale)
    expect((await screen.findByText(/UTC\+01:00[.。]/)).textContent?.endsWith(words)).toBe(true)
  },
)

test('a reserved time takes the focus and is announced, with its date as the headline', async () => {
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
