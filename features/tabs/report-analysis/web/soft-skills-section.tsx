import { Section, type SectionState } from '@candor/ui/sections/section'
import { showsContent } from '@candor/ui/sections/section-state.ts'
import { useFixed } from '@candor/ui/use-fixed.ts'
import { useTranslations } from 'use-intl'
import type { Shown } from '../../../findings/analysis/contract/calls.ts'
import type { Analysis } from '../../../findings/analysis/rules/analysis.ts'
import { meanStars, showsSoftSkills } from '../../../findings/analysis/rules/soft-skills.ts'
import { useEvidenceReader } from '../../../findings/analysis/web/evidence-reader.ts'
import { SkillScore } from '../../../findings/analysis/web/skill-score.tsx'
import { competencyClaim } from '../../../findings/evidence/rules/claim-key.ts'
import { EvidenceChips } from '../../../findings/evidence/web/evidence-chips.tsx'
import type { OpenReport } from '../../../report/report/web/open-report.ts'
import styles from './soft-skills-section.module.css'

interface Props {
  report: Pick<OpenReport, 'interview'>
  analysis: Analysis | null
  shown: Shown | null
  state: SectionState
}

/** The soft skills, each with its score and its first moment of evidence. */
export function SoftSkillsSection({ report, analysis, shown, state }: Props) {
  const t = useTranslations('report-analysis')
  const decimal = useFixed(1)
  const { evidenceIndex, current, select } = useEvidenceReader()
  if (!analysis || !shown) return null
  if (!showsSoftSkills({ analysis, shown, interview: report.interview })) return null

  const skills = analysis.softSkills
  const mean = meanStars(skills, analysis.outOf)
  const isWritten = showsContent(state)
  const isEmpty = isWritten && skills.length === 0
  const count = skills.filter(({ score }) => score.state === 'scored').length
  return (
    <Section
      title={t('softSkills')}
      isFoldable
      state={isEmpty ? { kind: 'empty', title: t('noSoftSkills'), text: t('noSoftSkillsHint') } : state}
      end={isWritten && mean !== null && t('softSkillsMean', { mean: decimal(mean), count })}
    >
      <ul className={styles.list}>
        {skills.map((skill) => (
          <li key={skill.name} className={styles.row}>
            <span className={styles.name}>{skill.name}</span>
            <SkillScore score={skill.score} scale={analysis.outOf} />
            <p className={styles.text}>{skill.description}</p>
            <div className={styles.evidence}>
              <EvidenceChips
                evidence={evidenceIndex.byClaim.get(competencyClaim(skill.name)) ?? []}
                saysNone={skill.score.state === 'scored'}
                isLost={evidenceIndex.lost.has(competencyClaim(skill.name))}
                most={1}
                isCurrent={({ id }) => id === current?.id}
                onSelect={select}
              />
            </div>
          </li>
        ))}
      </ul>
    </Section>
  )
}
