import { Ring } from '@candor/ui/charts/ring'
import { Score } from '@candor/ui/score'
import { Section, type SectionState } from '@candor/ui/sections/section'
import { useFixed } from '@candor/ui/use-fixed.ts'
import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import type { Interview } from '../../../candidates/interviews/rules/interview.ts'
import { starLevel } from '../../../candidates/scores/rules/levels.ts'
import type { ScoreState } from '../../../candidates/scores/rules/stars.ts'
import type { Scores } from '../rules/scores.ts'
import { LevelScale } from './level-scale.tsx'
import styles from './score-overview.module.css'
import { TimeBar } from './time-bar.tsx'

interface Props {
  scores: Scores
  interview: Interview
  state: SectionState
  /** The parts of the overall score. */
  evidence: ReactNode
  /** Note above the scores, or in place of a missing overall score. */
  note: string | null
}

/** The overview: overall and customised score, used time, and the parts of the overall score. */
export function ScoreOverview({ scores, interview, state, evidence, note }: Props) {
  const t = useTranslations('password-report')
  const { overall, outOf, hasLevels, customised, parts } = scores
  return (
    <Section title={t('scores')} state={state} end={overall && t('outOf', { outOf })}>
      <div className={styles.overview}>
        {note && <p className={styles.note}>{note}</p>}
        {overall && <Overall score={overall} outOf={outOf} hasLevels={hasLevels} evidence={evidence} />}
        {customised && <Part name={t('customised')} score={customised} hasLevel={hasLevels} isRow />}
        <TimeBar usedMs={interview.usedMs} limitMs={interview.limitMs} />
        {parts.length > 0 && (
          <ul className={styles.parts}>
            {parts.map(({ name, score }) => (
              <li key={name}>
                <Part name={t(name)} score={score} hasLevel={hasLevels} />
              </li>
            ))}
          </ul>
        )}
      </div>
    </Section>
  )
}

interface OverallProps extends Pick<Scores, 'outOf' | 'hasLevels'>, Pick<Props, 'evidence'> {
  score: ScoreState
}

/** The overall score: a ring on the scale of 5, stars on that of 3 (decision C77). */
function Overall({ score, outOf, hasLevels, evidence }: OverallProps) {
  const t = useTranslations('password-report')
  const decimal = useFixed(1)
  const level = hasLevels && score.state === 'scored' ? starLevel(score) : null
  const words =
    score.state === 'scored' && level
      ? t('atLevel', {
          name: t('overall'),
          score: decimal(score.value),
          level: t(`levels.l${level}`),
        })
      : t('overall')
  return (
    <>
      <div className={styles.overall}>
        {outOf === 5 ? (
          <Ring score={score} label={t('overall')} size={112} />
        ) : (
          <Score score={score} size="large" />
        )}
        <div>
          <p className={styles.words}>{words}</p>
          {evidence}
        </div>
      </div>
      {hasLevels && <LevelScale level={level} />}
    </>
  )
}

interface PartProps {
  name: string
  score: ScoreState
  hasLevel: boolean
  isRow?: boolean
}

/** One score out of 5, with its level's name where shown: a ring above the name, or beside it. */
function Part({ name, score, hasLevel, isRow = false }: PartProps) {
  const t = useTranslations('password-report')
  return (
    <div className={isRow ? styles.beside : styles.part}>
      <Ring score={score} label={name} size={72} />
      <span>
        <b className={styles.name}>{name}</b>
        {hasLevel && score.state === 'scored' && (
          <span className={styles.level}>{t(`levels.l${starLevel(score)}`)}</span>
        )}
      </span>
    </div>
  )
}
