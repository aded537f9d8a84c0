import type { WordsLike } from '@candor/messages/words'
import type { messages as cn } from './cn.ts'

export const messages: WordsLike<typeof cn> = {
  tabTitle: 'Competency',
  overall: 'Overall',
  competence: 'Comprehensive competence',
  stability: 'Emotional stability',
  times: 'Time used',
  firstAt: 'First answer',
  lastAt: 'Last answer',
  competencies: 'Competencies',
  competencyCount: '{first, number} first-level, {second, number} second-level',
  others: 'Others',
  stabilityItems: 'Emotional stability in detail',
  radar: 'First-level competencies',
  secondLevel: '{name}: second-level competencies',
  ready: 'The competency assessment is ready',
  none: 'No competency assessment to show',
  noneText: 'The results appear here once the candidate has taken the assessment.',
  reload: 'Load again',
}
