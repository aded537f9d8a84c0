import type { ReplyOf } from '@candor/call/define'
import { fakeApi } from '@candor/testkit/web/fake-api'
import { renderScreen } from '@candor/testkit/web/render-screen.tsx'
import { ToastProvider } from '@candor/ui/overlays/toast'
import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { messages as persons } from '../../persons/messages/en.ts'
import { endKeeping, keepCandidate, readCandidateRetention } from '../contract/keeping.ts'
import { messages } from '../messages/en.ts'
import { RetentionCard } from './retention-card.tsx'

const ended: ReplyOf<typeof readCandidateRetention> = {
  months: 12,
  outcome: 'rejected',
  outcomeDay: '2026-03-02',
  eraseDay: '2027-03-02',
  cause: 'outcome',
  kept: null,
  lastDay: '2029-11-29',
  today: '2026-11-29',
  may: { keep: true },
}
const kept = { until: '2027-06-30', reason: 'Another opening', byName: '陈薇' }

function show(given: Partial<ReplyOf<typeof readCandidateRetention>> = {}) {
  const api = fakeApi()
  api.answer(readCandidateRetention, { ...ended, ...given })
  api.answerBy(keepCandidate, ({ until }) => ({ until: String(until) }))
  api.answer(endKeeping, null)
  renderScreen(
    <ToastProvider>
      <RetentionCard candidateId="c1" />
    </ToastProvider>,
    { messages: { retention: messages, persons } },
  )
  return { api, user: userEvent.setup() }
}

test('the card says when the candidate is erased, and why then', async () => {
  show()
  expect(await screen.findByText('2027-03-02')).toBeTruthy()
  expect(screen.getByText('12 months after the outcome “Rejected” on 2026-03-02')).toBeTruthy()
})

test('a candidate without an outcome is not erased by itself', async () => {
  show({ outcome: null, outcomeDay: null, eraseDay: null, cause: null, months: 1, may: { keep: false } })
  expect(await screen.findByText(/After the outcome the data is kept for 1 month\./)).toBeTruthy()
  expect(screen.queryByRole('button')).toBeNull()
})

test('a candidate is kept with a reason until a day, and the form asks for a missing reason', async () => {
  const { api, user } = show()
  await user.click(await screen.findByRole('button', { name: 'Keep longer' }))
  const dialog = within(await screen.findByRole('dialog'))
  await user.click(dialog.getByRole('button', { name: 'Keep' }))
  expect((await dialog.findByRole('alert')).textContent).toContain('Give a reason')
  await user.click(dialog.getByRole('button', { name: 'May be considered for other positions' }))
  await user.click(dialog.getByRole('button', { name: 'Keep' }))
  await waitFor(() =>
    expect(api.inputsOf(keepCandidate)).toEqual([
      {
        jobseekerChannelId: 'c1',
        reason: 'May be considered for other positions',
        until: '2027-11-29',
      },
    ]),
  )
  expect(await screen.findByText('Kept until 2027-11-29')).toBeTruthy()
})

test('the card names who keeps the candidate until when and why, and ends that once it is confirmed', async () => {
  const { api, user } = show({ kept, eraseDay: '2027-07-01', cause: 'kept' })
  expect(await screen.findByText('Until 2027-06-30')).toBeTruthy()
  expect(screen.getByText('陈薇: Another opening')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Stop keeping longer' }))
  const dialog = within(await screen.findByRole('dialog'))
  expect(api.inputsOf(endKeeping)).toEqual([])
  await user.click(dialog.getByRole('button', { name: 'Stop keeping longer' }))
  await waitFor(() =>
    expect(api.inputsOf(endKeeping)).toEqual([{ jobseekerChannelId: 'c1', seen: '2027-06-30' }]),
  )
})

test('readers without the record see the day alone', async () => {
  show({ kept: { ...kept, reason: null, byName: null }, may: { keep: false } })
  expect(await screen.findByText('Until 2027-06-30')).toBeTruthy()
  expect(screen.queryByText(/Another opening/)).toBeNull()
})
