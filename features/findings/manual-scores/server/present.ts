import type { ReplyOf } from '@candor/call/define'
import type { listInterviewOperLog } from '../contract/reading.ts'
import type { listManualScores } from './queries.ts'

export function presentManualScores(
  scores: Awaited<ReturnType<typeof listManualScores>>,
): ReplyOf<typeof listInterviewOperLog> {
  return scores.map(({ questionId, scoredBy, createdAt, score, opinion }) => ({
    problemAnswerId: questionId,
    createByName: scoredBy,
    createDate: createdAt.getTime(),
    estimateScore: score,
    estimateOpinion: opinion,
  }))
}
