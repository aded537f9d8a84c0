import type { ReplyOf } from '@candor/call/define'
import type { AntiCheatingInfo, CheatLog, getExitAndLoginInfo } from '../contract.ts'
import { type CheckEvent, type CheckName, exitMs, type switchChecks } from './events.ts'
import type { Finding } from './findings.ts'
import { type DraftRisk, draftRisk, type FaceMatch, faceMatch } from './risk.ts'

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

/** The replies that the rows are made from; null where one has not loaded. */
export interface Checked {
  readonly info: AntiCheatingInfo | null
  readonly findings: readonly Finding[]
  readonly events: readonly CheckEvent[]
  readonly exits: readonly CheatLog[] | null
  readonly course: Pick<ReplyOf<typeof getExitAndLoginInfo>, 'usedTimes' | 'totalTime'> | null
}

/** What a check's own fields show: whether it was on, whether it is finished, and what it saw. */
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

const isSwitchedOn = (flag: number | null | undefined) =>
  flag === null || flag === undefined ? null : flag !== 0
/** −1 means unfinished. */
const amount = (value: number | null | undefined) => (value == null || value < 0 ? null : value)

/**
 * How often something was seen: the count, else the length of the list. While the count is unfinished, an empty list is
 * not 0.
 */
function seenTimes(count: number | null | undefined, listed: number | undefined): number | null {
  return amount(count) ?? (count === -1 ? listed || null : (listed ?? null))
}

function leftPage({ exits, course }: Checked): Own {
  const lengths = (exits ?? []).map(exitMs)
  const measured = lengths.every((length) => length !== null)
    ? lengths.reduce((sum, length) => sum + length, 0)
    : null
  // An empty record does not prove that anybody checked: only a count of 0 does.
  const count = amount(course?.usedTimes) ?? (exits?.length || null)
  const seconds = amount(course?.totalTime)
  const totalMs = seconds === null ? measured : seconds * 1000
  return {
    isOn: count === null ? null : true,
    isUnfinished: course?.usedTimes === -1,
    isNoticed: (count ?? 0) > 0,
    figure: count ? { kind: 'times', count, totalMs } : null,
  }
}

function speechDraft({ info }: Checked): Own {
  const draft = info?.speechDraftDetection
  const count = seenTimes(draft?.speechDraftTimes, draft?.details.length || undefined)
  const stretches = (draft?.details ?? []).map(({ startTime, endTime }) => (endTime ?? 0) - (startTime ?? 0))
  const isTimed = stretches.length > 0 && stretches.every((length) => length > 0)
  const totalMs = isTimed ? stretches.reduce((sum, length) => sum + length, 0) : null
  return {
    isOn: draft ? true : null,
    isUnfinished: draft?.speechDraftTimes === -1,
    risk: draftRisk(count),
    isUnchecked: count === null,
    figure: count ? { kind: 'times', count, totalMs } : null,
  }
}

function noFace({ info }: Checked): Own {
  const found = info?.noFaceDetectionInfo
  // A list that was never sent is empty as well, so only a count can be 0.
  const count = seenTimes(found?.noFaceDetectionTimes, found?.noFaceList.length || undefined)
  return {
    isOn: isSwitchedOn(info?.noFaceDetection) ?? (found ? true : null),
    isUnfinished: info?.noFaceDetection === -1 || found?.noFaceDetectionTimes === -1,
    isNoticed: (count ?? 0) > 0,
    isUnchecked: count === null,
    figure: count === null ? null : { kind: 'noFace', count, closes: isSwitchedOn(found?.autoClose) },
  }
}

/** How often the person changed: as counted, else 1 if there is a time or a picture of a change. */
export function personChanges(change: AntiCheatingInfo['personChangeDetection']): number | null {
  const isRecorded = change && (change.changeDateTime !== null || change.changeAfterPicture !== null)
  return seenTimes(change?.changeTimes, isRecorded ? 1 : undefined)
}

function personChange({ info }: Checked): Own {
  const change = info?.personChangeDetection
  const count = personChanges(change ?? null)
  return {
    isOn: change ? true : null,
    isUnfinished: change?.changeTimes === -1,
    isNoticed: (count ?? 0) > 0,
    isUnchecked: count === null,
    figure: count === null ? null : { kind: 'changes', count },
  }
}

function facialRecognition({ info }: Checked): Own {
  const result = info?.interviewFacialRecognitionRes
  const match = faceMatch(result?.code ?? null)
  return {
    isOn: result ? true : null,
    isNoticed: match === 'notSame',
    isUnchecked: match === 'notChecked',
    figure: result ? { kind: 'face', match } : null,
  }
}

function concentration({ info }: Checked): Own {
  const found = info?.concentrationDetection
  const rate = amount(found?.concentrationRate)
  return {
    isOn: found ? true : null,
    isUnfinished: found?.concentrationRate === -1,
    isMeasured: rate !== null,
    isUnchecked: rate === null,
    figure: rate === null ? null : { kind: 'rate', rate },
  }
}

function abnormalPicture({ info }: Checked): Own {
  const count = seenTimes(info?.abnormalPictureNum, info?.abnormalPictures?.length)
  return {
    isOn: isSwitchedOn(info?.checkPhotoDetection) ?? (count === null ? null : true),
    isUnfinished: info?.checkPhotoDetection === -1 || info?.abnormalPictureNum === -1,
    isNoticed: (count ?? 0) > 0,
    isUnchecked: count === null,
    figure: count === null ? null : { kind: 'abnormal', count },
  }
}

function textSimilarity({ info }: Checked): Own {
  const byWord = amount(info?.maxWordTextSimilarity)
  const byMeaning = amount(info?.maxAiTextSimilarity)
  const isKnown = byWord !== null || byMeaning !== null
  return {
    isOn: isSwitchedOn(info?.checkTextRepetition) ?? (isKnown ? true : null),
    isUnfinished: [
      info?.checkTextRepetition,
      info?.maxWordTextSimilarity,
      info?.maxAiTextSimilarity,
    ].includes(-1),
    isMeasured: isKnown,
    isUnchecked: !isKnown,
    figure: isKnown ? { kind: 'similarity', byWord, byMeaning } : null,
  }
}

const picturesOf = (events: readonly CheckEvent[], check: CheckName) =>
  events.filter((event) => event.check === check && event.kind === 'picture').length

function phoneMonitoring({ info, events }: Checked): Own {
  const count = picturesOf(events, 'phoneMonitoring')
  const text = info?.phoneMonitoringText?.trim()
  return {
    isOn: isSwitchedOn(info?.phoneMonitoring) ?? (count > 0 || text ? true : null),
    isUnfinished: info?.phoneMonitoring === -1,
    // A text about what the phone saw is for a person to judge; no text is no verdict either.
    isNoticed: Boolean(text),
    figure: text ? { kind: 'text', text } : { kind: 'pictures', count },
  }
}

function screenMonitoring({ events }: Checked): Own {
  const count = picturesOf(events, 'screenMonitoring')
  return { isOn: count > 0 ? true : null, isMeasured: true, figure: { kind: 'pictures', count } }
}

function computerMonitoring({ info, events }: Checked): Own {
  const count = picturesOf(events, 'computerMonitoring')
  const isWanted = isSwitchedOn(info?.fullRecordingFlag)
  const exists = info?.isFullrecording === 1
  const isKnown = info?.isFullrecording !== -1 && (exists || isWanted === true)
  return {
    isOn: exists || count > 0 ? true : isWanted,
    isUnfinished: info?.isFullrecording === -1 || info?.fullRecordingFlag === -1,
    isMeasured: true,
    figure: isKnown ? { kind: 'recorded', exists } : null,
  }
}

function login({ info }: Checked): Own {
  const most = amount(info?.candidateLoginLimitTimes)
  return {
    isOn: most === null ? null : true,
    isMeasured: true,
    figure: most === null ? null : { kind: 'logins', most },
  }
}

const plainSwitch =
  (field: 'keyboardDetection' | 'multiplePersonDetection' | (typeof switchChecks)[1 | 2 | 3]) =>
  ({ info }: Checked): Own => ({ isOn: isSwitchedOn(info?.[field]), isUnfinished: info?.[field] === -1 })

const protection = (field: 'screenshotProtection' | 'screenRecordingProtection') => (checked: Checked) => ({
  ...plainSwitch(field)(checked),
  isProtection: true,
})

/** The function that reads the fields of each check. */
export const ownOf: Readonly<Record<CheckName, (checked: Checked) => Own>> = {
  leftPage,
  noFace,
  multiplePerson: plainSwitch('multiplePersonDetection'),
  personChange,
  facialRecognition,
  speechDraft,
  concentration,
  keyboard: plainSwitch('keyboardDetection'),
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
