import { type StarScale, starScale } from '../../../candidates/scores/rules/stars.ts'
import type { AiData } from '../contract/ai-data.ts'

/** The star scale that the analysis itself names: its position may be set otherwise, now or later. */
export function starScaleOf({ isL5Position }: Pick<AiData, 'isL5Position'>): StarScale {
  return starScale(isL5Position === 1)
}
