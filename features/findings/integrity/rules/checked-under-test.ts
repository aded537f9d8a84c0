import type { AntiCheatingInfo } from '../contract/report.ts'
import type { Finding } from './findings.ts'
import type { CheckResults } from './results.ts'
import { readResults } from './wire.ts'

/** An interview without any results, for tests to change. */
export function infoWith(given: Partial<AntiCheatingInfo> = {}): AntiCheatingInfo {
  return {
    fullRecordingFlag: null,
    isFullrecording: null,
    fullRecordingImages: null,
    phoneMonitoring: null,
    phoneMonitoringText: null,
    abnormalDetection: null,
    screenshotProtection: null,
    screenRecordingProtection: null,
    keyboardDetection: null,
    multiplePersonDetection: null,
    interviewFacialRecognitionRes: null,
    noFaceDetection: null,
    noFaceDetectionInfo: null,
    checkTextRepetition: null,
    maxWordTextSimilarity: null,
    maxAiTextSimilarity: null,
    textSimilarityRes: null,
    checkPhotoDetection: null,
    abnormalPictureNum: null,
    abnormalPictures: null,
    candidateLoginLimitTimes: null,
    personChangeDetection: null,
    speechDraftDetection: null,
    concentrationDetection: null,
    mobileMonitorImages: null,
    screenRecordingImages: null,
    ...given,
  }
}

/** The results of that interview's checks, with these findings. */
export function resultsWith(
  given: Partial<AntiCheatingInfo> = {},
  findings: readonly Finding[] = [],
): CheckResults {
  return { ...readResults({ unqualified: [], ...infoWith(given) }), findings }
}
