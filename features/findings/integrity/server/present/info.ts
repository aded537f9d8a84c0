import type { FileId } from '@candor/kernel/ids'
import type { Profile } from '../../../../platform/company/contract/profiles.ts'
import { allowsVisualAnalysis } from '../../../../platform/company/rules.ts'
import { readFileReference } from '../../../../platform/media/rules.ts'
import type { AntiCheatingInfo } from '../../contract/report.ts'
import type { StoredAntiCheating } from '../import.ts'

type Stored = StoredAntiCheating
type AddressOf = (fileId: FileId) => string

/** A check that is on and has no figures yet is an empty object; one that is off is null. */
function figures<Figures extends object>(
  value: Figures | number | null | undefined,
  fill: (state: number | null) => Figures,
): Figures | null {
  if (typeof value === 'object') return value
  return value ? fill(value === -1 ? -1 : null) : null
}

function addressOfFile(reference: string | null | undefined, addressOf: AddressOf): string | null {
  const fileId = readFileReference(reference)
  return fileId && addressOf(fileId)
}

export function presentPictures(pictures: Stored['abnormalPictures'], addressOf: AddressOf) {
  return (pictures ?? []).flatMap(({ url, createTime }) => {
    const address = addressOfFile(url, addressOf)
    return address ? [{ url: address, createTime: createTime ?? null }] : []
  })
}

function presentNoFace(stored: Stored['noFaceDetectionInfo'], addressOf: AddressOf) {
  if (!stored) return null
  return {
    noFaceDetectionTimes: stored.noFaceDetectionTimes ?? null,
    autoClose: stored.autoClose ?? null,
    noFaceList: (stored.noFaceList ?? []).map(({ startTime, endTime, url }) => ({
      startTime,
      endTime: endTime ?? null,
      url: addressOfFile(url, addressOf),
    })),
  }
}

function presentSimilarity(stored: Stored['textSimilarityRes']) {
  if (!stored) return null
  return stored.map(({ questionText, answer, maxWordRate, maxAiRate, textSimilarityAnswers }) => ({
    questionText,
    answer,
    maxWordRate: maxWordRate ?? null,
    maxAiRate: maxAiRate ?? null,
    textSimilarityAnswers: (textSimilarityAnswers ?? []).map((each) => ({
      publicAnswer: each.publicAnswer,
      wordTextSimilarity: each.wordTextSimilarity ?? null,
      aiTextSimilarity: each.aiTextSimilarity ?? null,
    })),
  }))
}

function presentPersonChange(stored: Stored['personChangeDetection'], addressOf: AddressOf) {
  const found = figures(stored, (changeTimes) => ({ changeTimes }))
  if (!found) return null
  return {
    changeTimes: found.changeTimes ?? null,
    changeBeforePicture: addressOfFile(found.changeBeforePicture, addressOf),
    changeAfterPicture: addressOfFile(found.changeAfterPicture, addressOf),
    changeDateTime: found.changeDateTime ?? null,
  }
}

function presentSpeechDraft(stored: Stored['speechDraftDetection']) {
  const found = figures(stored, (speechDraftTimes) => ({ speechDraftTimes }))
  if (!found) return null
  const details = (found.details ?? []).map(({ startTime, endTime }) => ({
    startTime,
    endTime: endTime ?? null,
  }))
  return { speechDraftTimes: found.speechDraftTimes ?? null, details }
}

function presentConcentration(stored: Stored['concentrationDetection']) {
  const found = figures(stored, (concentrationRate) => ({ concentrationRate }))
  return found && { concentrationRate: found.concentrationRate ?? null }
}

function presentAmounts(stored: Stored) {
  return {
    fullRecordingFlag: stored.fullRecordingFlag ?? null,
    isFullrecording: stored.isFullrecording ?? null,
    phoneMonitoring: stored.phoneMonitoring ?? null,
    abnormalDetection: stored.abnormalDetection ?? null,
    screenshotProtection: stored.screenshotProtection ?? null,
    screenRecordingProtection: stored.screenRecordingProtection ?? null,
    keyboardDetection: stored.keyboardDetection ?? null,
    multiplePersonDetection: stored.multiplePersonDetection ?? null,
    noFaceDetection: stored.noFaceDetection ?? null,
    checkTextRepetition: stored.checkTextRepetition ?? null,
    maxWordTextSimilarity: stored.maxWordTextSimilarity ?? null,
    maxAiTextSimilarity: stored.maxAiTextSimilarity ?? null,
    checkPhotoDetection: stored.checkPhotoDetection ?? null,
    abnormalPictureNum: stored.abnormalPictureNum ?? null,
    candidateLoginLimitTimes: stored.candidateLoginLimitTimes ?? null,
    phoneMonitoringText: stored.phoneMonitoringText ?? null,
  }
}

/** The figures of a document from which `withheld` was removed before. */
export function presentInfo(stored: Stored, profile: Profile, addressOf: AddressOf): AntiCheatingInfo {
  const pictures = (list: Stored['abnormalPictures']) => list && presentPictures(list, addressOf)
  const recognised = stored.interviewFacialRecognitionRes
  return {
    ...presentAmounts(stored),
    fullRecordingImages: pictures(stored.fullRecordingImages) ?? null,
    mobileMonitorImages: pictures(stored.mobileMonitorImages) ?? null,
    screenRecordingImages: pictures(stored.screenRecordingImages) ?? null,
    abnormalPictures: pictures(stored.abnormalPictures) ?? null,
    interviewFacialRecognitionRes: recognised ? { code: recognised.code ?? null } : null,
    noFaceDetectionInfo: presentNoFace(stored.noFaceDetectionInfo, addressOf),
    textSimilarityRes: presentSimilarity(stored.textSimilarityRes),
    personChangeDetection: presentPersonChange(stored.personChangeDetection, addressOf),
    speechDraftDetection: presentSpeechDraft(stored.speechDraftDetection),
    // Where the law forbids it, not even the key is sent.
    ...(allowsVisualAnalysis(profile) && {
      concentrationDetection: presentConcentration(stored.concentrationDetection),
    }),
  }
}
