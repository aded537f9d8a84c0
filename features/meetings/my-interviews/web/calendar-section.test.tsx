import { act, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { messages as manage } from '../../../platform/manage/messages/cn.ts'
import { answer, answerLater, Leavable, posted, show } from '../../../report/report/web/panel-under-test.tsx'
import {
  endCalendarAddress,
  findCalendarAddress,
  renewCalendarAddress,
} from '../../planning/contract/calendar.ts'
import { messages } from '../messages/cn.ts'
import { CalendarSection } from './calendar-section.tsx'

const madeAt = Date.parse('2026-11-20T09:00:00+08:00')
const draw = () => show(<CalendarSection timeZone="Asia/Shanghai" />, { 'my-interviews': messages, manage })
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }))

test('a new address is shown whole once, with a note about what it reveals', async () => {
  answer(findCalendarAddress, { madeAt: null, lastReadAt: null })
  answer(renewCalendarAddress, { address: 'https://candor.example/file/calendar/abc.ics' })
  draw()
  expect(await screen.findByText('还没有订阅地址。')).toBeTruthy()
  await press('生成订阅地址')
  expect(await screen.findByText('https://candor.example/file/calendar/abc.ics')).toBeTruthy()
  expect(screen.getByRole('button', { name: '复制' })).toBeTruthy()
  expect(screen.getByText(/请不要转发/)).toBeTruthy()
})

test('a known address is not shown; a new one and the end are asked for once more', async () => {
  answer(findCalendarAddress, { madeAt, lastReadAt: madeAt + 3_600_000 })
  answer(renewCalendarAddress, { address: 'https://candor.example/file/calendar/def.ics' })
  answer(endCalendarAddress, null)
  draw()
  expect(await screen.findByText(/生成于 2026-11-20 09:00.*最近一次读取：2026-11-20 10:00/)).toBeTruthy()
  await press('换新地址')
  expect(await screen.findByText(/旧地址会立即失效/)).toBeTruthy()
  expect(posted).toEqual([])
  const [, confirm] = await screen.findAllByRole('button', { name: '换新地址', hidden: true })
  if (confirm) await userEvent.click(confirm)
  expect(await screen.findByText('https://candor.example/file/calendar/def.ics')).toBeTruthy()
})

test('the focus moves to the button for a new address when an address is ended', async () => {
  answer(findCalendarAddress, { madeAt, lastReadAt: null })
  answer(endCalendarAddress, null)
  draw()
  await press('停用')
  const prompt = { name: '停用订阅地址' }
  const dialog = within(await screen.findByRole('dialog', prompt))
  answer(findCalendarAddress, { madeAt: null, lastReadAt: null })
  await userEvent.click(dialog.getByRole('button', prompt))
  await waitFor(() => expect(screen.queryByRole('dialog', prompt)).toBe(null))
  const make = await screen.findByRole('button', { name: '生成订阅地址' })
  await waitFor(() => expect(document.activeElement).toBe(make))
})

test('a new address that comes once its sheet was closed leaves the question of another one open', async () => {
  answer(findCalendarAddress, { madeAt, lastReadAt: null })
  const address = 'https://candor.example/file/calendar/ghi.ics'
  const release = answerLater(renewCalendarAddress, { address })
  draw()
  await press('换新地址')
  const renewal = within(await screen.findByRole('dialog'))
  await userEvent.click(renewal.getByRole('button', { name: '换新地址' }))
  await userEvent.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBe(null))
  await press('停用')
  await screen.findByRole('dialog', { name: '停用订阅地址' })
  release()
  expect(await screen.findByText(address)).toBeTruthy()
  await act(() => new Promise((resolve) => setTimeout(resolve, 50)))
  expect(screen.getByRole('dialog', { name: '停用订阅地址' })).toBeTruthy()
})

test('an address that comes once the page was left is shown all the same', async () => {
  answer(findCalendarAddress, { madeAt: null, lastReadAt: null })
  const address = 'https://candor.example/file/calendar/jkl.ics'
  const release = answerLater(renewCalendarAddress, { address })
  show(
    <Leavable>
      <CalendarSection timeZone="Asia/Shanghai" />
    </Leavable>,
    { 'my-interviews': messages, manage },
  )
  await press('生成订阅地址')
  await press('leave')
  release()
  const dialog = await screen.findByRole('dialog', { name: messages.calendar.title })
  expect(within(dialog).getByText(address)).toBeTruthy()
})
