import { classes } from '../classes.ts'
import { centre, type Point } from './polar.ts'
import styles from './radar.module.css'
import { wrapLabel } from './wrap-label.ts'

type Props = {
  at: Point
  anchor: 'start' | 'middle' | 'end'
  name: string
  value: string
  isSelected: boolean
}

const lineHeight = 13.5

export function RadarLabel({ at, anchor, name, value, isSelected }: Props) {
  const lines = wrapLabel(name)
  const isTop = at.y < centre.y - 98
  const isBottom = at.y > centre.y + 60
  const nudge = isTop ? -6 : isBottom ? 4 : 0
  const lift = isBottom ? 0 : (lines.length - 1) * lineHeight
  const first = at.y + nudge - lift
  return (
    <>
      {lines.map((line, index) => (
        <text
          key={index}
          x={at.x}
          y={first + index * lineHeight}
          textAnchor={anchor}
          className={classes(styles.name, isSelected && styles.selectedName)}
        >
          {line}
        </text>
      ))}
      <text x={at.x} y={first + lines.length * lineHeight + 1} textAnchor={anchor} className={styles.value}>
        {value}
      </text>
    </>
  )
}
