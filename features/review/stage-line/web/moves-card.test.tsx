import { fakeApi } from '@candor/testkit/web/fake-api'
import { renderScreen } from '@candor/testkit/web/render-screen.tsx'
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { listMoves } from '../../../candidates/stages/contract/moving.ts'
import { signInAs } from '../../../sign-in/session/web/user-under-test.ts'
import { messages } from '../messages/en.ts'
import { MovesCard } from './moves-card.tsx'

test('the page of facts lists the moves of the candidate in the time zone of the account', async () => {
  signInAs({ userId: 'u1', companyId: 'co', timeZone: 'Asia/Shanghai' })
  const api = fakeApi()
  api.answer(listMoves, [
    {
      id: 'm1',
      movedAt: Date.UTC(2026, 2, 14, 2),
      byName: '陈薇',
      fromStage: 'Screening',
      fromOutcome: null,
      toStage: 'Interview',
      toOutcome: 'rejected',
      reason: 'Depth',
      days: 3,
    },
  ])
  renderScreen(<MovesCard candidateId="c1" />, { messages: { 'stage-line': messages } })
  expect(await screen.findByText('Screening → Interview (Rejected)')).toBeTruthy()
  expect(screen.getByText('陈薇, 2026-03-14 10:00:00')).toBeTruthy()
  expect(screen.getByText('3 days in “Screening” · Depth')).toBeTruthy()
})
