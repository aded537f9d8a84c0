import { type StarScale, starScale } from '../../scores/rules/stars.ts'
import type { AiData } from '../contract/ai-data.ts'

/** What the stars of an analysis are out of, by its own word: its position may be set otherwise, now or later. */
export function starScaleOf({ isL5Position }: Pick<AiData, 'isL5Position'>): StarScale {
  return starScale(isL5Position === 1)
}
