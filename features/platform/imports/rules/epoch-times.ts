import { isRecord } from '@candor/kernel/is-record'
import type { RuleFault } from './fault.ts'
import { listPieces } from './json.ts'

/** Epoch seconds of 2001 to 2096, read as milliseconds, are days of January and February 1970. */
const earliestInSeconds = 1_000_000_000
const latestInSeconds = 4_000_000_000
const epochKeys = new Set<string | number>([
  'appliedAt',
  'updatedAt',
  'createdAt',
  'createDate',
  'createdDate',
  'createdTime',
  'createTime',
  'operatedAt',
  'submittedAt',
  'sendTime',
  'sentAt',
  'lastUpdateDate',
  'loginTime',
  'changeDateTime',
  'real_begininterview_time',
  'interview_finish_time',
  'interviewStartTime',
  'interviewEndTime',
  'startTime',
  'endTime',
  'firstAnswerTime',
  'lastAnswerTime',
])

/** Epoch seconds in place of milliseconds. The free-form content of an analysis is not checked. */
export function findEpochFaults(bundle: unknown): RuleFault[] {
  if (!isRecord(bundle)) return []
  const interviews = Array.isArray(bundle.interviews) ? bundle.interviews : []
  const withoutAnalysis = {
    ...bundle,
    interviews: interviews.map((interview: unknown) =>
      isRecord(interview) ? { ...interview, aiData: null } : interview,
    ),
  }
  const isInSeconds = (value: unknown, key: string | number) =>
    epochKeys.has(key) && typeof value === 'number' && value >= earliestInSeconds && value < latestInSeconds
  return listPieces(withoutAnalysis, (value, key) =>
    isInSeconds(value, key) ? { given: Number(value) } : null,
  ).map(({ piece, path }) => ({ path, fault: 'secondsEpoch', values: piece }))
}
