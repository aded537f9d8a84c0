import type { ReplyOf } from '@candor/call/define'
import type { getExitAndLoginInfo, getOperatorLogs } from '../contract.ts'

/** A moment at which the candidate is known to have been somewhere. */
interface Stay {
  /** Epoch milliseconds. */
  readonly at: number
  /** The number of the platform; null where unknown. */
  readonly platform: number | null
  /** The IP address and its location, as far as they are sent; else empty. */
  readonly address: string
}

export interface LogEntry extends Stay {
  readonly content: string
}

type WireCourse = ReplyOf<typeof getExitAndLoginInfo>

export interface Course extends Omit<WireCourse, 'loginInfoList'> {
  readonly logins: readonly Stay[]
}

interface WirePlace {
  readonly ip: string | null
  readonly ipAddr: string | null
}

const addressOf = ({ ip, ipAddr }: WirePlace) => [ip, ipAddr].filter(Boolean).join(' ')

export function readCourse({ loginInfoList, ...course }: WireCourse): Course {
  const logins = loginInfoList.map(({ loginTime, platform, ...place }) => ({
    at: loginTime,
    platform,
    address: addressOf(place),
  }))
  return { ...course, logins }
}

export function readLog(entries: ReplyOf<typeof getOperatorLogs>): LogEntry[] {
  return entries.map(({ createdTime, content, platform, ...place }) => ({
    at: createdTime,
    content,
    platform,
    address: addressOf(place),
  }))
}
