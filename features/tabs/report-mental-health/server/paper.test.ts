import type { ReplyOf } from '@candor/call/define'
import { expect, test } from 'vitest'
import { aiReportData } from '../../../findings/analysis/contract/calls.ts'
import { answered, aPaper } from '../../../report/paper/server/paper/paper-under-test.ts'
import { paper as section } from './paper.ts'

const shown: ReplyOf<typeof aiReportData>['shown'] = {
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
  ['cn', '分析中'],
  ['en', 'Analysing'],
  ['zh-TW', '分析中'],
] as const)(
  'on paper the score of a group is being analysed, unlike one that is not there: %s',
  async (locale, words) => {
    const aiData = { mentalScore: { score: 4 }, mentalPositiveScore: { score: -1 } }
    const paper = await aPaper([answered(aiReportData, { shown, evidence: [], aiData })], { locale })
    const blocks = (await section.write?.(paper)) ?? []
    const ends = blocks.flatMap((block) => (block.kind === 'heading' ? [block.end] : []))
    expect(ends.slice(1)).toEqual([words, undefined])
    expect(blocks.filter(({ kind }) => kind === 'notice')[0]).toEqual({ kind: 'notice', text: words })
  },
)
