import { useFixed } from '@candor/ui/use-fixed.ts'
import { useTranslations } from 'use-intl'
import type { GridRow } from '../rules/grid.ts'
import styles from './spread-plot.module.css'

/** The scale of the plot. */
const lowestScore = 1
const highestScore = 5

const percentOf = (score: number) => `${((score - lowestScore) / (highestScore - lowestScore)) * 100}%`

/** How many earlier scores are at the same place: dots are stacked. */
const heightOf = (scores: readonly number[], index: number) =>
  scores.slice(0, index).filter((score) => score === scores[index]).length

/** The scores of one row as dots on a line; the reader's own draft is a ring below it. */
export function SpreadPlot({ row: { scores, draft, spread } }: { row: GridRow }) {
  const t = useTranslations('rating-grid')
  const decimal = useFixed(1)
  const list = scores.map(decimal).join(t('comma')) || t('noScores')
  return (
    <div
      role="img"
      className={styles.plot}
      aria-label={
        draft === null
          ? t('spreadOf', { scores: list })
          : t('spreadWithDraft', { scores: list, draft: decimal(draft) })
      }
    >
      {spread && (
        <i
          className={styles.span}
          data-is-open={spread.isOpen}
          style={{
            left: percentOf(spread.lowest),
            width: `calc(${percentOf(spread.highest)} - ${percentOf(spread.lowest)})`,
          }}
        />
      )}
      {scores.map((score, index) => (
        <i
          // biome-ignore lint/suspicious/noArrayIndexKey: dots have no other name, and never move
          key={index}
          className={styles.dot}
          style={{ left: percentOf(score), bottom: `calc(50% + ${heightOf(scores, index) * 11 - 4}px)` }}
        />
      ))}
      {draft !== null && <i className={styles.draft} style={{ left: percentOf(draft) }} />}
    </div>
  )
}
