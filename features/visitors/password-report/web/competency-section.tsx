import { Score } from '@candor/ui/score'
import { Section, type SectionState } from '@candor/ui/sections/section'
import { useTranslations } from 'use-intl'
import type { Analysis } from '../../../findings/analysis/rules/analysis.ts'
import { isBeingMade } from '../../../findings/analysis/rules/progress.ts'
import { competencyClaim } from '../../../findings/evidence/rules/claim-key.ts'
import { EvidenceChips } from '../../../findings/evidence/web/evidence-chips.tsx'
import styles from './competency-section.module.css'
import type { OpenedEvidence } from './opened-evidence.ts'

interface Props {
  analysis: Analysis
  /** Null where the share does not open it. */
  evidence: OpenedEvidence | null
}

/** The analysis of each competency, with its evidence. */
export function CompetencySection({ analysis, evidence }: Props) {
  const t = useTranslations('password-report')
  const { competencies } = analysis
  const isComing = isBeingMade(analysis)
  if (competencies.length === 0 && !isComing) return null
  const state: SectionState = isComing ? { kind: 'analysing' } : { kind: 'ready' }
  return (
    <Section title={t('competencies')} state={state}>
      <ul>
        {competencies.map(({ name, score, reason }) => (
          <li key={name} className={styles.competency}>
            <div className={styles.head}>
              <h3 className={styles.name}>{name}</h3>
              {score.state !== 'hidden' && <Score score={score} />}
            </div>
            {reason && <p>{reason}</p>}
            {evidence && (
              <EvidenceChips
                evidence={evidence.evidenceIndex.byClaim.get(competencyClaim(name)) ?? []}
                saysNone={score.state !== 'analysing'}
                isLost={evidence.evidenceIndex.lost.has(competencyClaim(name))}
                hrefOf={evidence.hrefOf}
              />
            )}
          </li>
        ))}
      </ul>
    </Section>
  )
}
