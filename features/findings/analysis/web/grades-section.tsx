import { Section } from '@candor/ui/sections/section'
import { useTranslations } from 'use-intl'
import type { Shown } from '../contract/calls.ts'
import type { Analysis } from '../rules/analysis.ts'
import { gradeOf, grades } from '../rules/grades.ts'
import { GradesLevels } from './grades-levels.tsx'
import styles from './grades-section.module.css'

interface Props {
  analysis: Analysis | null
  shown: Shown | null
}

function GradesLegend({ analysis }: Pick<Props, 'analysis'>) {
  const t = useTranslations('analysis')
  const own = gradeOf(analysis?.category ?? null)
  return (
    <Section title={t('grades')} isFoldable end={own && t('gradeOf', { grade: own })}>
      <ol className={styles.grades}>
        {grades.map((grade) => (
          <li key={grade} className={styles.grade} aria-current={grade === own ? 'true' : undefined}>
            <b className={styles.mark}>L{grade}</b>
            <span>
              <b>{t(`gradeL${grade}`)}</b> {t(`gradeL${grade}Text`)}
            </span>
          </li>
        ))}
      </ol>
    </Section>
  )
}

/** How the report is to be read: the grades of AI interviews, and what the stars mean. */
export function GradesSection({ analysis, shown }: Props) {
  if (!analysis || !shown) return null
  if (!shown.levelLabels && !shown.starExplanation) return null
  return (
    <div className={styles.columns}>
      {shown.levelLabels && <GradesLegend analysis={analysis} />}
      {shown.starExplanation && <GradesLevels overall={analysis.overall} hasWord={shown.levelLabels} />}
    </div>
  )
}
