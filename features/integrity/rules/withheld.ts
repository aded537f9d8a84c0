import { allowsVisualAnalysis, type Profile } from '../../company/rules.ts'
import { isHiddenWhole, isSent } from '../../interviews/rules.ts'
import type { AntiCheatingInfo } from '../contract.ts'
import { type KnownCheck, knownChecks } from './findings.ts'

/** Figures of the interview's course, beside those of the info. */
type CourseField = 'usedTimes' | 'totalTime' | 'cheatLogs' | 'loginInfoList'
type CheckField = keyof AntiCheatingInfo | CourseField

const fieldsOfCheck: Readonly<Record<KnownCheck, readonly CheckField[]>> = {
  leftPage: ['usedTimes', 'totalTime', 'cheatLogs'],
  noFace: ['noFaceDetection', 'noFaceDetectionInfo'],
  multiplePerson: ['multiplePersonDetection'],
  personChange: ['personChangeDetection'],
  facialRecognition: ['interviewFacialRecognitionRes'],
  speechDraft: ['speechDraftDetection'],
  concentration: ['concentrationDetection'],
  keyboard: ['keyboardDetection'],
  abnormalPicture: ['checkPhotoDetection', 'abnormalPictureNum', 'abnormalPictures'],
  textSimilarity: [
    'checkTextRepetition',
    'maxWordTextSimilarity',
    'maxAiTextSimilarity',
    'textSimilarityRes',
  ],
  phoneMonitoring: ['phoneMonitoring', 'phoneMonitoringText', 'mobileMonitorImages'],
  screenMonitoring: ['screenRecordingImages'],
  login: ['candidateLoginLimitTimes', 'loginInfoList'],
}

interface Item {
  readonly type: string
  readonly status: number
}

/** Findings that are read off a face or a body, by the names under which they come in (decision D26). */
const visual: ReadonlySet<string> = new Set([
  'concentration',
  'emotion',
  'appearance',
  'tattoo',
  'arm',
  'hand',
  'leg',
])

/**
 * Whether a check may not be told of under a company's law.
 *
 * Concentration is read off the face, as emotions are (decisions D03, D26). Whether the person is the same, how many there
 * are and whether there is a face at all says nothing of what the person feels or looks like.
 */
function isBarred(check: string, profile: Profile): boolean {
  return visual.has(check.trim().toLowerCase()) && !allowsVisualAnalysis(profile)
}

/**
 * What may leave the server of what is stored: no finding that is hidden or that the law bars, and no figure of a check
 * whose findings are all such (R2-078, decision D03).
 *
 * A hidden finding that could be read off its figures would not be hidden.
 */
export function permitted<Stored extends { readonly unqualified?: readonly Item[] | undefined }>(
  stored: Stored,
  profile: Profile,
): Stored {
  const items = stored.unqualified ?? []
  const isWithheld = (check: KnownCheck) =>
    isBarred(check, profile) || isHiddenWhole(items.filter(({ type }) => type === check))
  const fields = knownChecks.filter(isWithheld).flatMap((check) => fieldsOfCheck[check])
  const blank = Object.fromEntries(fields.map((field) => [field, undefined]))
  const sent = items.filter((item) => isSent(item) && !isBarred(item.type, profile))
  return Object.assign({}, stored, blank, { unqualified: sent })
}
