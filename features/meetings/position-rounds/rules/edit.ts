import type { ReplyOf, SentInputOf } from '@candor/call/define'
import type { listPositionRounds, savePositionRounds } from '../contract.ts'

export type Rounds = ReplyOf<typeof listPositionRounds>['rounds']

export interface EditedRound {
  /** Identifies the row while it moves; the round's id, if it has one. */
  readonly key: string
  /** Empty for a new one. */
  readonly roundId: string
  readonly name: string
  readonly formId: string
}

export function editedOf(rounds: Rounds): readonly EditedRound[] {
  return rounds.map(({ roundId, name, formId }) => ({ key: roundId, roundId, name, formId: formId ?? '' }))
}

export function withRound(rounds: readonly EditedRound[], key: string): readonly EditedRound[] {
  return [...rounds, { key, roundId: '', name: '', formId: '' }]
}

export function changed(
  rounds: readonly EditedRound[],
  key: string,
  change: Partial<Pick<EditedRound, 'name' | 'formId'>>,
): readonly EditedRound[] {
  return rounds.map((round) => (round.key === key ? { ...round, ...change } : round))
}

export function without(rounds: readonly EditedRound[], key: string): readonly EditedRound[] {
  return rounds.filter((round) => round.key !== key)
}

export function moved(rounds: readonly EditedRound[], key: string, by: -1 | 1): readonly EditedRound[] {
  const from = rounds.findIndex((round) => round.key === key)
  const other = rounds[from + by]
  const round = rounds[from]
  if (!round || !other) return rounds
  return rounds.map((each) => (each === round ? other : each === other ? round : each))
}

/** The key of the first round without a name; null where all have one. */
export function namelessKey(rounds: readonly EditedRound[]): string | null {
  return rounds.find(({ name }) => name.trim() === '')?.key ?? null
}

export function sentRounds(rounds: readonly EditedRound[]): SentInputOf<typeof savePositionRounds>['rounds'] {
  return rounds.map(({ roundId, name, formId }) => ({ roundId, name: name.trim(), formId }))
}
