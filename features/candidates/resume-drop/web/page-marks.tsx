import { useEffect, useRef } from 'react'
import type { DropMark } from '../contract/row.ts'
import styles from './document.module.css'

interface Props {
  page: number
  marks: readonly DropMark[]
  current: number | null
}

const percent = (part: number, whole: number) => `${(100 * part) / whole}%`

/** The places of the read values on one page, each field with its number. */
export function PageMarks({ page, marks, current }: Props) {
  const first = useRef<HTMLSpanElement>(null)
  useEffect(() => {
    if (current !== null) first.current?.scrollIntoView?.({ block: 'nearest', behavior: 'instant' })
  }, [current])
  const boxes = marks.flatMap(({ number, isSure, places }, mark) =>
    places.flatMap((place, index) =>
      place.kind === 'page' && place.page === page
        ? [{ key: `${mark}-${index}`, number, isSure, place, isFirst: index === 0 }]
        : [],
    ),
  )
  const firstKey = boxes.find(({ number }) => number === current)?.key
  return boxes.map(({ key, number, isSure, place, isFirst }) => (
    <span
      key={key}
      ref={key === firstKey ? first : null}
      aria-hidden="true"
      className={styles.mark}
      data-current={number === current || undefined}
      data-unsure={!isSure || undefined}
      style={{
        left: percent(place.box.x, place.size.width),
        top: percent(place.box.y, place.size.height),
        width: percent(place.box.width, place.size.width),
        height: percent(place.box.height, place.size.height),
      }}
    >
      {isFirst && <span className={styles.chip}>{number}</span>}
    </span>
  ))
}
