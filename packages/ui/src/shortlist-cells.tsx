import { type RefObject, useLayoutEffect, useRef, useState } from 'react'
import { useTranslations } from 'use-intl'
import { cellsThatFit, cellWindow, mostCells, roomForCells } from './cell-window.ts'
import { classes } from './classes.ts'
import styles from './shortlist-cells.module.css'

export type ShortlistCell = 'pass' | 'wait' | 'reject' | 'notOperated' | 'invalid'

/** How many cells the room holds that the row was given; it asks for the room of all of them, and may get less. */
function useFittingCells(total: number): { row: RefObject<HTMLSpanElement | null>; size: number } {
  const row = useRef<HTMLSpanElement>(null)
  const [size, setSize] = useState(mostCells)
  useLayoutEffect(() => {
    const element = row.current
    if (!element) return
    const measure = () => setSize(cellsThatFit(element.clientWidth, total))
    measure()
    const observer = globalThis.ResizeObserver && new ResizeObserver(measure)
    observer?.observe(element)
    return () => observer?.disconnect()
  }, [total])
  return { row, size }
}

/** One cell per candidate in order, `current` counted from 0; only those around it where not all find room, or above 40. */
export function ShortlistCells({ cells, current }: { cells: readonly ShortlistCell[]; current: number }) {
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
    <span className={styles.room} style={{ width: roomForCells(cells.length) }}>
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
