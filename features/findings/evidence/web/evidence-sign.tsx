import type { EvidenceKind } from '../rules/evidence.ts'
import styles from './evidence-sign.module.css'

const signs = { supports: '+', against: '−', note: '•' } as const

/** The direction of evidence as a sign on its colour. It has no accessible name: the text beside it has. */
export function EvidenceSign({ kind }: { kind: EvidenceKind }) {
  return (
    <i className={styles.sign} data-kind={kind} aria-hidden="true">
      {signs[kind]}
    </i>
  )
}
