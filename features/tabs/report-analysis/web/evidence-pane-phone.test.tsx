import { makeNarrow } from '@candor/testkit/web/narrow'
import { renderScreen } from '@candor/testkit/web/render-screen.tsx'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { useState } from 'react'
import { beforeEach, expect, test, vi } from 'vitest'
import type { Interview } from '../../../candidates/interviews/rules/interview.ts'
import { fakeMedia } from '../../../findings/recording/web/player/media-under-test.ts'
import type { ReportAddress } from '../../../report/report/rules/address.ts'
import {
  anAnswer,
  anInterview,
  queriesKnowing,
  reportOf,
} from '../../../report/report/web/report-under-test.ts'
import { pane, type Reply, reply, words } from './evidence-pane-under-test.tsx'
import { Panel } from './panel-under-test.tsx'

let address: ReportAddress

function OpenPanel({ interview, start }: { interview: Interview; start: ReportAddress }) {
  const [place, setPlace] = useState(start)
  address = place
  const go = (change: ReportAddress) => setPlace((before) => ({ ...before, ...change }))
  const report = reportOf(interview, { address: place, go })
  return <Panel report={report} />
}

function show(given: { reply?: Reply; interview?: Interview; address?: ReportAddress } = {}) {
  renderScreen(
    <OpenPanel
      interview={given.interview ?? anInterview([anAnswer('q1', 5_000), anAnswer('q2', 30_000)])}
      start={given.address ?? {}}
    />,
    { messages: words, queries: queriesKnowing(given.reply ?? reply) },
  )
}

fakeMedia()

beforeEach(() => {
  // What else the page asks for never answers: this is about the pane.
  vi.stubGlobal('fetch', () => new Promise(() => {}))
})

test('on a phone a chip opens the evidence over the page, and closing it gives the page and the focus back', async () => {
  makeNarrow()
  show()
  expect(screen.queryByRole('dialog')).toBe(null)
  const [chip] = screen.getAllByRole('button', { name: /against: Q1 00:09/ })
  if (!chip) throw new Error('the opened competency has its chips')
  await userEvent.click(chip)
  const dialog = await screen.findByRole('dialog', { name: 'Design' })
  expect(within(dialog).getByText('Second of q1', { selector: 'mark' })).toBeTruthy()
  expect(address.ev).toBe('b')
  fireEvent.keyDown(dialog, { key: 'Escape' })
  await waitFor(() => expect(screen.queryByRole('dialog')).toBe(null))
  expect(address.ev).toBe(undefined)
  await waitFor(() => expect(document.activeElement).toBe(chip))
})

test('on a phone an opened competency covers nothing, and an address that names evidence opens on it', async () => {
  makeNarrow()
  show()
  await userEvent.click(screen.getByRole('button', { name: /Ownership/ }))
  expect(address.ev).toBe('c')
  expect(screen.queryByRole('dialog')).toBe(null)
})

test('an address that names evidence opens on it on a phone, too', async () => {
  makeNarrow()
  show({ address: { ev: 'b' } })
  expect(await screen.findByRole('dialog', { name: 'Design' })).toBeTruthy()
})

test.each([
  ['another', 'Said by Wu Tao, not by the candidate. It does not count.'],
  ['unknown', 'Nobody has said yet whether the candidate says this. It does not count until then.'],
] as const)(
  'words that are not known to be the candidate’s have their speaker above them, and do not count: %s',
  (by, caution) => {
    const asked = { startMs: 0, endMs: 3_000, text: 'First of q1.', speaker: 'Wu Tao', by }
    const answered = { startMs: 3_000, endMs: 6_000, text: 'No.' }
    const told = anAnswer('q1', 5_000, { transcript: { sentences: [asked, answered] } })
    show({ interview: anInterview([told]), address: { ev: 'a' } })
    expect(pane().getByText('Wu Tao, during Q1')).toBeTruthy()
    expect(pane().queryByText('Lin, answering Q1')).toBe(null)
    expect(pane().getByText('First of q1', { selector: 'mark' })).toBeTruthy()
    expect(pane().getByText(caution)).toBeTruthy()
  },
)
