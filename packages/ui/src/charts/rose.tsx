import { useTranslations } from 'use-intl'
import { classes } from '../classes.ts'
import { useFixed } from '../use-fixed.ts'
import { DataTable } from './data-table.tsx'
import { centre } from './polar.ts'
import styles from './radar.module.css'
import type { RadarAxis } from './radar.tsx'
import { labelAnchor, size } from './radar-geometry.ts'
import { RadarLabel } from './radar-label.tsx'
import { roseScale } from './rose-geometry.ts'

export type RoseProps = {
  title: string
  axes: readonly RadarAxis[]
  max?: 3 | 5
  /** The index of the sector that the page has selected. */
  selected?: number
}

/** Values as sectors of one circle, drawn and as a table: for the one or two that leave a radar without an area. */
export function Rose({ title, axes, max = 5, selected }: RoseProps) {
  const t = useTranslations('ui')
  const decimal = useFixed(1)
  if (axes.length === 0) return null

  const scale = roseScale(axes.length, max)
  const rings = Array.from({ length: max }, (_, index) => index + 1)

  return (
    <figure>
      <svg viewBox={`0 0 ${size.width} ${size.height}`} className={styles.chart} aria-hidden="true">
        {rings.map((ring) => (
          <circle
            key={ring}
            cx={centre.x}
            cy={centre.y}
            r={scale.radius(ring)}
            className={classes(styles.ring, ring === max && styles.outer)}
          />
        ))}
        {axes.map(({ name, value }, index) => (
          <path
            key={name}
            d={scale.sector(index, value)}
            className={classes(styles.area, index === selected && styles.selectedArea)}
          />
        ))}
        {rings.slice(0, -1).map((ring) => (
          <text key={ring} x={centre.x + 4} y={centre.y - scale.radius(ring) + 3.5} className={styles.unit}>
            {ring}
          </text>
        ))}
        {axes.map(({ name, value }, index) => (
          <RadarLabel
            key={name}
            at={scale.label(index)}
            anchor={labelAnchor(scale.label(index))}
            name={name}
            value={decimal(value)}
            isSelected={index === selected}
          />
        ))}
      </svg>
      <DataTable
        caption={title}
        columns={[t('radarAxis'), t('radarValue')]}
        rows={axes.map(({ name, value }) => [name, `${decimal(value)} ${t('outOf', { outOf: max })}`])}
      />
    </figure>
  )
}
