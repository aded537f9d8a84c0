import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { respondAt } from '../contract/addresses.ts'
import { reserved, showPage } from './page-under-test.tsx'

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
])('no reason can be written while a time is being %s', async (_, found, other) => {
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

test('a candidate for whom no time suits can say so again in other words [P2-039]', async () => {
  const told = { stage: 'told', reason: 'Friday' } as const
  const { user } = showPage([told, { ...told, reason: 'Monday' }])
  await user.click(await screen.findByRole('button', { name: 'Look at the times again' }))
  await user.click(screen.getByRole('button', { name: 'None of these work for me' }))
  await user.type(screen.getByRole('textbox'), 'Monday')
  await user.click(screen.getByRole('button', { name: 'Send' }))
  expect(await screen.findByRole('heading', { name: 'The company has been notified' })).toBeTruthy()
  expect(screen.getByText('Monday')).toBeTruthy()
})
