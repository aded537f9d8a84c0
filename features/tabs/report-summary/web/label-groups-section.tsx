import { Section, type SectionState } from '@candor/ui/sections/section'
import { showsContent } from '@candor/ui/sections/section-state.ts'
import { useFixed } from '@candor/ui/use-fixed.ts'
import { useTranslations } from 'use-intl'
import type { Analysis } from '../../../findings/analysis/rules/analysis.ts'
import { meanStars } from '../../../findings/analysis/rules/soft-skills.ts'
import { SkillScore } from '../../../findings/analysis/web/skill-score.tsx'
import { competencyClaim } from '../../../findings/evidence/rules/claim-key.ts'
import { EvidenceChips } from '../../../findings/evidence/web/evidence-chips.tsx'
import { maxMoments } from '../rules.ts'
import styles from './label-groups-section.module.css'
import type { ShownEvidence } from './shown-evidence.ts'

interface Props extends ShownEvidence {
  analysis: Analysis
  state: SectionState
}

/** The scores of soft skills, each out of its own total; they show even if there is nothing else. */
export function LabelGroupsSection({ analysis, state: given, evidenceIndex, isWhole, onSelect }: Props) {
  const t = useTranslations('report-summary')
  const decimal = useFixed(1)
  const groups = analysis.softSkills
  const state: SectionState = given.kind === 'empty' ? { kind: 'ready' } : given
  const scale = analysis.outOf
  const mean = meanStars(groups, scale)
  const count = groups.filter(({ score }) => score.state === 'scored').length
  const isWritten = showsContent(state)
  return (
    <Section
      title={t('labelGroups')}
      isFoldable
      state={state}
      end={isWritten && mean !== null && t('labelGroupsMean', { mean: decimal(mean), count })}
    >
      <ul className={styles.rows}>
        {groups.map(({ name, score, description }) => (
          <li key={name} className={styles.row}>
            <h3 className={styles.name}>{name}</h3>
            <SkillScore score={score} scale={scale} />
            <div className={styles.words}>
              {description && <p>{description}</p>}
              <EvidenceChips
                evidence={evidenceIndex.byClaim.get(competencyClaim(name)) ?? []}
                saysNone={isWhole && score.state === 'scored'}
                isLost={evidenceIndex.lost.has(competencyClaim(name))}
                most={maxMoments}
                onSelect={onSelect}
              />
            </div>
          </li>
        ))}
      </ul>
    </Section>
  )
}
