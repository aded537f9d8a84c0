import { renderScreen } from '@candor/testkit/web/render-screen.tsx'
import { screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { positionScores } from '../contract.ts'
import { messages } from '../messages/en.ts'
import { useStanding } from './use-standing.ts'

const standing = { count: 12, rank: 3, bins: [{ from: 0, to: 5, count: 12 }], medians: [] }

function Standing({ interviewId }: { interviewId: string | null }) {
  const { standing, state } = useStanding(interviewId)
  return <p>{`${state.kind} ${standing?.rank ?? 'none'}`}</p>
}

function show(body: unknown, interviewId: string | null = 'i1') {
  vi.stubGlobal('fetch', async (address: string) => {
    expect(address).toBe(`${positionScores.path}?interviewId=i1`)
    return Response.json(body)
  })
  renderScreen(<Standing interviewId={interviewId} />, { messages: { scores: messages } })
}

test.each([
  ['a standing is ready', { code: 0, msg: 'ok', data: { standing } }, 'ready 3'],
  ['none is an empty part, not a rank', { code: 0, msg: 'ok', data: { standing: null } }, 'empty none'],
  ['a refusal can be tried again', { code: 1500, msg: 'no' }, 'failed none'],
])('%s', async (_, body, expected) => {
  show(body)
  expect(await screen.findByText(expected)).toBeTruthy()
})

test('a candidate without an interview asks for nothing', () => {
  show(null, null)
  expect(screen.getByText('empty none')).toBeTruthy()
})
