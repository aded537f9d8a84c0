import type { Recording } from './recording.ts'

/** One row of a transcript: the interviewer's question, a sentence of the answer, or what stands in its place. */
export type Turn =
  | { readonly kind: 'asked'; readonly clip: number }
  | { readonly kind: 'line'; readonly clip: number; readonly line: number }
  | { readonly kind: 'written'; readonly clip: number }
  | { readonly kind: 'untranscribed'; readonly clip: number }
  | { readonly kind: 'unanswered'; readonly clip: number }

function answerOf(recording: Recording, clip: number): Turn[] {
  const answer = recording.clips[clip]
  if (!answer) return []
  if (answer.sentences.length > 0) {
    return answer.sentences.map((_, line) => ({ kind: 'line' as const, clip, line }))
  }
  if (answer.text) return [{ kind: 'written', clip }]
  return [{ kind: answer.file || recording.full.length > 0 ? 'untranscribed' : 'unanswered', clip }]
}

/** The rows of one question: it and each follow-up, with the answer under it. */
export function turnsOf(recording: Recording, question: number): Turn[] {
  const clips = recording.questions[question]?.clips ?? []
  return clips.flatMap((clip) => [{ kind: 'asked' as const, clip }, ...answerOf(recording, clip)])
}
