import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, onTestFinished, test, vi } from 'vitest'
import { findNeighbours } from '../../../../candidates/shortlist/contract/neighbours.ts'
import { answer, answerBy, hold, refuse, timesAsked } from '../../../../report/report/web/calls-under-test.ts'
import { addEstimates } from '../../contract/adding.ts'
import { selectAllEstimateGroupBy } from '../../contract/reading.ts'
import {
  allowEvaluating,
  answerNobodyElse,
  button,
  isPressed,
  openBar,
  opinion,
  prepareDecision,
  recordOf,
  sent,
  toasts,
} from './decision-under-test.ts'

prepareDecision()

test('a submit sends the overall part and shows the next candidate, without waiting for reloaded data [R6-008]', async () => {
  answer(addEstimates, null)
  const { user, place } = openBar()
  await button('通过')
  await waitFor(() => expect(screen.queryByRole('button', { name: '提交，下一位' })).not.toBe(null))
  await user.keyboard('ps4e')
  await waitFor(async () => expect(document.activeElement).toBe(await opinion()))
  await user.keyboard('账本证据扎实{Enter}追问分片')
  expect(place().jobseekerChannelId).toBe('c1')
  const before = timesAsked(findNeighbours)
  answerBy(selectAllEstimateGroupBy, () => {
    expect(place().jobseekerChannelId).toBe('c2')
    return []
  })
  await user.keyboard('{Control>}{Enter}{/Control}')
  await waitFor(() => expect(place().jobseekerChannelId).toBe('c2'))
  expect(sent()).toEqual([
    {
      path: addEstimates.path,
      key: expect.stringMatching(/^[0-9a-f-]{36}$/),
      said: {
        interviewId: 'i2',
        jobseekerChannelId: 'c1',
        estimateUserId: 'u',
        openedTabs: expect.stringMatching(/^0\b/),
      },
      parts: [{ estimateType: 1, result: 1, estimateScore: 4, estimateContent: '账本证据扎实\n追问分片' }],
    },
  ])
  await waitFor(() => expect(timesAsked(findNeighbours)).toBeGreaterThan(before))
  expect(await opinion()).toHaveProperty('value', '')
})

test('a submitted decision is stored and then shown as one’s own [R1-024]', async () => {
  answerNobodyElse(1)
  const statuses: Record<number, number> = { 1: 1, 2: 2, 3: 4 }
  answer(addEstimates, null)
  answerBy(selectAllEstimateGroupBy, () =>
    sent().map(({ parts }) =>
      recordOf({ isOwn: true, estimateStatus: statuses[parts[0]?.result ?? 0] ?? null }),
    ),
  )
  const { user } = openBar()
  await user.click(await button('待定'))
  await user.click(await button('提交，下一位'))
  expect(await button('待定 当前')).toBeTruthy()
  expect(await screen.findByText('已提交，这是最后一位候选人')).toBeTruthy()
  expect(await isPressed('待定 当前')).toBe(false)
})

test('a submit that is answered before the next candidate is known goes on to them later', async () => {
  // The clock by which a step is given up stands still.
  vi.useFakeTimers({ toFake: ['performance'] })
  onTestFinished(() => void vi.useRealTimers())
  const release = hold(findNeighbours)
  answer(addEstimates, null)
  const { user, place } = openBar()
  await user.click(await button('通过'))
  await user.click(await button('提交'))
  await waitFor(() => expect(sent()).toHaveLength(1))
  expect(place().jobseekerChannelId).toBe('c1')
  release()
  await waitFor(() => expect(place().jobseekerChannelId).toBe('c2'))
})

test('a submit says that it was taken when the next candidate stays unknown for two seconds', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true, toFake: ['setTimeout', 'clearTimeout'] })
  onTestFinished(() => void vi.useRealTimers())
  const release = hold(findNeighbours)
  onTestFinished(release)
  answer(addEstimates, null)
  const { user, place } = openBar()
  await user.click(await button('通过'))
  await user.click(await button('提交'))
  await waitFor(() => expect(sent()).toHaveLength(1))
  await act(() => vi.advanceTimersByTimeAsync(2_000))
  expect(await screen.findByText('提交成功')).toBeTruthy()
  expect(place().jobseekerChannelId).toBe('c1')
})

test('a submit button with nothing filled is off, says why, and stays with the candidate', async () => {
  const { user, place } = openBar()
  const submit = await button('提交，下一位')
  expect(submit.getAttribute('aria-disabled')).toBe('true')
  const reason = within(submit).getByText('尚未填写评价')
  expect(submit.getAttribute('aria-describedby')).toBe(reason.id)
  await user.click(submit)
  expect((await screen.findByText('请至少填写评价、打分或选择结果')).getAttribute('role')).toBe('status')
  expect(place().jobseekerChannelId).toBe('c1')
  expect(sent()).toEqual([])
  await user.keyboard('w')
  await waitFor(() => expect(submit.getAttribute('aria-disabled')).toBe('false'))
  expect(submit.getAttribute('aria-describedby')).toBe(null)
})

test('a submit with nothing filled and no next candidate says what is missing, and focuses the choice each time', async () => {
  answerNobodyElse()
  const { user } = openBar()
  const missing = '请至少填写评价、打分或选择结果'
  for (const _ of ['first', 'again']) {
    await user.click(await button('提交'))
    expect((await screen.findByText(missing)).getAttribute('role')).toBe('status')
    await waitFor(async () => expect(document.activeElement).toBe(await button('通过')))
  }
  expect(screen.getAllByText(missing)).toHaveLength(1)
  await user.click(await button('待定'))
  expect(screen.queryByText(missing)).toBe(null)
  expect(sent()).toEqual([])
})

test('Enter on a star that already gives the score submits', async () => {
  answer(addEstimates, null)
  const { user, place } = openBar()
  await button('提交，下一位')
  const slider = await screen.findByRole('slider', { name: '我的评分' })
  const third = slider.parentElement?.querySelectorAll('button')[2]
  if (!third) throw new Error('there is no third star')
  await user.click(third)
  await user.keyboard('{Enter}')
  await waitFor(() => expect(place().jobseekerChannelId).toBe('c2'))
  expect(sent().map(({ parts }) => parts[0]?.estimateScore)).toEqual([3])
})

test('Enter submits a choice made by letter, but not while an input method composes', async () => {
  answer(addEstimates, null)
  const { user, place } = openBar()
  fireEvent.keyDown(await opinion(), { key: 'Enter', ctrlKey: true, isComposing: true })
  fireEvent.keyDown(await opinion(), { key: 'Enter', ctrlKey: true, keyCode: 229 })
  await button('提交，下一位')
  expect(place().jobseekerChannelId).toBe('c1')
  await user.keyboard('r')
  await waitFor(async () => expect(await isPressed('淘汰')).toBe(true))
  await user.keyboard('{Enter}')
  await waitFor(() => expect(place().jobseekerChannelId).toBe('c2'))
  expect(sent().map(({ parts }) => parts[0]?.result)).toEqual([2])
})

test('a submit that did not reach the server stays, is offered again, and goes under the same key', async () => {
  answerBy(addEstimates, () => {
    throw new TypeError('Failed to fetch')
  })
  const { user, place } = openBar()
  await user.click(await button('通过'))
  await user.click(await button('提交，下一位'))
  const again = await button('重新提交')
  expect(await isPressed('通过')).toBe(true)
  expect(place().jobseekerChannelId).toBe('c1')
  answer(addEstimates, null)
  await user.click(again)
  await waitFor(() => expect(place().jobseekerChannelId).toBe('c2'))
  const keys = sent().map(({ key }) => key)
  expect(keys).toHaveLength(2)
  expect(new Set(keys).size).toBe(1)
})

test('a refusal shows the server’s words and keeps the opinion [R8-004]', async () => {
  refuse(addEstimates, 9, 'M')
  const { user, place } = openBar()
  await user.click(await button('通过'))
  await user.click(await button('提交，下一位'))
  await waitFor(() => expect(toasts).toEqual(['M']))
  expect(await isPressed('通过')).toBe(true)
  expect(place().jobseekerChannelId).toBe('c1')
  expect(screen.queryByRole('button', { name: '重新提交' })).toBe(null)
})

test('a decision about a candidate whose recommendation was withdrawn is sent after a question', async () => {
  allowEvaluating({ standing: 'withdrawn' })
  answerNobodyElse()
  answer(addEstimates, null)
  const { user } = openBar()
  await user.click(await button('淘汰'))
  await user.click(await button('提交'))
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: '返回' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBe(null))
  expect(sent()).toEqual([])
  await user.click(await button('提交'))
  await user.click(await button('仍要提交'))
  await waitFor(() => expect(sent()).toHaveLength(1))
})
