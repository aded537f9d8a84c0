import type { WordsLike } from '@candor/messages/words'
import type { messages as cn } from './cn.ts'

export const messages: WordsLike<typeof cn> = {
  noStanding: 'No comparison yet',
  noStandingHint:
    'The distribution of scores appears here once at least 10 candidates for this position have one.',
  failed: 'The comparison could not be loaded. The rest of the page still works.',
  distribution: 'Distribution of the scores of {count, number} candidates for this position',
  range: 'Score',
  candidates: 'Candidates',
  fromTo: '{from} to {to}',
  ownBin: '{range} (this candidate: {value})',
  level5: 'Exceeds expectations',
  level5Text: 'Clearly exceeds what the position requires, and lifts others',
  level4: 'Excellent',
  level4Text: 'Meets the requirements of the position throughout, and exceeds some',
  level3: 'Qualified',
  level3Text: 'Meets the basic requirements of the position',
  level2: 'Average',
  level2Text: 'Meets some of the requirements, and needs guidance',
  level1: 'Unqualified',
  level1Text: 'Does not yet meet the requirements of the position',
  band3: 'High',
  band3Text: 'Answers in full, with reasons and a view of their own',
  band2: 'Middle',
  band2Text: 'Answers the point; details or reasons are missing',
  band1: 'Low',
  band1Text: 'Says little about what was assessed',
}
