import type { ReactNode } from 'react'
import type { ManualScores } from '../../manual-scores/web/use-manual-scores.ts'

/** Settings for all questions of the panel. */
export interface QuestionSetting {
  readonly manual: ManualScores
  readonly foldsText: boolean
  /** A link to the page of a question, by id and title; null on that page itself. */
  readonly linkTo?: (id: string, title: string) => ReactNode
}
