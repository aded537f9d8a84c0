import type { ReplyOf } from '@candor/call/define'
import { fakeApi } from '@candor/testkit/web/fake-api'
import { renderScreen } from '@candor/testkit/web/render-screen.tsx'
import { ToastProvider } from '@candor/ui/overlays/toast'
import { screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeEach, expect, test } from 'vitest'
import { messages as access } from '../../../platform/access/messages/en.ts'
import { messages as session } from '../../../sign-in/session/messages/en.ts'
import { signInAs } from '../../../sign-in/session/web/user-under-test.ts'
import { messages as facts } from '../../candidate-facts/messages/en.ts'
import { messages as candidates } from '../../candidates/messages/en.ts'
import { messages as persons } from '../../persons/messages/en.ts'
import { compareCandidates, listMergeChoices, mergeCandidates } from '../contract.ts'
import { messages } from '../messages/en.ts'
import { countsOf } from '../rules/counts.ts'
import { MergePage } from './page.tsx'

type Reply = ReplyOf<typeof compareCandidates>

const at = Date.parse('2026-03-02T00:00:00Z')
const side: Reply['kept'] = {
  jobseekerChannelId: 'c1',
  name: '苏晴岚',
  nameLatin: 'Su Qinglan',
  positionId: 'p1',
  positionName: '风控策略',
  positionNameLatin: 'Risk Strategy Analyst',
  stageName: 'Screening',
  outcome: null,
  at,
  appliedAt: at,
  revision: 3,
  source: '',
  labels: ['Talks well'],
  consents: 0,
  counts: countsOf([]),
  events: [{ id: 'e1', at, kind: 'applied', subject: '' }],
  eventCount: 1,
}
const pair: Reply = {
  kind: 'candidate',
  by: ['phone'],
  kept: side,
  other: {
    ...side,
    jobseekerChannelId: 'c2',
    revision: 5,
    counts: countsOf([{ kind: 'interviews', count: 2 }]),
    events: [],
  },
  fields: [
    {
      field: 'phone',
      kept: '138 0000 0001',
      other: '+8613800000001',
      likeness: 'writtenOtherwise',
      at: 'kept',
    },
    { field: 'age', kept: 30, other: 31, likeness: 'differs', at: null },
    { field: 'email', kept: null, other: 'su@mail.example', likeness: 'one', at: 'other' },
  ],
  applications: 1,
  sharedLabels: 1,
}

function show(otherId: string | undefined = 'c2', given: Partial<Reply> = {}) {
  const api = fakeApi()
  api.answer(compareCandidates, { ...pair, ...given })
  api.answer(mergeCandidates, { mergeId: 'm1', jobseekerChannelId: 'c1' })
  api.answer(listMergeChoices, {
    name: '苏晴岚',
    nameLatin: 'Su Qinglan',
    same: [{ ...side, jobseekerChannelId: 'c2', by: ['phone'] }],
    found: [],
  })
  renderScreen(
    <ToastProvider>
      <MergePage candidateId="c1" otherId={otherId} />
    </ToastProvider>,
    {
      messages: { 'person-merge': messages, 'candidate-facts': facts, persons, candidates, session, access },
    },
  )
  return { api, user: userEvent.setup() }
}

beforeEach(() => signInAs({ userId: 'u1', companyId: 'co', timeZone: 'UTC' }))

test('nothing is merged until each field that differs is chosen; the button names the open one', async () => {
  const { user } = show()
  const open = await screen.findByRole('button', { name: /Choose: Age/ })
  expect(open.hasAttribute('disabled') || open.getAttribute('aria-disabled') === 'true').toBe(true)
  const [kept] = screen.getAllByRole('radio', { name: '30' })
  if (kept) await user.click(kept)
  expect(screen.getByRole('button', { name: /Merge, keep both histories/ })).toBeTruthy()
})

test('the page says what the other candidate brings before anything happens', async () => {
  show()
  expect(await screen.findByText('Su Qinglan brings 2 AI interviews.')).toBeTruthy()
  // In the foot, and on a phone in the list of effects.
  expect(screen.getAllByText('Can be undone')).toHaveLength(2)
})

test('two persons keep their own fields, so nothing is chosen', async () => {
  show('c2', { kind: 'person', applications: 2 })
  expect(await screen.findByRole('button', { name: /Merge, keep both histories/ })).toBeTruthy()
  expect(screen.queryAllByRole('radio')).toEqual([])
})

test('the choice shows who has the same phone', async () => {
  const api = fakeApi()
  api.answer(listMergeChoices, {
    name: '苏晴岚',
    nameLatin: null,
    same: [{ ...side, jobseekerChannelId: 'c2', by: ['phone'] }],
    found: [],
  })
  renderScreen(
    <ToastProvider>
      <MergePage candidateId="c1" otherId={undefined} />
    </ToastProvider>,
    {
      messages: { 'person-merge': messages, 'candidate-facts': facts, persons, candidates, session, access },
    },
  )
  expect(await screen.findByText('Same phone')).toBeTruthy()
})
