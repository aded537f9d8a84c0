import type { FindingState } from '../../../candidates/interviews/rules/finding-state.ts'
import type { BodyCheck } from '../../../candidates/interviews/rules/interview.ts'
import type { Verdict } from './checks.ts'
import { type Figure, personChanges, unusualPhotos } from './figures.ts'
import { type Amount, type CheckResults, type Course, numberOf, type PersonChange } from './results.ts'

export const verdictWords = {
  notPassed: 'stateNotPassed',
  generating: 'stateGenerating',
  reviewed: 'stateReviewed',
  high: 'stateHigh',
  medium: 'stateMedium',
  low: 'stateLow',
  noticed: 'stateNoticed',
  measured: 'stateMeasured',
  clear: 'stateClear',
  unchecked: 'stateUnchecked',
  on: 'stateOn',
  off: 'stateOff',
} as const satisfies Record<Verdict, string>

export const faceWords = {
  same: 'faceSame',
  notSame: 'faceNotSame',
  notChecked: 'faceNotChecked',
} as const

const sentence = <Key extends string>(key: Key, values: Readonly<Record<string, string | number>> = {}) => ({
  key,
  values,
})

interface Writing {
  readonly rate: (value: number) => string
  readonly stretch: (ms: number) => string
}

export function figureWords(figure: Exclude<Figure, { kind: 'text' }>, { rate, stretch }: Writing) {
  switch (figure.kind) {
    case 'times': {
      const { count, totalMs } = figure
      if (totalMs === null) return sentence('times', { count })
      return sentence('timesInAll', { count, time: stretch(totalMs) })
    }
    case 'noFace': {
      const { count, closes } = figure
      if (closes === null) return sentence('times', { count })
      return sentence(closes ? 'noFaceCloses' : 'noFaceStays', { count })
    }
    case 'changes':
      return sentence('changes', { count: figure.count })
    case 'face':
      return sentence(faceWords[figure.match])
    case 'rate':
      return sentence('rate', { rate: rate(figure.rate) })
    case 'abnormal':
      return sentence('abnormalCount', { count: figure.count })
    case 'similarity': {
      const { byWord, byMeaning } = figure
      return byWord !== null && byMeaning !== null
        ? sentence('similarityBoth', { meaning: rate(byMeaning), word: rate(byWord) })
        : sentence('similarityOne', { rate: rate(byWord ?? byMeaning ?? 0) })
    }
    case 'logins':
      return sentence('loginLimit', { count: figure.most })
    case 'recorded':
      return sentence(figure.exists ? 'recordingExists' : 'recordingMissing')
    case 'pictures':
      return sentence('pictureCount', { count: figure.count })
  }
}

/** A rate; where there is none, that it is being worked out, or was not measured. */
export function rateWords(value: Amount, { rate }: Pick<Writing, 'rate'>) {
  if (typeof value === 'number') return sentence('rate', { rate: rate(value) })
  return sentence(value === 'generating' ? 'stateGenerating' : 'stateUnchecked')
}

/** Whether and how often the person changed; neither where the check has no result. */
export function changeWords(change: PersonChange) {
  if (change.count === 'generating') return sentence('personGenerating')
  const count = personChanges(change)
  if (count === null) return sentence('stateUnchecked')
  return count === 0 ? sentence('personNone') : sentence('personChanged', { count })
}

/**
 * How many pictures there are, and how many unusual photos; and the text where there is none of either.
 *
 * Unusual photos that are still being counted, or that this reader is not shown, are not none; nor is a 0 where nobody
 * looked for them.
 */
export function photosWords(results: CheckResults | null, count: number) {
  const { isOn, isUnfinished, count: abnormal } = unusualPhotos(results)
  if (isUnfinished)
    return { end: sentence('photosEndGenerating', { count }), none: 'stateGenerating' } as const
  const isKnown = abnormal !== null && (abnormal > 0 || isOn)
  return {
    end: isKnown ? sentence('photosEnd', { count, abnormal }) : sentence('pictureCount', { count }),
    none: 'photosNone',
  } as const
}

/**
 * How often the candidate signed in, the limit of sign-ins, and how often and how long they were away; as far as known.
 */
export function courseWords(
  course: Pick<Course, 'exitCount' | 'awayMs'> & { readonly logins: readonly unknown[] },
  most: number | null,
  { stretch }: Pick<Writing, 'stretch'>,
) {
  const used = course.logins.length
  const logins = most === null ? sentence('loginsCount', { used }) : sentence('loginsUsed', { used, most })
  const count = numberOf(course.exitCount)
  const awayMs = numberOf(course.awayMs)
  if (count === null) return [logins]
  if (awayMs === null) return [logins, sentence('times', { count })]
  return [logins, sentence('timesInAll', { count, time: stretch(awayMs) })]
}

/** How many parts of the body did not pass, and how many are unfinished. That none did waits for all of them. */
export function bodyWords(checks: readonly BodyCheck[]) {
  const states = checks.flatMap((check) => Object.values(check)).filter((state) => state !== null)
  const countOf = (wanted: FindingState) => states.filter((state) => state === wanted).length
  const count = countOf('notPassed')
  const generating = countOf('generating')
  const isKnown = count > 0 || (states.length > 0 && generating === 0)
  return [
    ...(isKnown ? [sentence('bodyFound', { count })] : []),
    ...(generating > 0 ? [sentence('bodyGenerating', { count: generating })] : []),
  ]
}
