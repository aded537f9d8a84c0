import { useIsPaneOver } from '@candor/ui/overlays/side-pane'
import { useTranslations } from 'use-intl'
import { useEvidenceReader } from '../../analysis/web/evidence-reader.ts'
import { absenceOf, type ClaimKey } from '../../evidence/rules/evidence.ts'
import { EvidenceChip } from '../../evidence/web/evidence-chip.tsx'
import styles from './claim-chips.module.css'

/** What a claim rests on. Where the evidence stands beside the report, it is listed there, and not here as well. */
export function ClaimChips({ claim }: { claim: ClaimKey }) {
  const t = useTranslations('evidence')
  const { evidenceIndex, current, select } = useEvidenceReader()
  const isOver = useIsPaneOver()
  const evidence = evidenceIndex.byClaim.get(claim) ?? []
  if (evidence.length === 0) return <p>{t(absenceOf(evidenceIndex, claim))}</p>
  if (!isOver) return null
  return (
    <ul className={styles.chips} aria-label={t('chips')}>
      {evidence.map((each) => (
        <li key={each.id}>
          <EvidenceChip evidence={each} isCurrent={each.id === current?.id} onSelect={select} />
        </li>
      ))}
    </ul>
  )
}
