import { fixed } from '@candor/messages/numbers'
import { type ReactNode, useEffect, useRef } from 'react'
import { useFormatter, useTranslations } from 'use-intl'
import type { SortKey } from '../../contract/order.ts'
import type { Axis } from '../../rules/axis.ts'
import { type ListQuery, sortedBy, usualSort } from '../../rules/list-search.ts'
import styles from './list-head.module.css'

interface Props {
  query: ListQuery
  axis: Axis | null
  /** How many of the loaded rows are selected, and how many there are. */
  chosen: number
  loaded: number
  onQuery: (query: ListQuery) => void
  onChooseLoaded: (isNowSelected: boolean) => void
}

/** The orders that begin with their lowest value. */
const upward: ReadonlySet<SortKey> = new Set(['name', 'stage'])

/** The heads of the columns: a press orders by one, and a second press turns the order round. */
export function ListHead({ query, axis, chosen, loaded, onQuery, onChooseLoaded }: Props) {
  const t = useTranslations('shortlist')
  const { sort = usualSort, back = false } = query
  const isUp = upward.has(sort) !== back
  const head = (key: SortKey, className: string | undefined, more?: ReactNode) => (
    <th
      scope="col"
      className={className}
      aria-sort={key === sort ? (isUp ? 'ascending' : 'descending') : undefined}
    >
      <button type="button" onClick={() => onQuery(sortedBy(query, key))}>
        {t(`column.${key}`)}
        {key === sort && <span aria-hidden="true"> {isUp ? '↑' : '↓'}</span>}
      </button>
      {more}
    </th>
  )
  return (
    <thead>
      <tr className={styles.head}>
        <th scope="col" className={styles.choice}>
          <LoadedBox chosen={chosen} loaded={loaded} onChoose={onChooseLoaded} />
        </th>
        {head('name', undefined)}
        {head('years', styles.years)}
        {head('waiting', styles.waiting)}
        {head('since', styles.since)}
        {head('score', styles.score, axis && <AxisHead axis={axis} />)}
        <th scope="col" className={styles.marks}>
          {t('column.marks')}
        </th>
        <th scope="col" className={styles.own}>
          {t('column.own')}
        </th>
        {head('stage', styles.stageCell)}
        {head('active', styles.last)}
      </tr>
    </thead>
  )
}

/** The points of the axis, and where its median is. */
function AxisHead({ axis: { outOf, median } }: { axis: Axis }) {
  const t = useTranslations('shortlist')
  const format = useFormatter()
  const points = Array.from({ length: outOf + 1 }, (_, point) => point)
  return (
    <span className={styles.axis}>
      {points.map((point) => (
        <span key={point} aria-hidden="true" style={{ left: `${(point / outOf) * 100}%` }}>
          {point}
        </span>
      ))}
      {median !== null && (
        <span className={styles.median} style={{ left: `${(median / outOf) * 100}%` }}>
          {t('medianOf', { median: format.number(median, fixed(1)) })}
        </span>
      )}
    </span>
  )
}

interface BoxProps {
  chosen: number
  loaded: number
  onChoose: (isNowSelected: boolean) => void
}

function LoadedBox({ chosen, loaded, onChoose }: BoxProps) {
  const t = useTranslations('shortlist')
  const box = useRef<HTMLInputElement>(null)
  const isAll = loaded > 0 && chosen === loaded
  useEffect(() => {
    if (box.current) box.current.indeterminate = chosen > 0 && !isAll
  }, [chosen, isAll])
  return (
    <input
      ref={box}
      type="checkbox"
      className={styles.box}
      aria-label={t('selectLoaded', { count: loaded })}
      checked={isAll}
      onChange={() => onChoose(!isAll)}
    />
  )
}
