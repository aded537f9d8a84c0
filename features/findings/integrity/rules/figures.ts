import type { CheckEvent } from './events.ts'
import {
  type CheckName,
  type CheckResults,
  type Course,
  type Exit,
  numberOf,
  type PersonChange,
} from './results.ts'
import { type DraftRisk, draftRisk, type FaceMatch } from './risk.ts'
import { isSwitchedOn, seenTimes, totalOf } from './seen.ts'

/** The figures of a check, for the screen to put into words. Rates are in percent, lengths in milliseconds. */
export type Figure =
  | { readonly kind: 'times'; readonly count: number; readonly totalMs: number | null }
  | { readonly kind: 'noFace'; readonly count: number; readonly closes: boolean | null }
  | { readonly kind: 'changes'; readonly count: number }
  | { readonly kind: 'face'; readonly match: FaceMatch }
  | { readonly kind: 'rate'; readonly rate: number }
  | { readonly kind: 'abnormal'; readonly count: number }
  | { readonly kind: 'similarity'; readonly byWord: number | null; readonly byMeaning: number | null }
  | { readonly kind: 'logins'; readonly most: number }
  | { readonly kind: 'recorded'; readonly exists: boolean }
  | { readonly kind: 'pictures'; readonly count: number }
  | { readonly kind: 'text'; readonly text: string }

export interface Checked {
  readonly results: CheckResults | null
  readonly events: readonly CheckEvent[]
  readonly exits: readonly Exit[] | null
  readonly course: Pick<Course, 'exitCount' | 'awayMs'> | null
}

/** The results of one check: whether it was on, whether it is finished, and its figures. */
export interface Own {
  readonly isOn: boolean | null
  readonly isUnfinished?: boolean
  readonly isNoticed?: boolean
  readonly risk?: DraftRisk
  readonly isMeasured?: boolean
  readonly isUnchecked?: boolean
  /** A protection, which prevents something and detects nothing. */
  readonly isProtection?: boolean
  readonly figure?: Figure | null
}

function leftPage({ exits, course }: Checked): Own {
  // An empty record does not prove that anybody checked: only a count of 0 does.
  const count = numberOf(course?.exitCount) ?? (exits?.length || null)
  const lengths = (exits ?? []).map(({ lengthMs }) => lengthMs)
  return {
    isOn: count === null ? null : true,
    isUnfinished: course?.exitCount === 'generating',
    isNoticed: (count ?? 0) > 0,
    figure: count
      ? { kind: 'times', count, totalMs: numberOf(course?.awayMs) ?? totalOf(lengths, count) }
      : null,
  }
}

function speechDraft({ results }: Checked): Own {
  const draft = results?.speechDraft
  const count = seenTimes(draft?.count, draft?.stretches.length || undefined)
  const lengths = (draft?.stretches ?? []).map(({ beganAt, endedAt }) => {
    const length = (endedAt ?? 0) - (beganAt ?? 0)
    return length > 0 ? length : null
  })
  return {
    isOn: draft ? true : null,
    isUnfinished: draft?.count === 'generating',
    risk: draftRisk(count),
    isUnchecked: count === null,
    figure: count ? { kind: 'times', count, totalMs: totalOf(lengths, count) } : null,
  }
}

function noFace({ results }: Checked): Own {
  const found = results?.noFace
  const flag = results?.switches.noFace
  // A list that was never sent is empty as well, so only a count can be 0.
  const count = seenTimes(found?.count, found?.stretches.length || undefined)
  return {
    isOn: isSwitchedOn(flag) ?? (found ? true : null),
    isUnfinished: flag === 'generating' || found?.count === 'generating',
    isNoticed: (count ?? 0) > 0,
    isUnchecked: count === null,
    figure: count === null ? null : { kind: 'noFace', count, closes: found?.closes ?? null },
  }
}

/** How often the person changed: as counted, else 1 if there is a time or a picture of a change. */
export function personChanges(change: PersonChange | null): number | null {
  const isRecorded = change && (change.changedAt !== null || change.after !== null)
  return seenTimes(change?.count, isRecorded ? 1 : undefined)
}

function personChange({ results }: Checked): Own {
  const change = results?.personChange ?? null
  const count = personChanges(change)
  return {
    isOn: change ? true : null,
    isUnfinished: change?.count === 'generating',
    isNoticed: (count ?? 0) > 0,
    isUnchecked: count === null,
    figure: count === null ? null : { kind: 'changes', count },
  }
}

function facialRecognition({ results }: Checked): Own {
  const match = results?.faceMatch ?? null
  return {
    isOn: match ? true : null,
    isNoticed: match === 'notSame',
    isUnchecked: match === 'notChecked',
    figure: match && { kind: 'face', match },
  }
}

function concentration({ results }: Checked): Own {
  const found = results?.concentration
  const rate = numberOf(found?.rate)
  return {
    isOn: found ? true : null,
    isUnfinished: found?.rate === 'generating',
    isMeasured: rate !== null,
    isUnchecked: rate === null,
    figure: rate === null ? null : { kind: 'rate', rate },
  }
}

/** Facts about unusual photos: whether they were looked for, whether that is finished, and their number. */
export function unusualPhotos(results: CheckResults | null) {
  const found = results?.abnormalPicture
  const flag = results?.switches.abnormalPicture
  const count = seenTimes(found?.count, found?.pictures?.length)
  return {
    isOn: isSwitchedOn(flag) ?? (count === null ? null : true),
    isUnfinished: flag === 'generating' || found?.count === 'generating',
    count,
  }
}

function abnormalPicture({ results }: Checked): Own {
  const { count, ...seen } = unusualPhotos(results)
  return {
    ...seen,
    isNoticed: (count ?? 0) > 0,
    isUnchecked: count === null,
    figure: count === null ? null : { kind: 'abnormal', count },
  }
}

function textSimilarity({ results }: Checked): Own {
  const found = results?.textSimilarity
  const flag = results?.switches.textSimilarity
  const byWord = numberOf(found?.byWord)
  const byMeaning = numberOf(found?.byMeaning)
  const isKnown = byWord !== null || byMeaning !== null
  return {
    isOn: isSwitchedOn(flag) ?? (isKnown ? true : null),
    isUnfinished: [flag, found?.byWord, found?.byMeaning].includes('generating'),
    isMeasured: isKnown,
    isUnchecked: !isKnown,
    figure: isKnown ? { kind: 'similarity', byWord, byMeaning } : null,
  }
}

const picturesOf = (events: readonly CheckEvent[], check: CheckName) =>
  events.filter((event) => event.check === check && event.kind === 'picture').length

function phoneMonitoring({ results, events }: Checked): Own {
  const count = picturesOf(events, 'phoneMonitoring')
  const text = results?.phoneText
  const flag = results?.switches.phoneMonitoring
  return {
    isOn: isSwitchedOn(flag) ?? (count > 0 || text ? true : null),
    isUnfinished: flag === 'generating',
    // A text about what the phone saw is for a person to judge; no text is no verdict either.
    isNoticed: Boolean(text),
    figure: text ? { kind: 'text', text } : { kind: 'pictures', count },
  }
}

function screenMonitoring({ events }: Checked): Own {
  const count = picturesOf(events, 'screenMonitoring')
  return { isOn: count > 0 ? true : null, isMeasured: true, figure: { kind: 'pictures', count } }
}

function computerMonitoring({ results, events }: Checked): Own {
  const count = picturesOf(events, 'computerMonitoring')
  const flag = results?.switches.computerMonitoring
  const isWanted = isSwitchedOn(flag)
  const exists = results?.isRecorded === true
  const isUnfinished = results?.isRecorded === 'generating'
  const isKnown = !isUnfinished && (exists || isWanted === true)
  return {
    isOn: exists || count > 0 ? true : isWanted,
    isUnfinished: isUnfinished || flag === 'generating',
    isMeasured: true,
    figure: isKnown ? { kind: 'recorded', exists } : null,
  }
}

function login({ results }: Checked): Own {
  const most = results?.mostLogins ?? null
  return {
    isOn: most === null ? null : true,
    isMeasured: true,
    figure: most === null ? null : { kind: 'logins', most },
  }
}

const plainSwitch =
  (check: keyof CheckResults['switches']) =>
  ({ results }: Checked): Own => {
    const flag = results?.switches[check]
    return { isOn: isSwitchedOn(flag), isUnfinished: flag === 'generating' }
  }

const protection = (check: 'screenshotProtection' | 'screenRecordingProtection') => (checked: Checked) => ({
  ...plainSwitch(check)(checked),
  isProtection: true,
})

export const ownOf: Readonly<Record<CheckName, (checked: Checked) => Own>> = {
  leftPage,
  noFace,
  multiplePerson: plainSwitch('multiplePerson'),
  personChange,
  facialRecognition,
  speechDraft,
  concentration,
  keyboard: plainSwitch('keyboard'),
  abnormalPicture,
  textSimilarity,
  phoneMonitoring,
  screenMonitoring,
  login,
  computerMonitoring,
  abnormalDetection: plainSwitch('abnormalDetection'),
  screenshotProtection: protection('screenshotProtection'),
  screenRecordingProtection: protection('screenRecordingProtection'),
}
