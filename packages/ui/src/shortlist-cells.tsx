import { type RefObject, useEffect, useRef, useState } from 'react'
import { useTranslations } from 'use-intl'
import { cellsThatFit, cellWindow, maxCells, roomForCells } from './cell-window.ts'
import { classes } from './classes.ts'
import styles from './shortlist-cells.module.css'

export type ShortlistCell = 'pass' | 'wait' | 'reject' | 'notOperated' | 'invalid'

/**
 * How many cells fitted when the row was measured last: each candidate's page draws a row of its own, of the same
 * width.
 */
let lastFitting = maxCells

/** How many cells fit the row's room; it asks for the room of all of them, and may get less. */
function useFittingCells(total: number): { row: RefObject<HTMLSpanElement | null>; size: number } {
  const row = useRef<HTMLSpanElement>(null)
  const [size, setSize] = useState(lastFitting)
  useEffect(() => {
    const element = row.current
    // The observer calls back once by itself, when the page is laid out anyway; measuring at once would lay it out
    // twice.
    const observer = new ResizeObserver(([entry]) => {
      const { width = 0, height = 0 } = entry?.contentRect ?? {}
      // A row without width still has the height of its cells; one of a hidden page has no height either.
      lastFitting = cellsThatFit(height > 0 ? Math.max(width, 1) : width, total)
      setSize(lastFitting)
    })
    if (element) observer.observe(element)
    return () => observer.disconnect()
  }, [total])
  return { row, size }
}

interface Props {
  cells: readonly ShortlistCell[]
  /** Counted from 0. */
  current: number
  /** The length of the whole list, where `cells` is a stretch of it: the room is the same for each stretch. */
  listed?: number
}

/** One cell per candidate in order; only those around the current one where not all fit, or above 40. */
export function ShortlistCells({ cells, current, listed = cells.length }: Props) {
  const t = useTranslations('ui')
  const { row, size } = useFittingCells(cells.length)
  const { from, to } = cellWindow(cells.length, current, size)
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
    <span className={styles.room} style={{ width: roomForCells(listed) }}>
      <span ref={row} className={styles.cells} aria-hidden="true">
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
