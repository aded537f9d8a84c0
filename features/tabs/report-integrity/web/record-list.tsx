import { LongList } from '@candor/ui/long-list'
import { type ReactNode, useId, useMemo, useState } from 'react'
import styles from './records.module.css'

/** From this many rows on only visible ones are drawn. */
export const longListLength = 60

interface Props {
  title: string
  /** The headings of the three columns. */
  columns: readonly [string, string, string]
  count: number
  /** The cells of a row. */
  cells: (index: number) => readonly [ReactNode, ReactNode, ReactNode]
  isCurrent?: (index: number) => boolean
}

/** A record of the interview in rows of three cells, however many there are. */
export function RecordList({ title, columns, count, cells, isCurrent }: Props) {
  const id = useId()
  const [pane, setPane] = useState<HTMLElement | null>(null)
  const keys = useMemo(() => Array.from({ length: count }, (_, index) => String(index)), [count])
  if (count === 0) return null
  return (
    <section className={styles.record} aria-labelledby={id}>
      <h3 id={id} className={styles.caption}>
        {title}
      </h3>
      <p className={styles.columns} aria-hidden="true">
        {columns.map((column) => (
          <span key={column}>{column}</span>
        ))}
      </p>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is of a form, and this is a part of its section */}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by the keyboard */}
      <div ref={setPane} className={styles.pane} tabIndex={0} role="group" aria-labelledby={id}>
        <LongList
          keys={keys}
          isLong={count > longListLength}
          pane={pane}
          current={-1}
          isFollowing={false}
          draw={(index) => {
            const [first, second, third] = cells(index)
            return (
              <div className={styles.cells} data-current={isCurrent?.(index) ?? false}>
                <span>{first}</span>
                <span>{second}</span>
                <span>{third}</span>
              </div>
            )
          }}
        />
      </div>
    </section>
  )
}
