import type { WordsLike } from '@candor/messages/words'
import type { messages as cn } from './cn.ts'

export const messages: WordsLike<typeof cn> = {
  stateGenerating: 'Generating',
  stateNotPassed: 'Not passed',
  stateReviewed: 'Reviewed',
  leftPage: 'Left the interview page',
  noFace: 'No face in frame',
  multiplePerson: 'More than one person in frame',
  personChange: 'Change of person',
  facialRecognition: 'Face match',
  speechDraft: 'Reading from a draft',
  concentration: 'Concentration',
  keyboard: 'Keyboard use',
  abnormalPicture: 'Unusual photos',
  textSimilarity: 'Answer similarity',
  phoneMonitoring: 'Phone monitoring',
  screenMonitoring: 'Screen monitoring',
  login: 'Number of sign-ins',
  ready: 'The anti-cheating results are ready',
  failed: 'The anti-cheating results could not be loaded. The rest of the page still works',
}
