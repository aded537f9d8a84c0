import { useTranslations } from 'use-intl'
import { classes } from '../classes.ts'
import { useFixed } from '../use-fixed.ts'
import { DataTable } from './data-table.tsx'
import styles from './radar.module.css'
import { fewestAxes, labelAnchor, medianPairs, radarScale, size } from './radar-geometry.ts'
import { RadarLabel } from './radar-label.tsx'

export type RadarAxis = { name: string; value: number; median?: number }

export type RadarProps = {
  title: string
  axes: readonly RadarAxis[]
  max?: 3 | 5 | 10
  /** The index of the axis that the page has selected. */
  selected?: number
}

/**
 * Values on three axes or more, drawn and as a table; nothing with fewer, as there is no area to read.
 *
 * Medians are a dashed line, with a gap where an axis has none.
 */
export function Radar({ title, axes, max = 5, selected }: RadarProps) {
  const t = useTranslations('ui')
  const decimal = useFixed(1)
  if (axes.length < fewestAxes) return null

  const scale = radarScale(axes.length, max)
  const rings = Array.from({ length: max }, (_, index) => index + 1)
  const hasMedian = axes.some(({ median }) => median !== undefined)

  return (
    <figure>
      <svg viewBox={`0 0 ${size.width} ${size.height}`} className={styles.chart} aria-hidden="true">
        {rings.map((ring) => (
          <polygon
            key={ring}
            points={scale.polygon(axes.map(() => ring))}
            className={classes(styles.ring, ring === max && styles.outer)}
          />
        ))}
        {axes.map((axis, index) => {
          const inner = scale.point(index, 0)
          const outer = scale.point(index, max)
          return (
            <path
              key={axis.name}
              d={`M${inner.x} ${inner.y}L${outer.x} ${outer.y}`}
              className={styles.spoke}
            />
          )
        })}
        {rings
          .filter((ring) => ring < max && (max <= 5 || ring % 2 === 0))
          .map((ring) => (
            <text
              key={ring}
              x={scale.point(0, ring).x + 4}
              y={scale.point(0, ring).y + 3.5}
              className={styles.unit}
            >
              {ring}
            </text>
          ))}
        {medianPairs(axes).map((pair) => {
          const points = pair.map((index) => scale.point(index, axes[index]?.median ?? 0))
          const d = `M${points.map(({ x, y }) => `${x.toFixed(1)} ${y.toFixed(1)}`).join('L')}`
          return <path key={d} d={d} className={styles.median} />
        })}
        <polygon points={scale.polygon(axes.map((axis) => axis.value))} className={styles.area} />
        {axes.map((axis, index) => {
          const { x, y } = scale.point(index, axis.value)
          const isSelected = index === selected
          return (
            <circle
              key={axis.name}
              cx={x}
              cy={y}
              r={isSelected ? 5 : 3}
              className={isSelected ? styles.selectedDot : styles.dot}
            />
          )
        })}
        {axes.map((axis, index) => (
          <RadarLabel
            key={axis.name}
            at={scale.label(index)}
            anchor={labelAnchor(scale.label(index))}
            name={axis.name}
            value={decimal(axis.value)}
            isSelected={index === selected}
          />
        ))}
      </svg>
      <DataTable
        caption={title}
        columns={[t('radarAxis'), t('radarValue'), ...(hasMedian ? [t('radarMedian')] : [])]}
        rows={axes.map((axis) => [
          axis.name,
          `${decimal(axis.value)} ${t('outOf', { outOf: max })}`,
          ...(hasMedian ? [axis.median === undefined ? '' : decimal(axis.median)] : []),
        ])}
      />
    </figure>
  )
}
