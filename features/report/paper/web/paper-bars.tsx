import type { Block } from '../contract.ts'
import styles from './paper-bars.module.css'

type Props = Pick<Extract<Block, { kind: 'bars' }>, 'title' | 'max' | 'bars'>

/** Values as bars with their numbers, and with the names of the scale's ends. */
export function PaperBars({ title, max, bars }: Props) {
  return (
    <ul className={styles.bars} aria-label={title}>
      {bars.map(({ name, value, text, low, high }) => (
        <li key={name}>
          <span>{name}</span>
          <svg viewBox="0 0 100 6" preserveAspectRatio="none" aria-hidden="true">
            <rect width="100" height="6" className={styles.track} />
            {value !== null && (
              <rect
                width={(Math.min(max, Math.max(0, value)) / max) * 100}
                height="6"
                className={styles.bar}
              />
            )}
          </svg>
          <b>{text}</b>
          {(low || high) && (
            <span className={styles.ends}>
              <span>{low}</span>
              <span>{high}</span>
            </span>
          )}
        </li>
      ))}
    </ul>
  )
}
