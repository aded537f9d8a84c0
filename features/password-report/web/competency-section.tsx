import { Score } from '@candor/ui/score'
import { Section, type SectionState } from '@candor/ui/sections/section'
import { useTranslations } from 'use-intl'
import type { Analysis } from '../../analysis/rules/analysis.ts'
import styles from './competency-section.module.css'

/** What the model says of each competency. */
export function CompetencySection({ analysis }: { analysis: Analysis }) {
  const t = useTranslations('password-report')
  const { competencies, state: made } = analysis
  if (competencies.length === 0 && made !== 'generating') return null
  const state: SectionState = made === 'generating' ? { kind: 'analysing' } : { kind: 'ready' }
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
          </li>
        ))}
      </ul>
    </Section>
  )
}
