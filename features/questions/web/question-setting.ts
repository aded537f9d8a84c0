import type { ManualScores } from '../../manual-scores/web/use-manual-scores.ts'

/** What every question of the panel is drawn with. */
export interface QuestionSetting {
  readonly manual: ManualScores
  readonly foldsText: boolean
}
