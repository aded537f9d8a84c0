import { isHiddenWhole, isSent } from '../../../candidates/interviews/rules.ts'
import type { Profile } from '../../../platform/company/contract/profiles.ts'
import { allowsVisualAnalysis } from '../../../platform/company/rules.ts'
import type { AntiCheatingInfo } from '../contract/report.ts'
import { type KnownCheck, knownChecks } from './findings.ts'

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

/** Names of findings that are based on a face or a body (decision D26). */
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
 * Whether a company's law forbids to show a check.
 *
 * Concentration, like emotion, is read from the face (decisions D03, D26). Whether it is the same person, how many
 * there are and whether there is a face says nothing about feelings or looks.
 */
function isBarred(check: string, profile: Profile): boolean {
  return visual.has(check.trim().toLowerCase()) && !allowsVisualAnalysis(profile)
}

/**
 * The stored checks without hidden findings, without those that the law forbids, and without figures of checks that
 * have no other findings (R2-078, decision D03).
 *
 * Figures would reveal a hidden finding.
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
