import { useTranslations } from 'use-intl'
import type { Evidence } from '../rules/evidence.ts'
import { EvidenceChip } from './evidence-chip.tsx'
import styles from './evidence-chips.module.css'

interface Props {
  evidence: readonly Evidence[]
  /** Whether a claim without evidence says so: only where it is known to have none. */
  saysNone: boolean
  /** Whether its evidence quotes an answer that is gone; that is said instead. */
  isLost?: boolean
  /** The most chips; the words after them say how many more there are, and show the next. */
  most?: number
  isCurrent?: (evidence: Evidence) => boolean
  onSelect?: (id: string) => void
  /** Returns the address of a page that shows the moment. */
  hrefOf?: (evidence: Evidence) => string
}

/** The evidence of a claim, or a note that there is none. */
export function EvidenceChips({ evidence, saysNone, isLost, most, isCurrent, onSelect, hrefOf }: Props) {
  const t = useTranslations('evidence')
  if (evidence.length === 0) return saysNone && <p className={styles.none}>{t(isLost ? 'lost' : 'none')}</p>
  const shown = evidence.slice(0, most)
  const next = evidence[shown.length]
  return (
    <ul className={styles.chips} aria-label={t('chips')}>
      {shown.map((each) => (
        <li key={each.id}>
          <EvidenceChip
            evidence={each}
            isCurrent={isCurrent?.(each) ?? false}
            onSelect={onSelect}
            href={hrefOf?.(each)}
          />
        </li>
      ))}
      {next && (
        <li>
          <button type="button" className={styles.more} onClick={() => onSelect?.(next.id)}>
            {t('more', { count: evidence.length - shown.length })}
          </button>
        </li>
      )}
    </ul>
  )
}
