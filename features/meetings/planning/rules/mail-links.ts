import { dayMs } from '@candor/kernel/durations'
import type { CancelledPlan } from '../contract/mail-links.ts'

/** The purposes of mailed links, one each. The first two are for interviewers, the others for candidates. */
export const linkPurposes = ['accept', 'feedback', 'schedule', 'satisfaction', 'respond'] as const
export type LinkPurpose = (typeof linkPurposes)[number]

/** The page that a link opens. */
export const pageOf: Readonly<Record<LinkPurpose, string>> = {
  accept: '/acceptPage',
  feedback: '/emailFeedback',
  schedule: '/schedule-an-interview',
  satisfaction: '/interview-satisfaction',
  respond: '/schedule-an-interview/confirm-reserve',
}

/** The purposes of links about a candidate, not about a planned interview. */
export const candidatePurposes = ['idCard', 'monitor', 'campaign'] as const
export type CandidatePurpose = (typeof candidatePurposes)[number]

/** The page that such a link opens. */
export const candidatePageOf: Readonly<Record<CandidatePurpose, string>> = {
  idCard: '/idcollect',
  monitor: '/mobilemonitor',
  campaign: '/welfareActivities',
}

/** The page on which photos are checked before they are sent, by the same link. */
export const idCheckPage = '/idcheck'

/** The parameter of an address that holds the token of its link. */
export const linkField = 'sign'

const wholeToken = /^[\w-]{43}$/

/** Whether a token is as long as a link has it. Mail programs cut links, and people copy parts of them. */
export const isWholeLink = (token: string): boolean => wholeToken.test(token)

/** Limit of tries from one address with links that do not work, for all purposes together. */
export const linkTryLimit = { max: 60, perMinutes: 15 } as const

/** Whether the data of a refusal are an interview that the company cancelled. */
export const hasCancelledPlan = (data: unknown): data is { readonly cancelled: CancelledPlan } =>
  typeof data === 'object' && data !== null && 'cancelled' in data

const lifetimeDays = 30

/**
 * When a link made at `now` expires: a month after its interview, or after now where that is later or there is no time
 * yet.
 */
export function linkExpiry(now: Date, interviewEndsAt: Date | null): Date {
  return new Date(Math.max(now.getTime(), interviewEndsAt?.getTime() ?? 0) + lifetimeDays * dayMs)
}
