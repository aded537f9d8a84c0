import { useFormatter, useTranslations } from 'use-intl'
import { useFixed } from '../use-fixed.ts'
import { DataTable } from './data-table.tsx'
import styles from './distribution.module.css'
import { acrossOf, type Bin, barsOf, plot, size } from './distribution-geometry.ts'

export type DistributionProps = {
  title: string
  bins: readonly Bin[]
  /** The end of the scale, which begins at 0. */
  max: number
  /** The value that the page is about; null draws only the others. */
  value: number | null
}

/** The side of its place on which a text runs, so that it never leaves the chart. */
function anchorOf(x: number): 'start' | 'middle' | 'end' {
  if (x < 12) return 'start'
  return x > size.width - 12 ? 'end' : 'middle'
}

/** The distribution of values with one of them marked, drawn and as a table; nothing without values. */
export function Distribution({ title, bins, max, value }: DistributionProps) {
  const t = useTranslations('ui')
  const format = useFormatter()
  const decimal = useFixed(1)
  if (bins.every(({ count }) => count === 0)) return null

  const across = acrossOf(max)
  const ticks = Array.from({ length: max + 1 }, (_, index) => index)
  const x = value === null ? 0 : across(value)
  const here = value === null ? null : { x, number: decimal(value), isAtEnd: x > size.width - 32 }

  return (
    <figure>
      <svg viewBox={`0 0 ${size.width} ${size.height}`} className={styles.chart} aria-hidden="true">
        {barsOf(bins, max, value).map(({ from, x, y, width, height, count, isBelow }) =>
          count === 0 ? null : (
            <rect
              key={from}
              x={x}
              y={y}
              width={width}
              height={height}
              className={isBelow ? styles.below : styles.bar}
            />
          ),
        )}
        <path d={`M0 ${plot.bottom + 0.5}H${size.width}`} className={styles.axis} />
        {ticks.map((tick) => (
          <text
            key={tick}
            x={across(tick)}
            y={size.height - 6}
            textAnchor={anchorOf(across(tick))}
            className={styles.tick}
          >
            {tick}
          </text>
        ))}
        {here && (
          <>
            <path d={`M${here.x} 2V${plot.bottom}`} className={styles.line} />
            <text
              x={here.isAtEnd ? here.x - 6 : here.x + 6}
              y={11}
              textAnchor={here.isAtEnd ? 'end' : 'start'}
              className={styles.number}
            >
              {here.number}
            </text>
          </>
        )}
      </svg>
      <DataTable
        caption={here ? t('distributionAt', { title, value: here.number }) : title}
        columns={[t('distributionRange'), t('distributionCount')]}
        rows={bins.map(({ from, to, count }) => [
          t('distributionFromTo', { from: decimal(from), to: decimal(to) }),
          format.number(count),
        ])}
      />
    </figure>
  )
}
