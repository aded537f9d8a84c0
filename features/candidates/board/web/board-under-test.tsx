import type { ReplyOf } from '@candor/call/define'
import { fakeApi } from '@candor/testkit/web/fake-api'
import { renderScreen } from '@candor/testkit/web/render-screen.tsx'
import { ToastProvider } from '@candor/ui/overlays/toast'
import { screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { useState } from 'react'
import { listRefusalReasons } from '../../refusal-reasons/contract.ts'
import { messages as reasonWords } from '../../refusal-reasons/messages/en.ts'
import { messages as listWords } from '../../shortlist/messages/en.ts'
import { lookAtMove, moveCandidates } from '../../stages/contract/moving.ts'
import { readBoard, readBoardVersion } from '../contract.ts'
import { messages } from '../messages/en.ts'
import type { ListAddress } from '../rules/list.ts'
import { PositionBoard, type ViewName } from './position-board.tsx'

type Wire = ReplyOf<typeof readBoard>

/** The last address that the board asked for. */
export const addresses: ListAddress[] = []

/** Each test has a position of its own: the choice of the last one outlives its page. */
let serial = 0

function Page({ positionId, first, start }: { positionId: string; first: ViewName; start: ListAddress }) {
  const [view, setView] = useState(first)
  const [address, setAddress] = useState(start)
  return (
    <PositionBoard
      positionId={positionId}
      view={view}
      address={address}
      onAddress={(next) => {
        addresses.push(next)
        setAddress(next)
      }}
      onView={setView}
    />
  )
}

/** The candidates of a position, with a server that knows this board and moves everybody who is asked. */
export async function openBoard(
  board: Wire,
  { view = 'board', address = {} }: { view?: ViewName; address?: ListAddress } = {},
) {
  addresses.length = 0
  serial += 1
  const positionId = `p${serial}`
  const api = fakeApi()
  api.answer(readBoard, board)
  api.answer(readBoardVersion, { version: board.version })
  api.answer(listRefusalReasons, [])
  api.answer(lookAtMove, { openRecommendations: 0, plans: [] })
  api.answer(moveCandidates, {
    moved: board.people.map((person) => person.jobseekerChannelId),
    carried: 0,
    refused: [],
  })
  const user = userEvent.setup()
  const { queries } = renderScreen(
    <ToastProvider>
      <Page positionId={positionId} first={view} start={address} />
    </ToastProvider>,
    { messages: { board: messages, shortlist: listWords, 'refusal-reasons': reasonWords } },
  )
  if (board.people.length > 0) await screen.findAllByRole('link', { name: /^Person/ })
  const focused = () => document.activeElement?.textContent
  const moves = () => api.inputsOf(moveCandidates)
  return { positionId, api, user, queries, focused, moves }
}
