import { useTranslations } from 'use-intl'
import { cellWindow } from './cell-window.ts'
import { classes } from './classes.ts'
import styles from './shortlist-cells.module.css'

export type ShortlistCell = 'pass' | 'wait' | 'reject' | 'notOperated' | 'invalid'

/** One cell per candidate in order, `current` counted from 0; above 40 only those around the current one. */
export function ShortlistCells({ cells, current }: { cells: readonly ShortlistCell[]; current: number }) {
  const t = useTranslations('ui')
  const { from, to } = cellWindow(cells.length, current)
  const open = cells.filter((cell) => cell === 'notOperated').length
  const invalid = cells.filter((cell) => cell === 'invalid').length
  const counts = {
    total: cells.length,
    position: current + 1,
    operated: cells.length - open - invalid,
    open,
    invalid,
  }
  return (
    <span>
      <span className={styles.cells} aria-hidden="true">
        {from > 0 && <i className={styles.rest} />}
        {cells.slice(from, to).map((cell, offset) => (
          <i
            key={from + offset}
            className={classes(styles.cell, from + offset === current ? styles.current : styles[cell])}
          />
        ))}
        {to < cells.length && <i className={styles.rest} />}
      </span>
      <span className="sr">{t('shortlistCells', counts)}</span>
    </span>
  )
}
