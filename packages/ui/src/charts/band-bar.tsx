import { useTranslations } from 'use-intl'
import { classes } from '../classes.ts'
import styles from './band-bar.module.css'
import { DataTable } from './data-table.tsx'
import type { ScaleTone } from './scale-bar.tsx'
import { markAnchor, percentOf, scaleShare } from './scale-share.ts'

export type Band = { name: string; from: number; to: number; tone?: ScaleTone }

export type BandBarProps = {
  title: string
  /** The lowest first; they follow one another. */
  bands: readonly Band[]
  /** The value that the bar is drawn against: what lies beyond it lies at its end. */
  end: number
  /** Null while it is still being analysed: then no band is marked. */
  value: number | null
}

/** The band that a value falls into: a boundary belongs to the band above it. */
function indexOfBand(bands: readonly Band[], value: number | null): number {
  if (value === null) return -1
  return Math.max(
    0,
    bands.findLastIndex(({ from }) => from <= value),
  )
}

/** One scale cut into bands, with the band that a value falls into; drawn, and as a table. */
export function BandBar({ title, bands, end, value }: BandBarProps) {
  const t = useTranslations('ui')
  const own = indexOfBand(bands, value)
  const tone = styles[bands[own]?.tone ?? 'plain']
  const last = bands.at(-1)?.to
  const bounds = [...bands.map(({ from }) => from), ...(last !== undefined && last <= end ? [last] : [])]
  return (
    <figure className={styles.bar}>
      <svg width="100%" height="28" className={styles.chart} aria-hidden="true">
        <rect y="5" width="100%" height="6" rx="3" className={styles.rail} />
        {value !== null && (
          <rect
            y="5"
            width={percentOf(scaleShare(value, 0, end))}
            height="6"
            rx="3"
            className={classes(styles.fill, tone)}
          />
        )}
        {bounds.map((bound) => {
          const at = scaleShare(bound, 0, end)
          return (
            <g key={bound}>
              {at > 0 && at < 1 && (
                <line x1={percentOf(at)} x2={percentOf(at)} y1="3" y2="13" className={styles.gap} />
              )}
              <text x={percentOf(at)} y="26" textAnchor={markAnchor(at)} className={styles.mark}>
                {bound}
              </text>
            </g>
          )
        })}
        {value !== null && (
          <circle
            cx={percentOf(scaleShare(value, 0, end))}
            cy="8"
            r="6"
            className={classes(styles.place, tone)}
          />
        )}
      </svg>
      <DataTable
        caption={title}
        columns={[t('bandName'), t('bandRange'), t('bandHere')]}
        rows={bands.map(({ name, from, to }, index) => [
          name,
          t('distributionFromTo', { from: String(from), to: String(to) }),
          index === own ? t('bandYes') : '',
        ])}
      />
    </figure>
  )
}
