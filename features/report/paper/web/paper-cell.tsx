import { Stars } from '@candor/ui/stars'
import type { Cell } from '../contract.ts'
import styles from './paper-table.module.css'

/** A text with its stars or the icon of its verdict. */
export function PaperCell({ cell: { text, stars, verdict } }: { cell: Cell }) {
  return (
    <>
      {verdict ? (
        <span className={styles.verdict} data-verdict={verdict}>
          {text}
        </span>
      ) : (
        text
      )}
      {stars && (
        <span className={styles.stars} aria-hidden="true">
          <Stars value={stars.value} outOf={stars.outOf} size={14} />
        </span>
      )}
    </>
  )
}
