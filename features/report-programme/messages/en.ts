import type { WordsLike } from '@candor/messages/words'
import type { messages as cn } from './cn.ts'

export const messages: WordsLike<typeof cn> = {
  tabTitle: 'Programming work',
  ready: 'The programming work has been scored',
  failed: 'The programming work could not be loaded; everything else still works',
  none: 'No programming work',
  noneText: 'Tasks and code appear here when the candidate has finished.',
  named: 'Imitated programming work',
  used: '{used} used',
  usedOf: '{used} of {total} used',
  untitled: 'Task {number, number}',
  handedIn: 'Handed in',
  noFiles: 'The candidate handed in no code',
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
