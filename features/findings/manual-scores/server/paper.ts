import type { Block } from '../../../report/paper/contract.ts'
import { isFailed } from '../../../report/paper/server/paper/ask.ts'
import { failedNotice, table } from '../../../report/paper/server/paper/blocks.ts'
import type { Paper } from '../../../report/paper/server/paper/section.ts'
import { heldBackBlocks } from '../../../review/held-back/server/paper.ts'
import { listInterviewOperLog } from '../contract/reading.ts'
import { type ManualScore, readManualScores } from '../rules.ts'

export interface AskedManualScores {
  /** Manual scores by question id. */
  readonly scores: ReadonlyMap<string, readonly ManualScore[]>
  /** The note that some are held back or could not be read, once in a section. */
  readonly notices: readonly Block[]
}

/** The manual scores of an interview; none where the company shows none, and for visitors. */
export async function askManualScores(paper: Paper): Promise<AskedManualScores> {
  const { ask, say, interview, interviewId, facts } = paper
  const { hidesManualScores, starScale } = interview.answerRules
  if (interviewId === null || hidesManualScores || facts.isVisit) return { scores: new Map(), notices: [] }
  const reply = await ask(listInterviewOperLog, { interviewId })
  return {
    scores: readManualScores(reply.data ?? [], starScale),
    notices: [
      ...heldBackBlocks(paper, 'opinions'),
      ...(isFailed(reply) ? [failedNotice(reply, say('manual-scores')('failed'))] : []),
    ],
  }
}

/** The manual scores of an answer, newest first: who, when, score and opinion. */
export function manualBlocks(paper: Paper, { scores }: AskedManualScores, questionId: string): Block[] {
  const t = paper.say('paper')
  return table(
    [t('scoredBy'), t('scoredOn'), t('scoreByHand'), t('opinion')],
    (scores.get(questionId) ?? []).map(({ scoredBy, scoredAt, value, outOf, opinion }) => [
      scoredBy,
      paper.dateTime(scoredAt),
      value > 0 && paper.score({ state: 'scored', value, outOf }),
      opinion,
    ]),
  )
}
