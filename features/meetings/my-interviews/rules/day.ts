import type { ReplyOf } from '@candor/call/define'
import type { Span } from '@candor/kernel/span'
import type { listDay } from '../contract.ts'

export interface OfDay extends Span {
  readonly planId: string
  readonly candidateId: string
  readonly candidate: { readonly name: string; readonly latin: string | null }
  readonly roundName: string
  readonly roomType: number
  readonly location: string | null
  readonly others: readonly string[]
  readonly isOwn: boolean
  readonly hasFeedback: boolean
}

export type State = 'coming' | 'running' | 'over'

export function stateOf({ startsAt, endsAt }: Span, now: number): State {
  if (now < startsAt) return 'coming'
  return now < endsAt ? 'running' : 'over'
}

/** Reads the day: its interviews, those of the next day that has some, and the next one to begin. */
export function readDay({ now, from, to, list }: ReplyOf<typeof listDay>) {
  const interviews = list.map(
    (each): OfDay => ({
      planId: each.interviewPlanId,
      candidateId: each.jobseekerChannelId,
      candidate: { name: each.candidateName, latin: each.candidateNameLatin },
      roundName: each.interviewRoundName,
      startsAt: each.interviewStartTime,
      endsAt: each.interviewEndTime,
      roomType: each.planRoomType,
      location: each.offlineLocation,
      others: each.others,
      isOwn: each.isOwn,
      hasFeedback: each.hasFeedback,
    }),
  )
  return {
    now,
    from,
    to,
    today: interviews.filter(({ startsAt }) => startsAt < to),
    later: interviews.filter(({ startsAt }) => startsAt >= to),
    /** The one that runs, or else the next one; null without. */
    next: interviews.find(({ endsAt }) => endsAt > now) ?? null,
  }
}
export type Day = ReturnType<typeof readDay>
