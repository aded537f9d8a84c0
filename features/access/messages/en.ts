import type { WordsLike } from '@candor/messages/words'
import type { messages as cn } from './cn.ts'

export const messages: WordsLike<typeof cn> = {
  refusal: {
    passwordChangeNeeded: 'Change the one-time password first',
    signInNeeded: 'Sign in first',
    tokenInvalid: 'You are no longer signed in. Sign in again',
    tokenExpired: 'Your session has expired. Sign in again',
    notFound: 'Invalid link',
    noView: 'You have no permission to view this',
    noOperate: 'You have no permission for this, contact HR',
  },
  userType: {
    superAdmin: 'Super administrator',
    admin: 'Administrator',
    general: 'HR',
    interviewer: 'Interviewer',
    read: 'Read-only',
    freeze: 'Frozen',
    helpUser: 'Collaborator',
    publishUser: 'Publisher',
  },
}
