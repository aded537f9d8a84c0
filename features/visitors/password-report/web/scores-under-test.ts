import { within } from '@testing-library/react'
import { aWireAnswer } from '../../../candidates/interviews/rules/reply-under-test.ts'
import { openPage, partOf } from './page-under-test.tsx'

export const ready = { isOrderAi: 2, l2ReportInfo: { l2status: 0 } }

export const answer = (label_name: string, problem_answer_method: number, actualscore: number) =>
  aWireAnswer(label_name, { label_name, problem_answer_method, actualscore, labelscore: 5 })

export async function ringsOf(given: Parameters<typeof openPage>[0]): Promise<string[]> {
  await openPage(given)
  const overview = within(await partOf('得分概览'))
  return overview.getAllByRole('img').map((ring) => ring.getAttribute('aria-label') ?? '')
}

export const judged = {
  ...ready,
  aiAllScore: 4.2,
  l2ReportInfo: {
    l2status: 0,
    dimLabelList: [
      { assessmentPoint: '系统设计', calculateStar: 4.6 },
      { assessmentPoint: '数据建模', calculateStar: 3.1 },
    ],
  },
}

export const quoted = {
  answers: [aWireAnswer('v 1', { sessionStartMs: 300_000, durationMs: 30_000 })],
  evidence: [
    {
      externalId: 'e&1',
      claim: { kind: 'competency' as const, name: '系统设计' },
      kind: 'supports' as const,
      question_id: 'v 1',
      quote: '一个幂等键',
      startMs: 21_500,
      endMs: 24_000,
    },
  ],
}

export const noEvidence = '这项评分没有给出证据'
