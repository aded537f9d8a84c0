import type { AiData } from '../contract/ai-data.ts'

/** Whether the L2 analysis was stopped: by 1 alone (R4-010). */
export function isAnalysisStopped({ isL2ScoreStop }: Pick<AiData, 'isL2ScoreStop'>): boolean {
  return isL2ScoreStop === 1
}
