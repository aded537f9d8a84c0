import { renderScreen } from '@candor/testkit/web/render-screen.tsx'
import { fireEvent, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import type { ReactNode } from 'react'
import { expect, test, vi } from 'vitest'
import { messages as cn } from '../messages/cn.ts'
import { messages } from '../messages/en.ts'
import type { EvidenceIndex } from '../rules/evidence.ts'
import { anEvidence } from '../rules/evidence-under-test.ts'
import { EvidenceChip } from './evidence-chip.tsx'
import { EvidenceCounts } from './evidence-counts.tsx'
import { MarkedText } from './marked-text.tsx'
import { Quote } from './quote.tsx'
import { SessionStrip } from './session-strip.tsx'

const evidence = anEvidence()

const show = (piece: ReactNode) => renderScreen(piece, { messages: { evidence: messages } })

test('a chip says its direction, question and time, and opens its moment', async () => {
  const select = vi.fn()
  show(<EvidenceChip evidence={evidence} isCurrent onSelect={select} />)
  const chip = screen.getByRole('button', { name: 'Supports: Q2 05:21' })
  expect(chip.textContent).toBe('+Q2 05:21')
  expect(chip.getAttribute('aria-current')).toBe('true')
  await userEvent.click(chip)
  expect(select).toHaveBeenCalledWith('e1')
})

test.each([
  [messages, ['Supports 3', 'Speaks against 1', 'Notes 0']],
  [cn, ['支持 3', '存疑 1', '参考 0']],
])('the three kinds are counted by name', (words, counted) => {
  const counts = { supports: 3, against: 1, note: 0 }
  renderScreen(<EvidenceCounts counts={counts} />, { messages: { evidence: words } })
  expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toEqual(counted)
})

test.each([
  ['found', 'Said at Q2 05:21'],
  ['notFound', 'Not found in the transcript'],
  ['unverified', 'This answer has no transcript to check the quote against'],
] as const)('a quote that is %s says so', (match, words) => {
  show(<Quote evidence={{ ...evidence, match }} />)
  expect(screen.getByText('one key')).toBeTruthy()
  expect(screen.getByText(words)).toBeTruthy()
})

test('HTML in a sentence is shown as it was written, marked or not', () => {
  const text = '<img src=x onerror=alert(1)> & more'
  show(
    <p data-testid="line">
      <MarkedText
        text={text}
        marks={[{ from: 0, to: 5, kind: 'note', evidenceIds: ['e1'] }]}
        current="e1"
        word={{ from: 31, to: 35 }}
      />
    </p>,
  )
  expect(screen.getByTestId('line').textContent).toBe(text)
  expect(document.querySelector('img')).toBe(null)
  expect(document.querySelector('mark')?.dataset.current).toBe('true')
})

test('the strip is one slider: keys go from moment to moment, and a list says the same', async () => {
  const moments = [
    { ...evidence, id: 'a', question: 1, title: 'a', startMs: 1000 },
    { ...evidence, id: 'b', question: 1, title: 'b', startMs: 4000 },
  ]
  const evidenceIndex: EvidenceIndex = {
    moments,
    momentOf: new Map(moments.map(({ id }) => [id, id])),
    counts: { supports: 2, against: 0, note: 0 },
    claims: [{ claim: 'competency:Design', evidence: moments }],
    byClaim: new Map([['competency:Design', moments]]),
    byId: new Map(moments.map((moment) => [moment.id, moment])),
    lost: new Set(),
    marks: new Map(),
    questions: [{ number: 1, title: null, startMs: 0, endMs: 5000 }],
    endMs: 5000,
  }
  const select = vi.fn()
  show(
    <SessionStrip
      evidenceIndex={evidenceIndex}
      claim="competency:Design"
      currentId="a"
      sessionMs={null}
      onMove={select}
      onSelect={select}
    />,
  )
  const slider = screen.getByRole('slider', { name: 'Evidence on the timeline of the session' })
  expect(slider.getAttribute('aria-valuetext')).toBe('Supports: Q1 00:01 a')
  expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
    'Supports: Q1 00:01 a',
    'Supports: Q1 00:04 b',
  ])
  slider.focus()
  await userEvent.keyboard('{ArrowRight}')
  expect(select).toHaveBeenLastCalledWith('b')
  await userEvent.keyboard('{ArrowLeft}{Home}')
  expect(select).toHaveBeenLastCalledWith('a')
  select.mockClear()
  expect(fireEvent.keyDown(slider, { key: 'ArrowLeft', altKey: true })).toBe(true)
  expect(select).not.toHaveBeenCalled()
})
