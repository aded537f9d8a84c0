import type { WordsLike } from '@candor/messages/words'
import type { messages as cn } from './cn.ts'

export const messages: WordsLike<typeof cn> = {
  tabTitle: 'Programming simulation',
  ready: 'The programming simulation has been scored',
  failed: 'The programming simulation could not be loaded. The rest of the page still works.',
  none: 'No programming simulation',
  noneText: 'Tasks and code appear here once the candidate has finished.',
  named: 'Programming simulation',
  used: '{used} used',
  usedOf: '{used} of {total} used',
  untitled: 'Task {number, number}',
  handedIn: 'Submitted',
  noFiles: 'The candidate submitted no code',
  file: 'File {number, number}',
  score: 'AI score',
  byModel: 'Written by the model',
  cases: 'Test cases',
  passedOf: '{passed, number} of {count, plural, one {# case} other {# cases}} passed',
  casesRunning: '{count, plural, one {# case} other {# cases}} running',
  passed: 'Passed',
  failedCase: 'Not passed',
  running: 'Running',
}
