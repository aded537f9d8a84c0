import { classes } from '../classes.ts'
import { markAnchor, percentOf, scaleShare } from './scale-share.ts'
import styles from './scale-track.module.css'

/** `plain` has no meaning; the others colour a value by its band, from the worst to the best. */
export type ScaleTone = 'plain' | 'low' | 'fair' | 'mid' | 'high'

type ScaleTrackProps = {
  /** Null while it is still being analysed: then there is no mark at all. */
  value: number | null
  tone?: ScaleTone
  min: number
  max: number
  /** Values with a number below the track, and a cut through it where they are within. */
  marks: readonly number[]
}

/** One scale with the place of a value on it. It is hidden from screen readers: say the same in words beside it. */
export function ScaleTrack({ value, tone = 'plain', min, max, marks }: ScaleTrackProps) {
  const at = value === null ? null : percentOf(scaleShare(value, min, max))
  return (
    <svg className={classes(styles.track, styles[tone])} width="100%" height="28" aria-hidden="true">
      <rect y="5" width="100%" height="6" rx="3" className={styles.rail} />
      {at !== null && <rect y="5" width={at} height="6" rx="3" className={styles.fill} />}
      {marks.map((mark) => {
        const share = scaleShare(mark, min, max)
        const x = percentOf(share)
        return (
          <g key={mark}>
            {share > 0 && share < 1 && <line x1={x} x2={x} y1="5" y2="11" className={styles.gap} />}
            <text x={x} y="26" textAnchor={markAnchor(share)} className={styles.mark}>
              {mark}
            </text>
          </g>
        )
      })}
      {at !== null && <circle cx={at} cy="8" r="6" className={styles.place} />}
    </svg>
  )
}
