import { Score } from '@candor/ui/score'
import { Stars } from '@candor/ui/stars'
import type { StarScale } from '../../../candidates/scores/rules/stars.ts'
import { type SoftSkill, starsOf } from '../rules/soft-skills.ts'
import styles from './skill-score.module.css'

/** A score that is not out of stars keeps its own scale; the stars beside it are those of the position. */
export function SkillScore({ score, scale }: Pick<SoftSkill, 'score'> & { scale: StarScale }) {
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
