import { renderScreen } from '@candor/testkit/web/render-screen.tsx'
import { screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { useState } from 'react'
import { expect, test } from 'vitest'
import type { Answer } from '../../../../candidates/interviews/rules/interview.ts'
import type { EvidenceItem } from '../../../../findings/evidence/contract.ts'
import { messages as evidence } from '../../../../findings/evidence/messages/cn.ts'
import { messages as recording } from '../../../../findings/recording/messages/cn.ts'
import type { ReportAddress } from '../../../../report/report/rules/address.ts'
import {
  anAnswer,
  anInterview,
  everythingShown,
  queriesKnowing,
  reportOf,
} from '../../../../report/report/web/report-under-test.ts'
import { messages as mentions } from '../../../mentions/messages/cn.ts'
import { messages as evaluations } from '../../messages/cn.ts'
import { DecisionEvidence } from './decision-evidence.tsx'

/** `startMs` is counted from the answer's beginning. */
const anItem = (externalId: string, questionId: string, startMs: number, quote: string): EvidenceItem => ({
  externalId,
  claim: { kind: 'summary' },
  question_id: questionId,
  quote,
  kind: 'against',
  startMs,
  endMs: startMs + 3_000,
})

const three = [
  anItem('e1', 'a', 0, 'First of a.'),
  anItem('e2', 'a', 4_000, 'Second of a.'),
  anItem('e3', 'b', 0, 'First of b.'),
]

interface ShownProps {
  start: ReportAddress
  more: Partial<Answer>
}

function Shown({ start, more }: ShownProps) {
  const [address, setAddress] = useState(start)
  const interview = anInterview([anAnswer('a', 5_000, more), anAnswer('b', 30_000, more)])
  const go = (patch: Partial<ReportAddress>) => setAddress((before) => ({ ...before, ...patch }))
  return <DecisionEvidence report={reportOf(interview, { address, go })} />
}

function show(given: { ev?: string; items?: EvidenceItem[]; more?: Partial<Answer> } = {}) {
  const { ev, items = three, more = {} } = given
  const queries = queriesKnowing({ aiData: null, evidence: items, shown: everythingShown })
  renderScreen(<Shown start={ev === undefined ? {} : { ev }} more={more} />, {
    messages: { evaluations, mentions, evidence, recording },
    locale: 'cn',
    timeZone: 'Asia/Shanghai',
    queries,
  })
  return userEvent.setup()
}

const region = () => within(screen.getByRole('region', { name: '引用的证据' }))
const quoted = () => region().getByText(/./, { selector: 'mark' }).textContent

test('the evidence of the address stands with its words and its second; another one follows, and the first the last', async () => {
  const user = show({ ev: 'e2' })
  expect(quoted()).toBe('Second of a.')
  expect(region().getByRole('button', { name: '播放 Q1 00:09' })).toBeTruthy()
  const another = region().getByRole('button', { name: '换一条' })
  expect(region().getByRole('status').textContent).toBe('')
  await user.click(another)
  expect(quoted()).toBe('First of b.')
  expect(region().getByRole('button', { name: '播放 Q2 00:30' })).toBeTruthy()
  expect(region().getByRole('status').textContent).toContain('证据 3 / 3')
  await user.click(another)
  expect(quoted()).toBe('First of a.')
})

test('an address that names none begins with the first; without a recording its words stand alone', () => {
  show({ more: { video: null } })
  expect(quoted()).toBe('First of a.')
  expect(region().queryByRole('button', { name: /播放/ })).toBe(null)
})

test('a single piece of evidence has no button for another', () => {
  show({ items: three.slice(0, 1) })
  expect(region().queryByRole('button', { name: '换一条' })).toBe(null)
})

test('a decision without evidence shows no region for it', () => {
  show({ items: [] })
  expect(screen.queryByRole('region')).toBe(null)
})

test('words of somebody else have their name beneath them', () => {
  const said = (startMs: number, text: string, speaker: string) => ({
    startMs,
    endMs: startMs + 3_000,
    text,
    speaker,
  })
  const sentences = [
    { ...said(0, 'First of a.', 'Dana'), by: 'another' as const },
    said(4_000, 'Second of a.', 'Lin Xiaotong'),
  ]
  show({ ev: 'e1', more: { transcript: { sentences } } })
  expect(region().getByText('由Dana说出，不是候选人的话，不计入证据')).toBeTruthy()
})

test('the candidate’s own words have no name', () => {
  show({ ev: 'e1' })
  expect(region().queryByText(/不是候选人/)).toBe(null)
})
