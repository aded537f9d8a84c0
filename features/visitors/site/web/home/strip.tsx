import type { HomeContent } from '../../rules/content.ts'
import type { Sample } from '../../rules/sample.ts'
import { named } from './named.ts'
import styles from './strip.module.css'

const percent = (share: number) => `${(share * 100).toFixed(2)}%`
/** The y coordinate of the axis. */
const axis = 84
/** The y coordinate of a mark: above the axis, below it or on it. */
const topOf = {
  supports: (height: number) => axis - 1 - height,
  against: () => axis + 1,
  note: (height: number) => axis - height / 2,
}

/** The interview as one axis, with a line from the quoted moment to the score that it is evidence for. */
export function Strip({ sample, exhibit }: { sample: Sample; exhibit: HomeContent['exhibit'] }) {
  const at = percent(sample.quote.at)
  const quoted = sample.questions.findLastIndex(({ at: start }) => start <= sample.quote.at)
  return (
    <svg className={styles.strip} width="100%" height="150" role="img" aria-label={exhibit.axis}>
      {sample.questions.map(({ id, at: start }, index) => (
        <g key={id}>
          <line className={styles.start} x1={percent(start)} x2={percent(start)} y1="36" y2="132" />
          {/* The label of the question that the line crosses is moved beside the line. */}
          <text className={styles.label} x={percent(start)} dx={index === quoted ? 36 : 8} y="50">
            <tspan className={styles.number}>Q{index + 1}</tspan>
            <tspan className={styles.title} dx="5">
              {named(exhibit.questions, id)}
            </tspan>
          </text>
        </g>
      ))}
      <line className={styles.axis} x1="0" x2="100%" y1={axis} y2={axis} />
      {sample.marks.map(({ at: share, kind, isOfClaim }) => {
        const height = isOfClaim ? 26 : 20
        return (
          <rect
            key={`${share}${kind}${isOfClaim}`}
            className={`${styles.mark} ${styles[kind]} ${isOfClaim ? '' : styles.other}`}
            x={percent(share)}
            y={topOf[kind](height)}
            width="7"
            height={height}
            rx="2"
          />
        )
      })}
      <line className={styles.trace} x1={at} x2={at} y1="0" y2="149" />
      <line className={styles.trace} x1="0" x2={at} y1="149" y2="149" />
    </svg>
  )
}
