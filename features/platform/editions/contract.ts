import { codes } from '@candor/call/codes'

/** The editions, smallest first. */
export const editions = ['standard', 'advanced', 'business'] as const

/** The ways to pay for an edition. */
export const billings = ['month', 'year'] as const

/** Quotas of what the company has at a time, which is free again once it is gone. */
export const lastingQuotas = ['hrAccounts', 'interviewers', 'jobs', 'storage'] as const

/** Quotas of what is counted from zero in each period: finished interviews of a kind, and messages. */
export const useQuotas = [
  'aiInterviewL2',
  'aiInterviewL5',
  'onlineExam',
  'codingExam',
  'cognition',
  'personality',
  'mentalHealth',
] as const
export const messageQuotas = ['sms', 'mails'] as const

/** All quotas of an edition, in the order of the screen. */
export const quotas = [...lastingQuotas, ...useQuotas, ...messageQuotas] as const

/** Refusals of calls that would exceed a quota. Interviews are never refused. */
export const quotaRefusals = {
  feature: 'editions',
  refusals: {
    hrAccountsUsedUp: codes.quotaUsedUp,
    interviewersUsedUp: codes.quotaUsedUp,
    jobsUsedUp: codes.quotaUsedUp,
    storageUsedUp: codes.quotaUsedUp,
    mailsUsedUp: codes.quotaUsedUp,
  },
} as const
