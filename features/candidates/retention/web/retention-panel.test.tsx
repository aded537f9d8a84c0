import { type FakeApi, fakeApi } from '@candor/testkit/web/fake-api'
import { renderScreen } from '@candor/testkit/web/render-screen.tsx'
import { ToastProvider } from '@candor/ui/overlays/toast'
import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  RouterProvider,
} from '@tanstack/react-router'
import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeEach, expect, test } from 'vitest'
import { messages as manage } from '../../../platform/manage/messages/en.ts'
import { messages as persons } from '../../persons/messages/en.ts'
import { listRetention, readRetention, saveRetention } from '../contract/company.ts'
import { messages } from '../messages/en.ts'
import { RetentionPanel } from './retention-panel.tsx'
import type { RetentionItem } from './use-retention.ts'

let api: FakeApi
let months = 12

const item: RetentionItem = {
  candidateId: 'c1',
  name: '林晓彤',
  nameLatin: 'Lin Xiaotong',
  positionName: '后端工程师',
  positionNameLatin: 'Backend Engineer',
  outcome: 'rejected',
  day: '2025-11-03',
  eraseDay: '2026-11-29',
  kept: null,
}
const kept = { until: '2027-03-31', byName: '陈薇', reason: 'Another opening' }

beforeEach(() => {
  months = 12
  api = fakeApi()
  api.answerBy(readRetention, (input) => ({
    months,
    waitsUntil: null,
    wouldWaitUntil: '2026-12-06',
    counts: { now: Number(input.months ?? months) < 12 ? 3 : 1, soon: 2, later: 4, kept: 1, undecided: 0 },
  }))
  api.answerBy(listRetention, ({ show }) => ({
    list: show === 'undecided' ? [] : [{ ...item, kept: show === 'kept' ? kept : null }],
    nextCursor: null,
  }))
  api.answerBy(saveRetention, (input) => {
    months = Number(input.months)
    return { months, waitsUntil: '2026-12-06' }
  })
})

function show(address = '/') {
  const root = createRootRoute({
    component: () => (
      <ToastProvider>
        <RetentionPanel />
      </ToastProvider>
    ),
  })
  const routeTree = root.addChildren([
    createRoute({ getParentRoute: () => root, path: '/candidates/$candidateId' }),
  ])
  const router = createRouter({ routeTree, history: createMemoryHistory({ initialEntries: [address] }) })
  renderScreen(<RouterProvider router={router} />, { messages: { retention: messages, manage, persons } })
  return { user: userEvent.setup(), router }
}

async function typeMonths(user: ReturnType<typeof userEvent.setup>, text: string) {
  const field = await screen.findByLabelText('Months after the outcome')
  await user.clear(field)
  await user.type(field, text)
}

test('the panel shows the months, and who is due today with name, position, outcome and day', async () => {
  show()
  expect(await screen.findByDisplayValue('12')).toBeTruthy()
  expect(await screen.findByRole('link', { name: 'Lin Xiaotong' })).toBeTruthy()
  for (const text of ['Backend Engineer', 'Rejected', '2025-11-03', '2026-11-29'])
    expect(screen.getByText(text), text).toBeTruthy()
  expect(screen.getByRole('radio', { name: 'Due today (1)' })).toHaveProperty('checked', true)
})

test('the address names the list, and says who keeps a candidate and why', async () => {
  const { user, router } = show('/?show=kept')
  expect(await screen.findByText('Kept until 2027-03-31')).toBeTruthy()
  expect(screen.getByText('陈薇: Another opening')).toBeTruthy()
  await user.click(screen.getByRole('radio', { name: 'Nothing decided (0)' }))
  expect(await screen.findByText('No candidates')).toBeTruthy()
  expect(router.state.location.search).toEqual({ show: 'undecided' })
})

test('typed months are tried out before they are saved, and a shorter time asks with the number and the date', async () => {
  const { user } = show()
  await typeMonths(user, '6')
  expect(await screen.findByRole('radio', { name: 'Due today (3)' })).toBeTruthy()
  expect(screen.getByRole('status').textContent).toContain('Shown for 6 months, which is not saved yet.')
  await user.click(screen.getByRole('button', { name: 'Save' }))
  const sheet = await screen.findByRole('dialog')
  expect(sheet.textContent).toContain('3 candidates are past that time and are erased at once.')
  expect(sheet.textContent).toContain('The first run is on 2026-12-06.')
  expect(api.inputsOf(saveRetention)).toEqual([])
  await user.click(within(sheet).getByRole('button', { name: 'Shorten to 6 months' }))
  await waitFor(() => expect(api.inputsOf(saveRetention)).toEqual([{ from: 12, months: 6 }]))
  expect(await screen.findByText('Candidates are now kept for 6 months')).toBeTruthy()
})

test('a longer time is saved without asking', async () => {
  const { user } = show()
  await typeMonths(user, '24')
  await screen.findByText(/Shown for 24 months/)
  await waitFor(() =>
    expect(screen.getByRole('button', { name: 'Save' }).getAttribute('aria-disabled')).toBe('false'),
  )
  await user.click(screen.getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(api.inputsOf(saveRetention)).toEqual([{ from: 12, months: 24 }]))
})

test.each(['0', '121', 'x', ''])('“%s” is no time, and is not saved', async (text) => {
  const { user } = show()
  await typeMonths(user, text === '' ? ' ' : text)
  expect((await screen.findByRole('alert')).textContent).toContain('Enter a whole number from 1 to 120')
  await user.click(screen.getByRole('button', { name: 'Save' }))
  expect(api.inputsOf(saveRetention)).toEqual([])
})
