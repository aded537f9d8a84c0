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
  /** How many bands it reaches, from 1; null while that is not known. */
  band: number | null
  /** What that band is called, or that it is not known yet. */
  word: string
}

export type DonutProps = { title: string; parts: readonly DonutPart[]; bands: number }

/**
 * Things that lie in one of a few bands, as equal parts of a donut that are filled from the hole to their band; drawn
 * and as a table.
 *
 * The angle says nothing: bands are an order and not amounts, so that they have no shares of a whole.
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
