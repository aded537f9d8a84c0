import type { WordsLike } from '@candor/messages/words'
import type { messages as cn } from './cn.ts'

export const messages: WordsLike<typeof cn> = {
  tabTitle: 'Third-party evaluation',
  evaluations: 'Third-party evaluations',
  count: '{count, plural, one {# evaluation} other {# evaluations}}',
  none: 'No third-party evaluations',
  noneText: 'Scores and reports of external tests appear here.',
  failed: 'The third-party evaluations could not be loaded. The rest of the page still works.',
  unreadable:
    '{count, plural, one {# evaluation} other {# evaluations}} could not be read. Please tell an administrator.',
  external: 'External vendor',
  status: {
    notReviewed: 'Not reviewed',
    underReview: 'Under review',
    completed: 'Completed',
  },
  score: 'Score',
  noScore: 'No score yet',
  at: '{position}, {time}',
  add: 'Add',
  adding: 'Add a third-party evaluation',
  change: 'Edit',
  changeNamed: 'Edit {name}',
  changing: 'Edit the third-party evaluation',
  testName: 'Test',
  testNameMissing: 'Enter the name of the test',
  scoreHint: 'A number, a grade or a word',
  file: 'Test report',
  fileHidden:
    'The candidate is anonymous: files are not shown and cannot be uploaded. An existing file is kept.',
  wantsResult: 'Enter a score or upload a file. You can also do this later.',
  save: 'Save',
  saving: 'Saving',
  saved: 'Saved',
  cancel: 'Cancel',
  delete: 'Delete',
  deleteNamed: 'Delete {name}',
  deleteTitle: 'Delete the third-party evaluation?',
  deleteText: '“{name}” will be deleted permanently.',
  deleteWithFile: '“{name}” and its file will be deleted permanently.',
  deleted: 'Deleted',
  refusal: {
    noFile: 'The file no longer exists. Upload it again',
    changedMeanwhile:
      'Somebody else has changed this evaluation, so nothing was saved. Cancel to see what is there now',
    tooMany: 'A candidate can have at most {most, number} third-party evaluations. Delete one first',
  },
  timeline: {
    added: 'A result from outside was added',
  },
}
