import { Stars } from '@candor/ui/stars'
import type { Cell } from '../contract.ts'
import styles from './paper-document.module.css'

/** A text with the stars or the sign of the verdict that belong to it. */
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
