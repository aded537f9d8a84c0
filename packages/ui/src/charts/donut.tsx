import { useTranslations } from 'use-intl'
import { classes } from '../classes.ts'
import { DataTable } from './data-table.tsx'
import styles from './donut.module.css'
import { donutCells } from './donut-geometry.ts'
import radar from './radar.module.css'
import { labelAnchor, size } from './radar-geometry.ts'
import { RadarLabel } from './radar-label.tsx'

export type DonutPart = {
  name: string
  /** The band that it reaches, from 1; null while that is unknown. */
  band: number | null
  /** Name of that band, or that it is not known yet. */
  word: string
}

export type DonutProps = { title: string; parts: readonly DonutPart[]; bands: number }

/**
 * A donut of equal parts, each filled from the hole to its band; drawn and as a table.
 *
 * The angle says nothing: bands are an order and not amounts, so they are not shares of a whole.
 */
export function Donut({ title, parts, bands }: DonutProps) {
  const t = useTranslations('ui')
  if (parts.length === 0) return null
  const cells = donutCells(parts.length, bands)
  const steps = Array.from({ length: bands }, (_, index) => index + 1)
  return (
    <figure>
      <svg viewBox={`0 0 ${size.width} ${size.height}`} className={radar.chart} aria-hidden="true">
        {parts.map(({ name, band }, part) =>
          steps.map((step) => (
            <path
              key={`${name} ${step}`}
              d={cells.cell(part, step)}
              className={classes(
                styles.cell,
                band !== null && step <= band && styles.reached,
                step === band && styles.top,
              )}
            />
          )),
        )}
        {parts.map(({ name, word }, part) => (
          <RadarLabel
            key={name}
            at={cells.label(part)}
            anchor={labelAnchor(cells.label(part))}
            name={name}
            value={word}
            isSelected={false}
          />
        ))}
      </svg>
      <DataTable
        caption={title}
        columns={[t('radarAxis'), t('radarValue')]}
        rows={parts.map(({ name, word }) => [name, word])}
      />
    </figure>
  )
}
