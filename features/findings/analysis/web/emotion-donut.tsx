import { type Emotion, emotionColours } from '../rules/emotions.ts'
import styles from './emotion-shares.module.css'

const radius = 15.915
const gap = 0.6

/** The shares around a ring, the most frequent first from the top; the list beside it has them in words. */
export function EmotionDonut({ shares }: { shares: readonly Emotion[] }) {
  const sum = shares.reduce((total, { count }) => total + count, 0)
  const percents = shares.map(({ count }) => (count / sum) * 100)
  const isWhole = shares.length === 1
  const arcs = shares.map(({ name }, index) => ({
    name,
    length: isWhole ? 100 : Math.max((percents[index] ?? 0) - gap, 0.3),
    before: percents.slice(0, index).reduce((total, percent) => total + percent, 0),
  }))
  return (
    <svg viewBox="0 0 42 42" className={styles.donut} aria-hidden="true">
      {arcs.map(({ name, length, before }) => (
        <circle
          key={name}
          cx="21"
          cy="21"
          r={radius}
          fill="none"
          stroke={`var(${emotionColours[name]})`}
          strokeWidth="6"
          strokeDasharray={`${length} ${100 - length}`}
          strokeDashoffset={25 - before}
        />
      ))}
    </svg>
  )
}
