import { useTranslations } from 'use-intl'
import type { Evidence } from '../rules/evidence.ts'
import { EvidenceChip } from './evidence-chip.tsx'
import styles from './evidence-chips.module.css'

interface Props {
  evidence: readonly Evidence[]
  /** Whether a claim without evidence says so: only where it is known to have none. */
  saysNone: boolean
  /** Whether what was given for it quotes an answer that is gone, which is said instead. */
  isLost?: boolean
  /** How many stand here: the words after them say how many more there are, and open the next. */
  most?: number
  isCurrent?: (evidence: Evidence) => boolean
  onSelect?: (id: string) => void
  /** The address of a moment, where it is seen on a page of its own. */
  hrefOf?: (evidence: Evidence) => string
}

/** What a claim rests on, or that it rests on nothing. */
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
