import type { WordsLike } from '@candor/messages/words'
import type { messages as cn } from './cn.ts'

export const messages: WordsLike<typeof cn> = {
  refusal: {
    unknownColleague: 'The account of a colleague can no longer be used',
    noLabel: 'Enter a label',
    tooManyNames: 'The company has too many labels. Delete some first',
    tooManyChosen: 'At most 5,000 candidates at a time. Narrow the filter',
    noReason: 'Choose or write a reason',
    tooManyRunning: 'Five of your acts still run. Wait until one has ended',
    stillRuns: 'It still runs. It can be undone once it has ended',
    tooLate: 'The ten minutes are over. It can no longer be undone',
  },
}
