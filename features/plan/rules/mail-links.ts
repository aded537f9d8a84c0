import { dayMs } from '@candor/kernel/durations'
import type { CancelledPlan } from '../contract/mail-links.ts'

/** What links in mails are for: one thing each. The first two are an interviewer's, the others the candidate's. */
export const linkPurposes = ['accept', 'feedback', 'schedule', 'satisfaction', 'respond'] as const
export type LinkPurpose = (typeof linkPurposes)[number]

/** Which page a link opens. */
export const pageOf: Readonly<Record<LinkPurpose, string>> = {
  accept: '/acceptPage',
  feedback: '/emailFeedback',
  schedule: '/schedule-an-interview',
  satisfaction: '/interview-satisfaction',
  respond: '/schedule-an-interview/confirm-reserve',
}

/** What links are for that are about a candidate, not about a planned interview. */
export const candidatePurposes = ['idCard', 'monitor', 'campaign'] as const
export type CandidatePurpose = (typeof candidatePurposes)[number]

/** Which page such a link opens. */
export const candidatePageOf: Readonly<Record<CandidatePurpose, string>> = {
  idCard: '/idcollect',
  monitor: '/mobilemonitor',
  campaign: '/welfareActivities',
}

/** Where what was photographed is looked at before it is sent, by the same link. */
export const idCheckPage = '/idcheck'

/** The parameter of an address that holds the token of its link. */
export const linkField = 'sign'

/** Tries from one address with links that open nothing, whatever they are for. */
export const linkTryLimit = { max: 60, perMinutes: 15 } as const

/** Whether what came with a refusal is an interview that the company cancelled. */
export const tellsCancelled = (data: unknown): data is { readonly cancelled: CancelledPlan } =>
  typeof data === 'object' && data !== null && 'cancelled' in data

const lifetimeDays = 30

/** When a link ends that is made at `now`: a month after its interview, or after now where that is later or has no time yet. */
export function linkExpiry(now: Date, interviewEndsAt: Date | null): Date {
  return new Date(Math.max(now.getTime(), interviewEndsAt?.getTime() ?? 0) + lifetimeDays * dayMs)
}
