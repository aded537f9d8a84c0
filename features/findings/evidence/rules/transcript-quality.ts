import type { Answer } from '../../../candidates/interviews/rules/interview.ts'

/** Below this mean confidence of the words a transcript is of low quality: one word in four may be misheard. */
export const lowConfidence = 0.75

/** The confidence of an answer's transcript, from 0 to 1: that of its words where they have one, else its own mean. */
function confidenceOf({ transcript }: Pick<Answer, 'transcript'>): number | null {
  if (!transcript) return null
  const words = transcript.sentences.flatMap((sentence) => sentence.words ?? [])
  const known = words.flatMap(({ confidence }) => confidence ?? [])
  if (known.length === 0) return transcript.meanConfidence ?? null
  return known.reduce((sum, each) => sum + each, 0) / known.length
}

export function meanConfidence(answers: readonly Pick<Answer, 'transcript'>[]): number | null {
  const known = answers.flatMap((answer) => confidenceOf(answer) ?? [])
  return known.length === 0 ? null : known.reduce((sum, each) => sum + each, 0) / known.length
}
