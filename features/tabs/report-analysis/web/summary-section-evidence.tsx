import { classes } from '@candor/ui/classes.ts'
import { useTranslations } from 'use-intl'
import { highlights } from '../../../findings/analysis/rules/summary.ts'
import { useEvidenceReader } from '../../../findings/analysis/web/evidence-reader.ts'
import type { Evidence } from '../../../findings/evidence/rules/evidence.ts'
import { EvidenceChip } from '../../../findings/evidence/web/evidence-chip.tsx'
import { ClaimChips } from './claim-chips.tsx'
import styles from './summary-section-evidence.module.css'

type Side = 'supports' | 'against'

const words = {
  supports: { title: 'supportsHiring', none: 'nothingSupports' },
  against: { title: 'speaksAgainst', none: 'nothingAgainst' },
} as const

interface SideProps {
  side: Side
  moments: readonly Evidence[]
}

function Moments({ side, moments }: SideProps) {
  const t = useTranslations('report-analysis')
  const { current, select } = useEvidenceReader()
  return (
    <section aria-label={t(words[side].title)}>
      {/* On a phone sign and colour tell the side; screen readers still read the heading. */}
      <h3 className={classes(styles.title, 'sr-small')} data-kind={side}>
        {t(words[side].title)}
      </h3>
      {moments.length === 0 && <p className={styles.none}>{t(words[side].none)}</p>}
      <ul>
        {moments.map((moment) => (
          <li key={moment.id} className={styles.moment}>
            <EvidenceChip evidence={moment} isCurrent={moment.id === current?.id} onSelect={select} />
            <span dir="auto">{moment.title}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}

interface Props {
  leftOut: ReadonlySet<string>
  /** Whether a summary without evidence says so. */
  saysNone: boolean
}

/** The moments for the candidate and against; without either, the summary's own evidence. */
export function SummaryEvidence({ leftOut, saysNone }: Props) {
  const { evidenceIndex } = useEvidenceReader()
  const supports = highlights(evidenceIndex, 'supports', leftOut)
  const against = highlights(evidenceIndex, 'against', leftOut)
  if (supports.length === 0 && against.length === 0) {
    return (
      <ClaimChips
        evidence={evidenceIndex.byClaim.get('summary') ?? []}
        saysNone={saysNone}
        isLost={evidenceIndex.lost.has('summary')}
      />
    )
  }
  return (
    <div className={styles.sides}>
      <Moments side="supports" moments={supports} />
      <Moments side="against" moments={against} />
    </div>
  )
}
