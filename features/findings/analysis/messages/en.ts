import type { WordsLike } from '@candor/messages/words'
import type { messages as cn } from './cn.ts'

export const messages: WordsLike<typeof cn> = {
  generating: 'Generating the report',
  generatingProgress:
    'Generating the report: {done, number} of {all, plural, one {# competency} other {# competencies}} scored. It appears here automatically',
  ready: 'The AI report is ready',
  noAnalysis: 'No AI analysis yet',
  noAnalysisHint: 'It appears here once the interview is finished and its results have been imported.',
  noAnalysisFinished:
    'This interview is finished, but no AI analysis was imported with it. You can still view the questions, answers and recordings that were.',
  scoreHidden: 'No total score is shown',
  scoreHiddenHint: 'The company does not show total scores, and the results were imported without a summary.',
  scoreHiddenAlone: 'The company does not show total scores, and no other AI analysis was imported.',
  stopped: 'The analysis was stopped',
  stoppedHint:
    'The AI analysis of this interview was stopped before it was finished, so there is no overall score, rank or competency score. The answers and recordings are still available.',
  failed: 'The AI report could not be loaded. The rest of the page still works.',
  voiceReady: 'The voice result is ready',
  noVoice: 'No voice result yet',
  voiceFailed: 'The voice result could not be loaded. The rest of the page still works.',
  theModel: 'the model',
  version: '{model} {version}',
  scoredLower: '<b>{percent}</b> of the candidates for this position scored lower',
  rank: 'Rank {rank, number}',
  rankOf: 'Rank {rank, number} of {count, number}',
  radar: 'Scores by competency',
  grades: 'AI interview levels',
  gradeOf: 'This interview: L{grade, number}',
  gradeL6: 'Conversation.',
  gradeL6Text: 'Asks, follows up on the answer, scores against assessment points',
  gradeL5: 'Automatic.',
  gradeL5Text: 'Fixed questions; overall rating and rank on a 3-star scale',
  gradeL4: 'Supervised.',
  gradeL4Text: 'Proposes the whole result; a person signs it',
  gradeL3: 'Assisted.',
  gradeL3Text: 'Scores each answer; a person confirms each one',
  gradeL2: 'Analysed.',
  gradeL2Text: 'Marks key points and delivery, without a verdict',
  starLevels: 'What the stars mean',
  copyright: 'Copyright notice',
  copyrightText:
    'Scores are produced by a model and are advisory; people decide. © {year} {brand}. Report content may not be redistributed outside the hiring company.',
  outdated:
    'The answers were imported again with changes after this analysis. Its scores may no longer match them.',
  lowTranscript:
    'The transcript is of low quality, with a mean confidence of {percent}. Scores may rest on misheard words: check the video.',
  keyPoints: 'Key points',
  keyPointsOfFollowUp: 'Key points of follow-up {round, number}',
  keyPointTimes: 'mentioned {count, plural, one {once} other {# times}}',
}
