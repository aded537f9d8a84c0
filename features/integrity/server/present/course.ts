import type { ReplyOf } from '@candor/call/define'
import type { FileId } from '@candor/kernel/ids'
import type { getChatMonitorImg, getExitAndLoginInfo, getOperatorLogs } from '../../contract.ts'
import type { StoredAntiCheating } from '../import.ts'
import { presentPictures } from './info.ts'

type Stored = StoredAntiCheating
type Exits = ReplyOf<typeof getExitAndLoginInfo>

interface Stay {
  readonly platform?: number | null | undefined
  readonly ip?: string | null | undefined
  readonly ipAddr?: string | null | undefined
}

/** From where somebody was there. An address tells who an anonymous candidate is (decision D05). */
function presentStay({ platform, ip, ipAddr }: Stay, isAnonymous: boolean) {
  const isShown = !isAnonymous
  return {
    platform: platform ?? null,
    ip: isShown ? (ip ?? null) : null,
    ipAddr: isShown ? (ipAddr ?? null) : null,
  }
}

export function presentLogs(stored: Stored | null, isAnonymous: boolean): ReplyOf<typeof getOperatorLogs> {
  return (stored?.operatorLogs ?? [])
    .map(({ createdTime, content, ...stay }) => ({
      createdTime,
      content,
      ...presentStay(stay, isAnonymous),
    }))
    .sort((a, b) => a.createdTime - b.createdTime)
}

/** Pictures by their monitor: 1 computer, 2 phone, 3 screen (R9-069, decision C76). */
export function presentMonitor(
  stored: Stored | null,
  addressOf: (fileId: FileId) => string,
): ReplyOf<typeof getChatMonitorImg> {
  const lists = [stored?.fullRecordingImages, stored?.mobileMonitorImages, stored?.screenRecordingImages]
  return lists.flatMap((list, index) =>
    presentPictures(list, addressOf).map((picture) => ({ source: index + 1, ...picture })),
  )
}

export function presentExits(stored: Stored | null): Exits['cheatLogs'] {
  return (stored?.cheatLogs ?? [])
    .map(({ startTime, endTime, time }) => ({ startTime, endTime: endTime ?? null, time: time ?? null }))
    .sort((a, b) => a.startTime - b.startTime)
}

export function presentCourse(stored: Stored | null, isAnonymous: boolean): Exits {
  const logins = (stored?.loginInfoList ?? []).map(({ loginTime, ...stay }) => ({
    loginTime,
    ...presentStay(stay, isAnonymous),
  }))
  return {
    usedTimes: stored?.usedTimes ?? null,
    totalTime: stored?.totalTime ?? null,
    cheatLogs: presentExits(stored),
    loginInfoList: logins.sort((a, b) => a.loginTime - b.loginTime),
  }
}
