import type { ReplyOf } from '@candor/call/define'
import { findingState } from '../../../candidates/interviews/rules/finding-state.ts'
import type {
  AntiCheatingInfo,
  preventCheatingReport,
  SimilarityEntry,
  UnqualifiedItem,
} from '../contract/report.ts'
import type { CheatLog, getChatMonitorImg, getExitAndLoginInfo, getOperatorLogs } from '../contract.ts'
import { type Finding, type FindingMedia, knownChecks } from './findings.ts'
import { type MonitorPicture, monitors } from './monitor.ts'
import {
  type Amount,
  type CheckResults,
  type ComparedAnswer,
  type Course,
  type Exit,
  type Flag,
  type LogEntry,
  numberOf,
  type Stay,
} from './results.ts'
import { faceMatch, platformOf } from './risk.ts'

type WireChecks = ReplyOf<typeof preventCheatingReport>

function readAmount(value: number | null): Amount {
  if (value === -1) return 'generating'
  return value === null || value < 0 ? null : value
}

function readMs(seconds: number | null): Amount {
  const amount = readAmount(seconds)
  return typeof amount === 'number' ? amount * 1000 : amount
}

function readFlag(value: number | null): Flag {
  if (value === -1) return 'generating'
  return value === null ? null : value !== 0
}

function readMedia(url: UnqualifiedItem['url'][number]): FindingMedia[] {
  const addresses = [url.video_url, url.video_url_mp4].filter((address) => address !== null)
  const poster = url.video_screenshot_url
  if (addresses.length > 0) return [{ kind: 'video', addresses, poster }]
  return poster ? [{ kind: 'picture', address: poster }] : []
}

/** Reads a finding; its descriptions become one text (R3-011). */
export function readFinding({ type, status, desc, url }: UnqualifiedItem): Finding {
  const known = knownChecks.find((check) => check === type)
  return {
    check: known ? { known } : { named: type },
    state: findingState(status),
    text: desc.filter((text) => text.trim() !== '').join('；') || null,
    media: url.flatMap(readMedia),
  }
}

export function readFindings({ unqualified, isGenerating }: WireChecks) {
  return { findings: unqualified?.map(readFinding) ?? null, isGenerating }
}

const readPicture = ({ url, createTime }: { url: string; createTime: number | null }) => ({
  address: url,
  takenAt: createTime,
})

/** Reads the pictures of the monitors: 1 computer, 2 phone, 3 screen; unknown ones are left out (R9-069). */
export function readMonitorPictures(pictures: ReplyOf<typeof getChatMonitorImg>): MonitorPicture[] {
  return pictures.flatMap(({ source, ...picture }) => {
    const monitor = monitors[source - 1]
    return monitor ? [{ monitor, ...readPicture(picture) }] : []
  })
}

const readStretch = ({ startTime, endTime }: { startTime: number | null; endTime: number | null }) => ({
  beganAt: startTime,
  endedAt: endTime,
})

function readComparedAnswer(entry: SimilarityEntry): ComparedAnswer {
  return {
    question: entry.questionText,
    text: entry.answer,
    byWord: readAmount(entry.maxWordRate),
    byMeaning: readAmount(entry.maxAiRate),
    publicAnswers: entry.textSimilarityAnswers.map((each) => ({
      text: each.publicAnswer,
      byWord: readAmount(each.wordTextSimilarity),
      byMeaning: readAmount(each.aiTextSimilarity),
    })),
  }
}

function readSwitches(info: AntiCheatingInfo): CheckResults['switches'] {
  return {
    computerMonitoring: readFlag(info.fullRecordingFlag),
    abnormalDetection: readFlag(info.abnormalDetection),
    screenshotProtection: readFlag(info.screenshotProtection),
    screenRecordingProtection: readFlag(info.screenRecordingProtection),
    noFace: readFlag(info.noFaceDetection),
    multiplePerson: readFlag(info.multiplePersonDetection),
    keyboard: readFlag(info.keyboardDetection),
    abnormalPicture: readFlag(info.checkPhotoDetection),
    textSimilarity: readFlag(info.checkTextRepetition),
    phoneMonitoring: readFlag(info.phoneMonitoring),
  }
}

function readMonitorLists(info: AntiCheatingInfo): MonitorPicture[] {
  const lists = [info.fullRecordingImages, info.mobileMonitorImages, info.screenRecordingImages]
  return lists.flatMap((list, index) =>
    readMonitorPictures((list ?? []).map((picture) => ({ source: index + 1, ...picture }))),
  )
}

export function readResults(info: Omit<WireChecks, 'isGenerating'>): CheckResults {
  const { noFaceDetectionInfo: noFace, personChangeDetection: change, speechDraftDetection: draft } = info
  const { interviewFacialRecognitionRes: face, concentrationDetection: concentration } = info
  return {
    findings: info.unqualified?.map(readFinding) ?? [],
    switches: readSwitches(info),
    isRecorded: readFlag(info.isFullrecording),
    monitorPictures: readMonitorLists(info),
    phoneText: info.phoneMonitoringText?.trim() || null,
    faceMatch: face && faceMatch(face.code),
    noFace: noFace && {
      count: readAmount(noFace.noFaceDetectionTimes),
      closes: noFace.autoClose === null ? null : noFace.autoClose !== 0,
      stretches: noFace.noFaceList.map((each) => ({ ...readStretch(each), picture: each.url })),
    },
    personChange: change && {
      count: readAmount(change.changeTimes),
      changedAt: change.changeDateTime,
      before: change.changeBeforePicture,
      after: change.changeAfterPicture,
    },
    speechDraft: draft && {
      count: readAmount(draft.speechDraftTimes),
      stretches: draft.details.map(readStretch),
    },
    concentration: concentration ? { rate: readAmount(concentration.concentrationRate) } : null,
    abnormalPicture: {
      count: readAmount(info.abnormalPictureNum),
      pictures: info.abnormalPictures?.map(readPicture) ?? null,
    },
    textSimilarity: {
      byWord: readAmount(info.maxWordTextSimilarity),
      byMeaning: readAmount(info.maxAiTextSimilarity),
      answers: (info.textSimilarityRes ?? []).map(readComparedAnswer),
    },
    mostLogins: numberOf(readAmount(info.candidateLoginLimitTimes)),
  }
}

function readExit({ startTime, endTime, time }: CheatLog): Exit {
  const between = endTime === null ? null : endTime - startTime
  return { beganAt: startTime, endedAt: endTime, lengthMs: numberOf(readMs(time)) ?? between }
}

export const readExits = (exits: readonly CheatLog[]): Exit[] => exits.map(readExit)

interface WireStay {
  readonly platform: number | null
  readonly ip: string | null
  readonly ipAddr: string | null
}

const readStay = ({ platform, ip, ipAddr }: WireStay): Omit<Stay, 'at'> => ({
  platform: platform === null ? null : (platformOf(platform) ?? 'otherPlatform'),
  address: [ip, ipAddr].filter(Boolean).join(' '),
})

export function readCourse(course: ReplyOf<typeof getExitAndLoginInfo>): Course {
  return {
    exitCount: readAmount(course.usedTimes),
    awayMs: readMs(course.totalTime),
    exits: readExits(course.cheatLogs),
    logins: course.loginInfoList.map(({ loginTime, ...stay }) => ({ at: loginTime, ...readStay(stay) })),
  }
}

export function readLog(entries: ReplyOf<typeof getOperatorLogs>): LogEntry[] {
  return entries.map(({ createdTime, content, ...stay }) => ({
    at: createdTime,
    content,
    ...readStay(stay),
  }))
}
