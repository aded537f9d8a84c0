import type { Interview } from '../../../candidates/interviews/rules/interview.ts'
import { readScore, type ScoreState, type StarScale } from '../../../candidates/scores/rules/stars.ts'
import type { AiData, LabelGroupScore } from '../contract/ai-data.ts'
import type { Shown } from '../contract/calls.ts'
import { starScaleOf } from './star-scale.ts'

export interface SoftSkill {
  readonly name: string
  readonly score: ScoreState
  readonly description: string | null
}

function readSkill(skill: LabelGroupScore, scale: StarScale, isShown: boolean): SoftSkill {
  const total = skill.labelTotalScore ?? skill.total ?? 0
  return {
    name: skill.label,
    // A total of 0 would make every score full: without a total, the score is in stars.
    score: readScore(skill.labelScore ?? skill.value, total > 0 ? total : scale, isShown),
    description: skill.labeldesc?.trim() || null,
  }
}

/** Reads the soft skills of the wire; score and total each go by either of two names (R3-014). */
export function readSoftSkills(aiData: AiData, shown: Pick<Shown, 'single'>): SoftSkill[] {
  const scale = starScaleOf(aiData)
  return (aiData.labelGroupScoreList ?? []).map((skill) => readSkill(skill, scale, shown.single))
}

/** The kind of interview whose report has no soft skills: L6 (R3-013). */
const l6Category = 6

export interface SoftSkillFacts {
  readonly analysis: {
    readonly category: number | null
    readonly isOrdered: boolean
    readonly isStopped: boolean
  }
  readonly shown: Pick<Shown, 'details'>
  readonly interview: Pick<Interview, 'isFinished' | 'hasVideoQuestions'>
}

/**
 * Whether the report has a section of soft skills (R2-082 to R2-086).
 *
 * The analysis by dimensions is enabled when it was ordered and the company's switch 17 lets it show (decision N42).
 */
export function showsSoftSkills({ analysis, shown, interview }: SoftSkillFacts): boolean {
  const isEnabled = analysis.isOrdered && shown.details
  const isOver = interview.isFinished && !analysis.isStopped
  return analysis.category !== l6Category && isEnabled && isOver && interview.hasVideoQuestions
}

export function meanStars(skills: readonly SoftSkill[], scale: StarScale): number | null {
  const stars = skills.flatMap(({ score }) => (score.state === 'scored' ? [starsOf(score, scale)] : []))
  return stars.length > 0 ? stars.reduce((sum, value) => sum + value, 0) / stars.length : null
}

export function starsOf(
  { value, outOf }: { readonly value: number; readonly outOf: number },
  scale: StarScale,
): number {
  return (value / outOf) * scale
}
