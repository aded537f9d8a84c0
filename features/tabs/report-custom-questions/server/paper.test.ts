import { expect, test } from 'vitest'
import { nothingAnswered } from '../../../candidates/interviews/rules/answer-under-test.ts'
import { noInterview } from '../../../candidates/interviews/rules/interview.ts'
import { aiReportData } from '../../../findings/analysis/contract/calls.ts'
import { listInterviewOperLog } from '../../../findings/manual-scores/contract/reading.ts'
import { answered, aPaper } from '../../../report/paper/server/paper/paper-under-test.ts'
import { paper as customPaper } from './paper.ts'

const shown = {
  total: true,
  single: true,
  scoreIndicator: true,
  nextSteps: true,
  levelLabels: false,
  starExplanation: false,
  details: true,
  visualAnalysis: true,
  abbreviatedNames: false,
  englishLabel: false,
}

test.each([
  ['cn', '文字作答', '这个回答还没有逐字稿', '候选人未作答'],
  ['en', 'Answered in writing', 'This answer has no transcript yet', 'The candidate gave no answer'],
  ['zh-TW', '文字作答', '這個回答還沒有逐字稿', '候選人未作答'],
] as const)(
  'paper tells a typed answer, one without a transcript and none at all apart: %s',
  async (locale, inWriting, noTranscript, noAnswer) => {
    const own = { ...nothingAnswered, isCustom: true, title: 'Own' }
    const answers = [
      { ...own, id: 'v1', text: 'I typed this.' },
      { ...own, id: 'v2', durationMs: 20_000 },
      { ...own, id: 'v3' },
    ]
    const interview = { ...noInterview, id: 'i1', isFinished: true, answers }
    const calls = [
      answered(aiReportData, { aiData: null, shown, evidence: [] }),
      answered(listInterviewOperLog, []),
    ]
    const blocks = (await customPaper.write?.(await aPaper(calls, { locale, interview }))) ?? []
    const told = blocks.flatMap((block) =>
      block.kind === 'notice' || (block.kind === 'text' && block.lead)
        ? [[block.kind === 'text' ? block.lead : null, block.text]]
        : [],
    )
    expect(told).toEqual([
      [inWriting, 'I typed this.'],
      [null, noTranscript],
      [null, noAnswer],
    ])
  },
)
