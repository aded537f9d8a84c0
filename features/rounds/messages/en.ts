import type { WordsLike } from '@candor/messages/words'
import type { messages as cn } from './cn.ts'

export const messages: WordsLike<typeof cn> = {
  title: 'All rounds at a glance',
  failed: 'What interviewers scored cannot be shown now. Everything else is not affected.',
  rows: 'Rows',
  modules: 'Competencies',
  questions: 'Questions',
  comma: ', ',
  form: 'Form',
  summary:
    'People agree on {agreed} of {compared, plural, one {# thing} other {# things}} that more than one scored.',
  open: '<b>{name}</b> is open: {lowest} against {highest}.',
  nothingToCompare: 'No two people have scored the same thing yet.',
  caption: 'What interviewers scored',
  what: 'What was scored',
  spread: 'Spread',
  spreadOf: '{scores}',
  spreadWithDraft: '{scores}; your draft {draft}',
  noScores: 'No scores yet',
  mean: '{count, plural, =0 {Mean} other {Mean of #}}',
  weight: 'weight {percent}%',
  place: '{number, number} of {count, number}',
  apart: 'apart by {apart}',
  isOpen: 'open, apart by {apart}',
  total: 'total {total}',
  you: 'You',
  draft: 'draft, not submitted',
  notScored: 'Not scored',
  watch: 'Watch {moment}',
  heldBack: 'Held back',
  heldBackText:
    'What colleagues found in this round shows here once you have submitted your own feedback on it.',
  heldBackOf: '{name}, {round}, sent {time}',
  agreement: {
    reliable: 'Agreement is reliable',
    tentative: 'Agreement is tentative',
    open: 'Agreement is weak',
    reliableText: 'Enough to compare candidates, and to settle a close call.',
    tentativeText: 'Enough to compare candidates, not to settle a close call.',
    openText: 'Interviewers score the same performance very differently: do not rank by means.',
    figure: 'Krippendorff’s alpha, 95% interval {low} to {high}',
    scale: 'Alpha {alpha}, interval {low} to {high}, on a scale from 0 to 1',
    counts:
      '{raters, plural, one {# rater} other {# raters}} on this form, {candidates, plural, one {# candidate} other {# candidates}}, {scores, plural, one {# score} other {# scores}}',
    tooFew: 'Agreement is worked out once at least 3 interviewers have scored 5 candidates.',
  },
}
