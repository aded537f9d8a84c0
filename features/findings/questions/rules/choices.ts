import type { AnswerOption } from '../../../candidates/interviews/rules/interview.ts'

export interface Choice {
  readonly code: string
  readonly content: string
  readonly extra: string | null
  readonly isChosen: boolean
  readonly isRight: boolean
  /** Sorting questions: where the candidate put it and where it belongs, from 1; null where it is not placed. */
  readonly place: number | null
  readonly rightPlace: number | null
}

/**
 * Reads the option codes in an answer or a key, in its order.
 *
 * They are mostly separated by commas of either width; `ACD` is read letter by letter unless it is a code itself. A
 * text with anything else gives none.
 */
export function readCodes(text: string | null, codes: readonly string[]): string[] {
  const known = new Map(codes.map((code) => [code.trim().toLowerCase(), code]))
  const named = (text ?? '').split(/[\s,;|>，、；→]+/u).filter(Boolean)
  const whole = named.map((name) => known.get(name.toLowerCase()))
  const found = whole.includes(undefined)
    ? named.flatMap((name) => [...name].map((letter) => known.get(letter.toLowerCase())))
    : whole
  const codesFound = found.filter((code) => code !== undefined)
  return codesFound.length === found.length ? [...new Set(codesFound)] : []
}

interface ChoiceQuestion {
  readonly options: readonly AnswerOption[]
  readonly answer: string | null
  readonly rightKey: string | null
  readonly isSorting: boolean
}

const placeIn = (codes: readonly string[], code: string): number | null => {
  const index = codes.indexOf(code)
  return index < 0 ? null : index + 1
}

export function readChoices({ options, answer, rightKey, isSorting }: ChoiceQuestion): Choice[] {
  const codes = options.map(({ code }) => code)
  const chosen = readCodes(answer, codes)
  const right = readCodes(rightKey, codes)
  const choices = options.map(({ code, content, extra }) => ({
    code,
    content,
    extra,
    isChosen: chosen.includes(code),
    isRight: right.includes(code),
    place: isSorting ? placeIn(chosen, code) : null,
    rightPlace: isSorting ? placeIn(right, code) : null,
  }))
  if (!isSorting) return choices
  return choices.sort((a, b) => (a.place ?? codes.length + 1) - (b.place ?? codes.length + 1))
}
