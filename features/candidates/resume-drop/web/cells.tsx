import { useTranslations } from 'use-intl'
import type { DropRow } from '../contract/row.ts'
import { groupOf, isChosen } from '../rules/row.ts'
import styles from './cells.module.css'

/** How many rows are in which state. */
export function countRows(rows: readonly DropRow[]) {
  const count = (is: (row: DropRow) => boolean) => rows.filter(is).length
  const failed = count((row) => groupOf(row) === 'failed')
  const coming = count((row) => groupOf(row) === 'coming')
  const toAdd = count(isChosen)
  const added = count(({ state }) => state === 'added')
  const adding = count(({ state }) => state === 'adding')
  return {
    all: rows.length,
    failed,
    coming,
    toAdd,
    added,
    adding,
    left: rows.length - failed - coming - toAdd - added - adding,
  }
}

function lookOf(row: DropRow): string {
  const group = groupOf(row)
  if (group === 'failed') return 'failed'
  if (group === 'coming') return row.state
  return group === 'added' || row.state === 'adding' || isChosen(row) ? 'chosen' : 'left'
}

/** A cell for each file, in the order of the drop. */
export function Cells({ rows }: { rows: readonly DropRow[] }) {
  const t = useTranslations('resume-drop')
  return (
    <div className={styles.cells} role="img" aria-label={t('progress.cells', countRows(rows))}>
      {rows.map((row) => (
        <i key={row.dropFileId} data-look={lookOf(row)} />
      ))}
    </div>
  )
}
