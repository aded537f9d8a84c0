import type { WordsLike } from '@candor/messages/words'
import type { messages as cn } from './cn.ts'

export const messages: WordsLike<typeof cn> = {
  refusal: {
    noAddress: 'Invalid link',
  },
  education: {
    unlimited: 'Any education',
    juniorHigh: 'Junior high or below',
    highSchool: 'High school or technical',
    college: 'College',
    bachelor: 'Bachelor',
    master: 'Master',
    doctorate: 'Doctorate',
    mba: 'MBA',
  },
  male: 'Male',
  female: 'Female',
}
