import type { Answer } from './interview.ts'

/** An answer with nothing in it, for builders to start from. */
export const nothingAnswered: Answer = {
  id: 'q',
  method: 1,
  title: null,
  html: '',
  text: null,
  language: null,
  codeLanguage: null,
  point: null,
  topics: [],
  score: null,
  modelScore: null,
  isUnscored: false,
  reason: null,
  verdict: null,
  rightKey: null,
  options: [],
  files: [],
  isCustom: false,
  model: null,
  parts: [],
  module: null,
  followUpOf: null,
  round: null,
  askedAtMs: null,
  sessionStartMs: 0,
  durationMs: null,
  video: null,
  transcript: null,
}

/** A score of an answer, out of 5 unless it says otherwise. */
export const scored = (value: number, outOf = 5) => ({ state: 'scored', value, outOf }) as const
