import type { Span } from '@candor/kernel/span'

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
