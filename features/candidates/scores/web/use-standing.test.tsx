import { fakeApi, Refused } from '@candor/testkit/web/fake-api'
import { renderScreen } from '@candor/testkit/web/render-screen.tsx'
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { positionScores } from '../contract.ts'
import { messages } from '../messages/en.ts'
import { useStanding } from './use-standing.ts'

const standing = { count: 12, rank: 3, bins: [{ from: 0, to: 5, count: 12 }], medians: [] }

function Standing({ interviewId }: { interviewId: string | null }) {
  const { standing, state } = useStanding(interviewId)
  return <p>{`${state.kind} ${standing?.rank ?? 'none'}`}</p>
}

function show(interviewId: string | null = 'i1') {
  renderScreen(<Standing interviewId={interviewId} />, { messages: { scores: messages } })
}

test.each([
  ['a standing is ready', { standing }, 'ready 3'],
  ['none is an empty part, not a rank', { standing: null }, 'empty none'],
  ['a refusal can be tried again', new Refused(), 'failed none'],
])('%s', async (_, answer, expected) => {
  const api = fakeApi()
  api.answerBy(positionScores, () => answer)
  show()
  expect(await screen.findByText(expected)).toBeTruthy()
  expect(api.inputsOf(positionScores)).toEqual([{ interviewId: 'i1' }])
})

test('a candidate without an interview asks for nothing', () => {
  show(null)
  expect(screen.getByText('empty none')).toBeTruthy()
})
