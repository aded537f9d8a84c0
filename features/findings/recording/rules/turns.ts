import { hourMs } from '@candor/kernel/durations'
import { answeredOf, type Recording } from './recording.ts'

export type Turn =
  | { readonly kind: 'asked'; readonly clip: number }
  | { readonly kind: 'line'; readonly clip: number; readonly line: number }
  | { readonly kind: 'written'; readonly clip: number }
  | { readonly kind: 'untranscribed'; readonly clip: number }
  | { readonly kind: 'unanswered'; readonly clip: number }

export function turnKey(turn: Turn): string {
  return turn.kind === 'line' ? `${turn.clip} ${turn.line}` : `${turn.kind} ${turn.clip}`
}

function answerOf(recording: Recording, clip: number): Turn[] {
  const answer = recording.clips[clip]
  if (!answer) return []
  if (answer.sentences.length > 0) {
    return answer.sentences.map((_, line) => ({ kind: 'line' as const, clip, line }))
  }
  if (answer.text) return [{ kind: 'written', clip }]
  const isUnanswered = answeredOf(answer, recording.full.length > 0) === 'no'
  return [{ kind: isUnanswered ? 'unanswered' : 'untranscribed', clip }]
}

/** The rows of one question: it and each follow-up, with the answer below. Without questions, the whole transcript. */
export function turnsOf(recording: Recording, question: number): Turn[] {
  if (recording.questions.length === 0) return recording.clips.flatMap((_, clip) => answerOf(recording, clip))
  const clips = recording.questions[question]?.clips ?? []
  return clips.flatMap((clip) => [{ kind: 'asked' as const, clip }, ...answerOf(recording, clip)])
}

/** Whether times of the transcript have hours, and need room for them. */
export function hasHours({ endMs }: Pick<Recording, 'endMs'>): boolean {
  return endMs >= hourMs
}
