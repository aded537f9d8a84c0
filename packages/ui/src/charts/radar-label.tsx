import { classes } from '../classes.ts'
import { lineHeight, placeLabel } from './label-place.ts'
import type { Point } from './polar.ts'
import styles from './radar.module.css'

type Props = {
  at: Point
  anchor: 'start' | 'middle' | 'end'
  name: string
  value: string
  isSelected: boolean
}

export function RadarLabel({ at, anchor, name, value, isSelected }: Props) {
  const { lines, font, x, y } = placeLabel(at, anchor, name)
  return (
    <>
      {lines.map((line, index) => (
        <text
          key={index}
          x={x}
          y={y + index * lineHeight}
          textAnchor={anchor}
          className={classes(styles.name, isSelected && styles.selectedName)}
          fontSize={font}
        >
          {line}
        </text>
      ))}
      <text x={x} y={y + lines.length * lineHeight + 1} textAnchor={anchor} className={styles.value}>
        {value}
      </text>
    </>
  )
}
