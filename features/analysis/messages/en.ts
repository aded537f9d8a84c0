import type { WordsLike } from '@candor/messages/words'
import type { messages as cn } from './cn.ts'

export const messages: WordsLike<typeof cn> = {
  generating: 'Generating the report',
  generatingProgress:
    'Generating the report: {done, number} of {all, plural, one {# competency} other {# competencies}} scored. It appears here by itself',
  ready: 'The AI report is ready',
  noAnalysis: 'No AI analysis yet',
  noAnalysisHint: 'It appears here when the interview is finished and its results have been imported.',
  stopped: 'The analysis was stopped',
  stoppedHint:
    'The AI analysis of this interview was stopped before it was finished, so there is no verdict, rank or competency score. The answers and the recording are still there.',
  failed: 'The AI report could not be loaded. The rest of the page still works',
}
