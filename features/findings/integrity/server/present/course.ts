import type { ReplyOf } from '@candor/call/define'
import type { FileId } from '@candor/kernel/ids'
import type { ReportReader } from '../../../../platform/access/rules/viewer.ts'
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

type Seen = Pick<ReportReader, 'isAnonymous' | 'isVisit'>

/** An anonymous candidate's location is left out (decision D05), and so is the IP for visitors. */
function presentStay({ platform, ip, ipAddr }: Stay, { isAnonymous, isVisit }: Seen) {
  return {
    platform: platform ?? null,
    ip: isAnonymous || isVisit ? null : (ip ?? null),
    ipAddr: isAnonymous ? null : (ipAddr ?? null),
  }
}

export function presentLogs(stored: Stored | null, reader: Seen): ReplyOf<typeof getOperatorLogs> {
  return (stored?.operatorLogs ?? [])
    .map(({ createdTime, content, ...stay }) => ({
      createdTime,
      content,
      ...presentStay(stay, reader),
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

export function presentCourse(stored: Stored | null, reader: Seen): Exits {
  const logins = (stored?.loginInfoList ?? []).map(({ loginTime, ...stay }) => ({
    loginTime,
    ...presentStay(stay, reader),
  }))
  return {
    usedTimes: stored?.usedTimes ?? null,
    totalTime: stored?.totalTime ?? null,
    cheatLogs: presentExits(stored),
    loginInfoList: logins.sort((a, b) => a.loginTime - b.loginTime),
  }
}
