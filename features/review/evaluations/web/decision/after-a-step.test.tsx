import { act, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { answer } from '../../../../report/report/web/calls-under-test.ts'
import { addEstimates } from '../../contract/adding.ts'
import { button, openBar, opinion, prepareDecision, sent } from './decision-under-test.ts'

prepareDecision()

// The clock by which keys rest stands still but where a test moves it, however busy the machine is.
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['performance'] })
})
afterEach(() => {
  vi.useRealTimers()
})

/** Decides about the first candidate, after which the second one is in view. */
async function decide(page: ReturnType<typeof openBar>) {
  answer(addEstimates, null)
  await button('提交，下一位')
  await page.user.click(await button(/^通过/))
  await page.user.click(await button('提交，下一位'))
  await waitFor(() => expect(page.place().jobseekerChannelId).toBe('c2'))
  await screen.findByText('正在评价：林晓彤')
  return page
}

const pressed = () => screen.queryAllByRole('button', { pressed: true })

test('a key pressed within 300 ms of a step decides nothing about the next candidate, one pressed later does', async () => {
  const { user } = await decide(openBar())
  await user.keyboard('r')
  await user.keyboard('s5')
  expect(pressed()).toEqual([])
  act(() => void vi.advanceTimersByTime(300))
  await user.keyboard('w')
  await waitFor(() => expect(pressed().map(({ textContent }) => textContent)).toEqual(['待定未提交W']))
  expect(await opinion()).toHaveProperty('value', '')
  expect(sent()).toHaveLength(1)
})

/** Said to whoever steps back: in the list of these tests nobody is before either candidate. */
const first = () => screen.queryAllByText('已经是第一位候选人')

test('a step within 300 ms of a submit is not taken: the reader was led on already', async () => {
  const page = openBar()
  await page.user.type(await opinion(), 'k')
  const { user } = await decide(page)
  await user.keyboard('k')
  act(() => void vi.advanceTimersByTime(300))
  expect(first()).toEqual([])
  await user.keyboard('k')
  await waitFor(() => expect(first()).not.toEqual([]))
})

test('a step right after one by a key is taken at once: so a list is leafed through [R1-027]', async () => {
  const { user } = openBar()
  await button('提交，下一位')
  await user.keyboard('j')
  await screen.findByText('正在评价：林晓彤')
  await user.keyboard('k')
  await waitFor(() => expect(first()).not.toEqual([]))
})

test('for two seconds after a step the bar says, aloud too, whose decision it is now', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true, toFake: ['setTimeout', 'clearTimeout'] })
  await decide(openBar())
  expect(screen.getByText('正在评价：林晓彤').getAttribute('role')).toBe('status')
  act(() => void vi.advanceTimersByTime(2_000))
  expect(screen.queryByText('正在评价：林晓彤')).toBe(null)
})
