import type { ReplyOf } from '@candor/call/define'
import { fakeApi } from '@candor/testkit/web/fake-api'
import { renderScreen } from '@candor/testkit/web/render-screen.tsx'
import { ToastProvider } from '@candor/ui/overlays/toast'
import { screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeEach, expect, test } from 'vitest'
import { messages as access } from '../../../../platform/access/messages/en.ts'
import { messages as session } from '../../../../sign-in/session/messages/en.ts'
import { signInAs } from '../../../../sign-in/session/web/user-under-test.ts'
import { messages as candidates } from '../../../candidates/messages/en.ts'
import { messages as persons } from '../../../persons/messages/en.ts'
import {
  changeCandidate,
  considerCandidate,
  listOpenPositions,
  readCandidateFacts,
  removeCandidate,
} from '../../contract.ts'
import { messages } from '../../messages/en.ts'
import { CandidateFactsPage } from './page.tsx'

type Facts = ReplyOf<typeof readCandidateFacts>

const at = Date.parse('2026-03-02T00:00:00Z')
const facts: Facts = {
  jobseekerChannelId: 'c1',
  interviewId: null,
  isAnonymous: false,
  positionId: 'p1',
  positionName: '风控策略',
  positionNameLatin: 'Risk Strategy Analyst',
  stageName: 'Screening',
  stageSince: at,
  outcome: null,
  outcomeAt: null,
  appliedAt: at,
  fields: [
    { field: 'name', value: '秦书言' },
    { field: 'phone', value: '13800000001', sent: '13900000009' },
    { field: 'age', value: 28 },
    { field: 'education', value: null },
  ],
  addedBy: 'hand',
  addedByName: '陈薇',
  changes: [{ id: 'e1', field: 'age', from: null, to: 28, byName: '韩拓', changedAt: at }],
  applications: [],
  same: [],
  apart: [],
  may: { edit: true, remove: true, erase: false, merge: false },
}

function show(given: Partial<Facts> = {}) {
  const api = fakeApi()
  api.answer(readCandidateFacts, { ...facts, ...given })
  renderScreen(
    <ToastProvider>
      <CandidateFactsPage candidateId="c1" cards={[]} />
    </ToastProvider>,
    { messages: { 'candidate-facts': messages, persons, candidates, session, access } },
  )
  return { api, user: userEvent.setup() }
}

beforeEach(() => signInAs({ userId: 'u1', companyId: 'co', timeZone: 'UTC' }))

test('the page tells the facts, who added the candidate, and who changed what', async () => {
  show()
  expect(await screen.findByRole('heading', { name: '秦书言', level: 1 })).toBeTruthy()
  for (const text of [
    '28',
    'Not given',
    'Risk Strategy Analyst',
    'Screening · since 2026-03-02',
    'By hand, 陈薇',
    'Age: empty → 28',
    '韩拓 · 2026-03-02 00:00:00',
    'The import says: 13900000009',
  ])
    expect(screen.getByText(text), text).toBeTruthy()
})

test('a field is changed in its place, with the value that it replaces', async () => {
  const { api, user } = show()
  api.answer(changeCandidate, { value: 29, linksEnded: 0 })
  await user.click(await screen.findByRole('button', { name: 'Change Age' }))
  const input = screen.getByRole('textbox', { name: 'Age' })
  expect(document.activeElement).toBe(input)
  await user.clear(input)
  await user.type(input, 'old{Enter}')
  expect((await screen.findByRole('alert')).textContent).toBe('Age: this value is not possible')
  await user.clear(input)
  await user.type(input, '29{Enter}')
  await waitFor(() =>
    expect(api.inputsOf(changeCandidate)).toEqual([
      { jobseekerChannelId: 'c1', field: 'age', from: 28, to: 29 },
    ]),
  )
  expect(await screen.findByText('Age changed')).toBeTruthy()
  await waitFor(() => expect(screen.queryByRole('textbox', { name: 'Age' })).toBe(null))
})

test('a colleague who was quicker is named, and the present value stands beside the typed one', async () => {
  const { api, user } = show()
  await user.click(await screen.findByRole('button', { name: 'Change Age' }))
  const input = screen.getByRole('textbox', { name: 'Age' })
  api.refuse(changeCandidate, { code: 1012, msg: '韩拓 has just changed this field', data: { value: 30 } })
  api.answer(readCandidateFacts, {
    ...facts,
    fields: facts.fields.map((fact) => (fact.field === 'age' ? { ...fact, value: 30 } : fact)),
  })
  await user.clear(input)
  await user.type(input, '29{Enter}')
  expect(await screen.findByText('Present value: 30')).toBeTruthy()
  expect(screen.getByRole('alert').textContent).toBe('韩拓 has just changed this field')
  expect(input).toHaveProperty('value', '29')
  api.answer(changeCandidate, { value: 29, linksEnded: 0 })
  await user.click(screen.getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(api.inputsOf(changeCandidate).at(-1)).toMatchObject({ from: 30, to: 29 }))
})

test('the value of the import is taken by one press', async () => {
  const { api, user } = show()
  api.answer(changeCandidate, { value: '13900000009', linksEnded: 0 })
  await user.click(await screen.findByRole('button', { name: 'Take it' }))
  await waitFor(() =>
    expect(api.inputsOf(changeCandidate)).toEqual([
      { jobseekerChannelId: 'c1', field: 'phone', from: '13800000001', to: '13900000009' },
    ]),
  )
})

test('a removal asks first, and says what keeps the candidate', async () => {
  const { api, user } = show()
  await user.click(await screen.findByRole('button', { name: 'Remove candidate' }))
  expect(await screen.findByText('Remove 秦书言?')).toBeTruthy()
  api.refuse(removeCandidate, { code: 1003, msg: 'There is already: a remark' })
  const buttons = screen.getAllByRole('button', { name: 'Remove candidate' })
  const confirm = buttons.at(-1)
  if (confirm) await user.click(confirm)
  expect((await screen.findByRole('alert')).textContent).toBe('There is already: a remark')
})

test('another position is chosen among the other open ones', async () => {
  const { api, user } = show()
  const position = { name: '数据', nameLatin: 'Data', stages: [] }
  api.answer(listOpenPositions, [
    { ...position, positionId: 'p1', nameLatin: 'Here' },
    { ...position, positionId: 'p2' },
  ])
  api.refuse(considerCandidate, { code: 1003, msg: 'This person is in that position already' })
  await user.click(await screen.findByRole('button', { name: 'Consider for another position' }))
  await user.click(await screen.findByRole('combobox', { name: 'Position' }))
  expect((await screen.findAllByRole('option')).map(({ textContent }) => textContent)).toEqual(['Data'])
  await user.click(screen.getByRole('option', { name: 'Data' }))
  await user.click(screen.getByRole('button', { name: 'Add to the position' }))
  expect((await screen.findByRole('alert')).textContent).toBe('This person is in that position already')
  expect(api.inputsOf(considerCandidate)).toEqual([{ jobseekerChannelId: 'c1', toPositionId: 'p2' }])
})

const gone = { code: 1005, msg: 'This candidate’s data were erased', data: { isGone: true } }

test('the page of an erased candidate says so, leads back to the list, and offers no retry', async () => {
  const { api } = show()
  api.refuse(readCandidateFacts, gone)
  expect(await screen.findByRole('heading', { name: 'This candidate was erased', level: 1 })).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Back to candidates' }).getAttribute('href')).toBe(
    '/first/talentList',
  )
  expect(screen.queryByRole('button', { name: /again|retry/i })).toBe(null)
})

test('an open page tells that the candidate was erased, once an act or a later look finds it', async () => {
  const { api, user } = show()
  await user.click(await screen.findByRole('button', { name: 'Change Age' }))
  api.refuse(changeCandidate, gone)
  api.refuse(readCandidateFacts, gone)
  await user.clear(screen.getByRole('textbox', { name: 'Age' }))
  await user.type(screen.getByRole('textbox', { name: 'Age' }), '29{Enter}')
  expect(await screen.findByRole('heading', { name: 'This candidate was erased' })).toBeTruthy()
  expect(screen.queryByRole('heading', { name: '秦书言' })).toBe(null)
})

test('a reader without the right to edit sees no button', async () => {
  show({ may: { edit: false, remove: false, erase: false, merge: false } })
  await screen.findByRole('heading', { name: '秦书言', level: 1 })
  expect(screen.queryByRole('button', { name: /Change|Remove|Consider|Take it/ })).toBe(null)
})

test('the position is a link to its page', async () => {
  show()
  const link = await screen.findByRole('link', { name: 'Risk Strategy Analyst' })
  expect(link.getAttribute('href')).toBe('/positions/p1')
})
