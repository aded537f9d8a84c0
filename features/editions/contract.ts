import { codes } from '@candor/call/codes'

/** What companies buy, least first. */
export const editions = ['standard', 'advanced', 'business'] as const

/** How an edition is paid. */
export const billings = ['month', 'year'] as const

/** What stands: it is used as long as it is there. */
export const standingQuotas = ['hrAccounts', 'interviewers', 'jobs', 'storage'] as const

/** What is counted anew in each period: finished interviews of a kind, and messages. */
export const useQuotas = [
  ...(['aiInterviewL2', 'aiInterviewL5', 'onlineExam', 'codingExam'] as const),
  ...(['cognition', 'personality', 'mentalHealth'] as const),
] as const
export const messageQuotas = ['sms', 'mails'] as const

/** Everything that an edition holds so much of, in the order in which it is shown. */
export const quotas = [...standingQuotas, ...useQuotas, ...messageQuotas] as const

/** What the edition of a company says no with, whichever call takes of it. Of uses of interviews nothing is ever refused. */
export const quotaRefusals = {
  feature: 'editions',
  refusals: {
    hrAccountsUsedUp: codes.quotaUsedUp,
    interviewersUsedUp: codes.quotaUsedUp,
    storageUsedUp: codes.quotaUsedUp,
    mailsUsedUp: codes.quotaUsedUp,
  },
} as const
