import { Score } from '@candor/ui/score'
import { Section, type SectionState } from '@candor/ui/section'
import { Stars } from '@candor/ui/stars'
import { useFormatter, useTranslations } from 'use-intl'
import type { Shown } from '../../analysis/contract/calls.ts'
import type { Analysis } from '../../analysis/rules/analysis.ts'
import { meanStars, type SoftSkill, showsSoftSkills, starsOf } from '../../analysis/rules/soft-skills.ts'
import { EvidenceChip } from '../../evidence/web/evidence-chip.tsx'
import type { OpenReport } from '../../report/web/open-report.ts'
import { useEvidenceReader } from '../../report-ai/web/evidence-reader.ts'
import type { StarScale } from '../../scores/rules/stars.ts'
import styles from './soft-skills-section.module.css'

interface Props {
  report: Pick<OpenReport, 'info'>
  analysis: Analysis | null
  shown: Shown | null
  state: SectionState
}

/** A score that is not out of stars keeps its own scale; the stars beside it are those of the position. */
function SkillScore({ score, scale }: Pick<SoftSkill, 'score'> & { scale: StarScale }) {
  if (score.state !== 'scored' || score.outOf === scale) return <Score score={score} />
  return (
    <span className={styles.points}>
      <Score score={score} hasStars={false} />
      <span aria-hidden="true">
        <Stars value={starsOf(score, scale)} outOf={scale} size={14} />
      </span>
    </span>
  )
}

/** The soft skills, each with its score and the first moment that it rests on. */
export function SoftSkillsSection({ report, analysis, shown, state }: Props) {
  const t = useTranslations('report-analysis')
  const format = useFormatter()
  const { book, current, select } = useEvidenceReader()
  if (!analysis || !shown) return null
  if (!showsSoftSkills({ analysis, shown, interview: report.info.interviewResult })) return null

  const skills = analysis.softSkills
  const mean = meanStars(skills, analysis.outOf)
  const isWritten = state.kind === 'ready' || state.kind === 'stale'
  const isEmpty = isWritten && skills.length === 0
  const decimal = { minimumFractionDigits: 1, maximumFractionDigits: 1 }
  const count = skills.filter(({ score }) => score.state === 'scored').length
  return (
    <Section
      title={t('softSkills')}
      isFoldable
      state={isEmpty ? { kind: 'empty', title: t('noSoftSkills'), text: t('noSoftSkillsHint') } : state}
      end={isWritten && mean !== null && t('softSkillsMean', { mean: format.number(mean, decimal), count })}
    >
      <ul className={styles.list}>
        {skills.map((skill) => {
          const [first] = book.byClaim.get(`competency:${skill.name}`) ?? []
          return (
            <li key={skill.name} className={styles.row}>
              <span className={styles.name}>{skill.name}</span>
              <SkillScore score={skill.score} scale={analysis.outOf} />
              <p className={styles.text}>{skill.description}</p>
              {first && (
                <EvidenceChip evidence={first} isCurrent={current?.id === first.id} onSelect={select} />
              )}
            </li>
          )
        })}
      </ul>
    </Section>
  )
}
