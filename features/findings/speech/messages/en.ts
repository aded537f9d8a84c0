import type { WordsLike } from '@candor/messages/words'
import type { messages as cn } from './cn.ts'

export const messages: WordsLike<typeof cn> = {
  abilities: 'Ability by language',
  abilitiesBest: '{language} {points}',
  noAbilities: 'No results by language yet',
  noAbilitiesHint: 'It appears here once the results of a speech or reading test have been imported.',
  abilitiesFailed: 'The abilities by language could not be loaded. The rest of the page still works.',
  abilitiesReady: 'The abilities by language are ready',
  voice: 'Voice',
  voiceOverall: 'Overall',
  voiceFluency: 'Fluency',
  voiceAccuracy: 'Accuracy',
  voiceEnd: '{stars} stars overall',
  voiceEndIn: '{language} {stars} stars',
  words: 'Most frequent words',
  word: 'Word',
  count: 'Count',
  share: 'Share',
  allWords: 'Show all {count, number}',
  fewerWords: 'Show fewer',
  noWords: 'No frequent words',
  spoken: 'Spoken answers',
  spokenCount: '{count, plural, one {# answer} other {# answers}}',
  noSpoken: 'No spoken answers yet',
  noSpokenHint: 'They appear here once the candidate has answered questions by speaking or reading aloud.',
}
