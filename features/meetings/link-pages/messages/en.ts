import type { WordsLike } from '@candor/messages/words'
import type { messages as cn } from './cn.ts'

export const messages: WordsLike<typeof cn> = {
  for: 'for {company}',
  with: 'With',
  where: 'Where',
  roomByMail: 'The link to join is in your email.',
  companyCancelled: 'This interview was cancelled',
  companyCancelledText:
    '{company} cancelled the interview “{round}” for {position}. You do not need to do anything.',
  over: 'This link no longer works',
  overText: 'Open the link in the latest email, or contact the recruiter.',
  incomplete: 'This link is incomplete',
  incompleteText: 'Open it from the email again, or copy all of it.',
  failed: 'That did not work. Check your connection and try again',
  loading: 'Opening',
  room: {
    offline: 'In person',
    builtIn: 'Built-in room',
    online: 'Online',
    meeting: 'Video call',
    other: 'To be announced',
  },
}
