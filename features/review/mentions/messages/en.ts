import type { WordsLike } from '@candor/messages/words'
import type { messages as cn } from './cn.ts'

export const messages: WordsLike<typeof cn> = {
  refusal: {
    cannotSeeAll:
      '{name} may not see all these candidates, so the mention cannot be stored. Recommend them to {name} first, or delete the @',
    cannotSee:
      '{name} may not see this candidate, so the mention cannot be stored. Recommend the candidate to {name} first, or delete the @',
    unknownColleague: 'A person named with @ has no account here',
  },
  hint: '@ names a colleague who may see the candidate, and tells them',
  list: 'Colleagues who may see the candidate',
  found:
    '{count, plural, =0 {Nobody who may see the candidate has this name} one {# colleague, arrow keys choose} other {# colleagues, arrow keys choose}}',
  failed: 'The colleagues could not be loaded',
  you: 'you',
}
