import type { Evidence } from '../rules/evidence.ts'
import styles from './evidence-axis.module.css'

interface Props {
  evidence: readonly Evidence[]
  /** Where the session ends, in milliseconds: all axes of a page share it. */
  endMs: number
  currentId: string | null
}

/**
 * A claim's evidence on the axis of the session: evidence for rises, against drops, a note is on the line. A drawing.
 */
export function EvidenceAxis({ evidence, endMs, currentId }: Props) {
  return (
    <span className={styles.axis} aria-hidden="true">
      {evidence.map(({ id, kind, startMs }) => (
        <span
          key={id}
          className={styles.tick}
          data-kind={kind}
          data-current={id === currentId}
          style={{ left: `${endMs > 0 ? Math.min(100, (startMs / endMs) * 100) : 0}%` }}
        />
      ))}
    </span>
  )
}
