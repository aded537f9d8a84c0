import { type FakeApi, fakeApi } from '@candor/testkit/web/fake-api'
import { renderScreen } from '@candor/testkit/web/render-screen.tsx'
import { wordsOf } from '@candor/testkit/web/words'
import { ToastProvider } from '@candor/ui/overlays/toast'
import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { useState } from 'react'
import { expect, test } from 'vitest'
import { signInAs } from '../../../sign-in/session/web/user-under-test.ts'
import { tellApart } from '../contract.ts'
import type { SamePerson } from '../rules/wire.ts'
import { PersonHints } from './person-hints.tsx'

const person = (candidateId: string, at: number, by: SamePerson['by'] = ['phone']): SamePerson => ({
  candidateId,
  name: `Name ${candidateId}`,
  nameLatin: null,
  positionId: 'p1',
  positionName: 'Analyst',
  positionNameLatin: null,
  stageName: 'Round 1',
  outcome: null,
  at,
  by,
})
const march = Date.UTC(2026, 2, 4)

interface HintsProps {
  api: FakeApi
  may: { edit: boolean; merge: boolean }
}

/** The hints of a candidate with two other persons. A call tells one apart, as the server would. */
function Hints({ api, may }: HintsProps) {
  const [apart, setApart] = useState<readonly string[]>([])
  api.answerBy(tellApart, ({ otherId, isApart }) => {
    const id = String(otherId)
    setApart((known) => (isApart ? [...known, id] : known.filter((other) => other !== id)))
    return null
  })
  const persons = [person('a', march), person('b', march - 1, ['phone', 'email'])]
  const isApart = ({ candidateId }: SamePerson) => apart.includes(candidateId)
  const hints = {
    same: persons.filter((each) => !isApart(each)),
    apart: persons.filter(isApart).map((each) => ({ ...each, byName: 'Hana Reed', toldAt: march })),
  }
  return <PersonHints candidateId="c1" hints={hints} may={may} />
}

async function showHints(may = { edit: true, merge: true }) {
  signInAs({ userId: 'u1', companyId: 'co', timeZone: 'UTC' })
  const api = fakeApi()
  const messages = await wordsOf('en', 'persons')
  renderScreen(
    <ToastProvider>
      <Hints api={api} may={may} />
    </ToastProvider>,
    { messages },
  )
  const rows = () => within(screen.getByRole('list')).getAllByRole('listitem')
  return { api, user: userEvent.setup(), rows }
}

test('each hint names the person, the place and the ways to merge and to tell apart', async () => {
  const { rows } = await showHints()
  expect(rows().map(({ textContent }) => textContent)).toEqual([
    'Same phone as Name aAnalyst · Round 1 · 2026-03-04Not the sameCompare and merge',
    'Same phone and email as Name bAnalyst · Round 1 · 2026-03-03Not the sameCompare and merge',
  ])
  const [, second] = rows()
  const compare = second && within(second).getByRole('link', { name: 'Compare and merge' })
  expect(compare?.getAttribute('href')).toBe('/candidates/c1/merge/b')
})

test('a person is told apart by the keyboard, stays in its place as a quiet line, and is taken back there', async () => {
  const { api, user, rows } = await showHints()
  const [first] = rows()
  first && within(first).getByRole('button', { name: 'Not the same' }).focus()
  await user.keyboard('{Enter}')
  await screen.findByText('Not the same person: said by Hana Reed, 2026-03-04 00:00')
  expect(await screen.findByText('Kept: Name a is not the same person')).toBeTruthy()
  expect(rows()[0]?.textContent).toContain('Name a')
  const back = screen.getByRole('button', { name: 'Take back' })
  expect(document.activeElement).toBe(back)
  await user.keyboard('{Enter}')
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Take back' })).toBeNull())
  expect(api.inputsOf(tellApart)).toEqual([
    { jobseekerChannelId: 'c1', otherId: 'a', isApart: true },
    { jobseekerChannelId: 'c1', otherId: 'a', isApart: false },
  ])
})

test('a refusal is told, and the hint stays', async () => {
  const { api, user, rows } = await showHints()
  api.refuse(tellApart, { code: 1005, msg: 'no hint' })
  await user.click(within(rows()[0] ?? document.body).getByRole('button', { name: 'Not the same' }))
  await waitFor(() => expect(api.said).toEqual(['no hint']))
  expect(within(rows()[0] ?? document.body).getByRole('button', { name: 'Not the same' })).toBeTruthy()
})

test('who may not merge gets no way to it', async () => {
  await showHints({ edit: true, merge: false })
  expect(screen.queryByRole('link', { name: 'Compare and merge' })).toBeNull()
  expect(screen.getAllByRole('button', { name: 'Not the same' })).toHaveLength(2)
})

test('who may not change the candidate reads the hint alone', async () => {
  const { rows } = await showHints({ edit: false, merge: false })
  expect(rows()).toHaveLength(2)
  expect(screen.queryByRole('button')).toBeNull()
})
