import type { ReplyOf } from '@candor/call/define'
import { wordsOf } from '@candor/testkit/web/words'
import { screen, within } from '@testing-library/react'
import type { aiReportData } from '../../../findings/analysis/contract/calls.ts'
import { everythingShown } from '../../../report/report/web/report-under-test.ts'

export type Reply = ReplyOf<typeof aiReportData>

export type Item = Reply['evidence'][number]

export function item(externalId: string, more: Partial<Item> = {}): Item {
  return {
    externalId,
    claim: { kind: 'competency', name: 'Design' },
    kind: 'supports',
    question_id: 'q1',
    quote: 'First of q1',
    startMs: 0,
    endMs: 3_000,
    title: `Title of ${externalId}`,
    reason: `Reason of ${externalId}`,
    ...more,
  }
}

export const reply: Reply = {
  shown: everythingShown,
  evidence: [
    item('a'),
    item('b', { kind: 'against', quote: 'Second of q1', startMs: 4_000, endMs: 7_000 }),
    item('c', { claim: { kind: 'competency', name: 'Ownership' }, question_id: 'q2', quote: 'five nines' }),
  ],
  aiData: {
    sumContent: 'Knows ledgers.',
    modelName: 'judge',
    modelVersion: '7',
    generatedAt: Date.UTC(2026, 2, 14),
    l2ReportInfo: {
      l2status: 0,
      dimLabelList: [
        { assessmentPoint: 'Design', calculateStar: 4.6, scoreReason: 'Names the key.' },
        { assessmentPoint: 'Ownership', calculateStar: 3.4, scoreReason: 'Leaves it open.' },
        { assessmentPoint: 'Mentoring', calculateStar: 3, scoreReason: 'Says little.' },
      ],
    },
  },
}

export const words = await wordsOf('en', 'analysis', 'evidence', 'scores', 'report-analysis', 'recording')

export const pane = () => within(screen.getByRole('complementary', { name: 'Evidence in view' }))
