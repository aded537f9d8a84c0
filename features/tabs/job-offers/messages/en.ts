import type { WordsLike } from '@candor/messages/words'
import type { messages as cn } from './cn.ts'

export const messages: WordsLike<typeof cn> = {
  title: 'Job offers sent',
  failed: 'The job offers could not be loaded',
  sent: 'Sent',
  sentBy: 'Sent by',
  receiver: 'To',
  state: 'Status',
  states: {
    open: 'No answer yet',
    accepted: 'Accepted',
    declined: 'Declined',
    withdrawn: 'Withdrawn',
    expired: 'Expired',
    unknown: 'Unknown',
  },
}
