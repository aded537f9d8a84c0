import type { ReactNode } from 'react'
import type { ManualScores } from '../../manual-scores/web/use-manual-scores.ts'

/** What every question of the panel is drawn with. */
export interface QuestionSetting {
  readonly manual: ManualScores
  readonly foldsText: boolean
  /** What leads to a question alone, by its id and title; nothing where it stands alone already. */
  readonly linkTo?: (id: string, title: string) => ReactNode
}
