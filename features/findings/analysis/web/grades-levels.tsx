import { Section } from '@candor/ui/sections/section'
import { Stars } from '@candor/ui/stars'
import { useTranslations } from 'use-intl'
import { starLevel, starLevels } from '../../../candidates/scores/rules/levels.ts'
import type { ScoreState } from '../../../candidates/scores/rules/stars.ts'
import styles from './grades-section.module.css'

interface Props {
  overall: ScoreState
  /** Whether the level of the overall score is named: the company may hide such words. */
  hasWord: boolean
}

/** The meanings of the stars of the overall score, the best level first. */
export function GradesLevels({ overall, hasWord }: Props) {
  const t = useTranslations('analysis')
  const levels = useTranslations('scores')
  const own = hasWord && overall.state === 'scored' ? starLevel(overall) : null
  return (
    <Section title={t('starLevels')} isFoldable isOpenAtFirst={false} end={own && levels(`level${own}`)}>
      <ol className={styles.grades}>
        {starLevels.map((level) => (
          <li key={level} className={styles.grade} aria-current={level === own ? 'true' : undefined}>
            <span className={styles.mark}>
              <Stars value={level} size={14} />
            </span>
            <span>
              {hasWord && <b>{levels(`level${level}`)} </b>}
              {levels(`level${level}Text`)}
            </span>
          </li>
        ))}
      </ol>
    </Section>
  )
}
