import 'fake-indexeddb/auto'
import { fakeApi } from '@candor/testkit/web/fake-api'
import { renderScreen } from '@candor/testkit/web/render-screen.tsx'
import { ToastProvider } from '@candor/ui/overlays/toast'
import { screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { messages as access } from '../../../../platform/access/messages/en.ts'
import { messages as drafts } from '../../../../platform/drafts/messages/en.ts'
import { forgetDrafts } from '../../../../platform/drafts/web/draft-store.ts'
import { messages as session } from '../../../../sign-in/session/messages/en.ts'
import { signInAs } from '../../../../sign-in/session/web/user-under-test.ts'
import { messages as candidates } from '../../../candidates/messages/en.ts'
import { lookForSamePerson } from '../../../persons/contract.ts'
import { messages as persons } from '../../../persons/messages/en.ts'
import { addCandidate, listOpenPositions } from '../../contract.ts'
import { messages } from '../../messages/en.ts'
import { AddCandidatePage } from './add-page.tsx'

const positions = [
  {
    positionId: 'p1',
    name: '风控策略',
    nameLatin: 'Risk Strategy Analyst',
    stages: [
      { stageId: '1', name: 'Screening' },
      { stageId: '2', name: 'Interview' },
    ],
  },
]
const same = {
  jobseekerChannelId: 'c9',
  name: '秦书言',
  nameLatin: null,
  positionId: 'p2',
  positionName: '数据',
  positionNameLatin: 'Data',
  stageName: 'Screening',
  outcome: 'rejected' as const,
  at: Date.parse('2026-03-02T00:00:00Z'),
  by: ['phone' as const],
}

function show(positionId: string | null = 'p1') {
  const api = fakeApi()
  api.answer(listOpenPositions, positions)
  api.answer(lookForSamePerson, [])
  api.answer(addCandidate, { jobseekerChannelId: 'c1', positionId: 'p1' })
  const onPosition = vi.fn()
  const view = renderScreen(
    <ToastProvider>
      <AddCandidatePage positionId={positionId} onPosition={onPosition} />
    </ToastProvider>,
    { messages: { 'candidate-facts': messages, persons, candidates, drafts, session, access } },
  )
  return { ...view, api, onPosition, user: userEvent.setup() }
}

const field = (name: string) => screen.getByRole('textbox', { name })
const add = () => screen.getByRole('button', { name: 'Add' })

beforeEach(() => signInAs({ userId: 'u1', companyId: 'co', timeZone: 'UTC' }))
afterEach(() => forgetDrafts('u1'))

test('a candidate is added by the name alone, and the page leads on to the report or another one', async () => {
  const { api, user } = show()
  await user.type(await screen.findByRole('textbox', { name: 'Name' }), '秦书言')
  await user.click(add())
  expect(await screen.findByRole('heading', { name: '秦书言 added' })).toBe(document.activeElement)
  expect(api.inputsOf(addCandidate)).toEqual([expect.objectContaining({ positionId: 'p1', name: '秦书言' })])
  expect(screen.getByRole('link', { name: 'Open report' }).getAttribute('href')).toContain('c1')
  await user.click(screen.getByRole('button', { name: 'Add another' }))
  expect(field('Name')).toHaveProperty('value', '')
})

test('a form without a name says so at its field, and a refusal of the server stands at the field that it names', async () => {
  const { api, user } = show()
  await screen.findByRole('textbox', { name: 'Name' })
  await user.click(add())
  expect(screen.getByRole('alert').textContent).toBe('Enter a name')
  expect(api.inputsOf(addCandidate)).toEqual([])
  await user.type(field('Name'), 'X')
  api.refuse(addCandidate, { code: 1003, msg: 'no such number', data: { field: 'phone' } })
  await user.click(add())
  expect((await screen.findByRole('alert')).textContent).toBe('no such number')
  expect(field('Phone').getAttribute('aria-invalid')).toBe('true')
  expect(api.said).toEqual([])
})

test('without a position the form asks for one', async () => {
  const { user, api } = show('any')
  await user.type(await screen.findByRole('textbox', { name: 'Name' }), 'X')
  await user.click(add())
  expect((await screen.findByRole('alert')).textContent).toBe('Choose a position')
  expect(api.inputsOf(addCandidate)).toEqual([])
})

test('the same phone elsewhere is shown, and the person is joined where the account says so', async () => {
  const { api, user } = show()
  api.answer(lookForSamePerson, [same])
  await user.type(await screen.findByRole('textbox', { name: 'Name' }), '秦书言')
  await user.type(field('Phone'), '13800000001')
  expect(await screen.findByText('Same phone as 秦书言')).toBeTruthy()
  expect(screen.getByText('Data · Rejected · 2026-03-02')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Same person' }))
  expect(screen.getByText('One person, two applications.')).toBeTruthy()
  await user.click(add())
  await waitFor(() => expect(api.inputsOf(addCandidate)).toEqual([expect.objectContaining({ sameAs: 'c9' })]))
})

test('somebody who is in the position already is warned of, and may be added', async () => {
  const { api, user } = show()
  api.answer(lookForSamePerson, [{ ...same, positionId: 'p1' }])
  await user.type(await screen.findByRole('textbox', { name: 'Name' }), '秦书言')
  await user.type(field('Phone'), '13800000001')
  expect(await screen.findByText(/This person is in this position already/)).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Not the same' }))
  await user.click(add())
  expect(await screen.findByRole('heading', { name: '秦书言 added' })).toBeTruthy()
})

test('the typed values are there again after a reload', async () => {
  const first = show()
  await first.user.type(await screen.findByRole('textbox', { name: 'Name' }), '林晓彤')
  first.unmount()
  show()
  await waitFor(() => expect(field('Name')).toHaveProperty('value', '林晓彤'))
})
