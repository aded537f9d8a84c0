import type { FigureName } from '../../findings/analysis/rules/figures.ts'

/** The message of each figure, on screen and on paper. */
export const figureTitles = {
  talent: 'figureTalent',
  emotion: 'figureEmotion',
  appearance: 'figureAppearance',
  assessment: 'figureAssessment',
  videoEvaluation: 'figureVideoEvaluation',
  totalEvaluation: 'figureTotalEvaluation',
  mtL5Stars: 'figureMtL5Stars',
  realization: 'figureRealization',
} as const satisfies Record<FigureName, string>
