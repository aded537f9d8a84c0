import type { ReplyOf } from '@candor/call/define'
import type { Answer, AnswerRules } from '../../../candidates/interviews/rules/interview.ts'
import type { OpenReport } from '../../../report/report/web/open-report.ts'
import type { queriesKnowing } from '../../../report/report/web/report-under-test.ts'
import { QuestionsPanel } from '../../../tabs/report-questions/web/questions-panel.tsx'
import { listInterviewOperLog } from '../../manual-scores/contract/reading.ts'
import { answerCall, showQuestions } from './questions-under-test.tsx'

type Log = ReplyOf<typeof listInterviewOperLog>

/** The options of an objective question, A to D. */
export const options = ['Dirty read', 'Write skew', 'Lost <b>update</b>', 'Phantom'].map(
  (content, index) => ({ code: 'ABCD'[index] ?? '', content, extra: null }),
)

/** An entry of the log of manual scores. */
export const logged = (problemAnswerId: string, more: Partial<Log[number]> = {}): Log[number] => ({
  problemAnswerId,
  createByName: 'Shen Lan',
  createDate: Date.UTC(2026, 2, 14, 2),
  estimateScore: 4,
  estimateOpinion: null,
  ...more,
})

/** Answers what is asked for the log of manual scores. */
export function answer(log: Log | 'refusal'): void {
  answerCall(listInterviewOperLog, log)
}

interface Given {
  rules?: Partial<AnswerRules>
  q?: string
  go?: OpenReport['go']
  analysis?: Parameters<typeof queriesKnowing>[0]
}

/** Draws the tab of other questions. */
export function show(answers: Answer[], { rules, q, go, analysis }: Given = {}) {
  showQuestions(QuestionsPanel, answers, { rules, address: { q }, onGo: go, analysis })
}
