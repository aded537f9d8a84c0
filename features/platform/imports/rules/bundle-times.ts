import { isRecord } from '@candor/kernel/is-record'
import { megabyte } from '../contract.ts'
import { findEpochFaults } from './epoch-times.ts'
import type { RuleFault } from './fault.ts'
import type { Path } from './json.ts'

/** Seconds in place of milliseconds are wrong by a factor of 1,000; a tenth of that is never a matter of rounding. */
const farTooMuch = 100
/** Nobody speaks this many characters a second; times in seconds make it thousands. */
const maxCharactersASecond = 1_000
/** A few words may have any times. */
const fewestCharacters = 30
/** Shorter answers are left out: evidence within their first thousandth proves nothing. */
const shortAnswerMs = 10_000
/** No camera writes this many bits a second; an answer longer than that has no duration in seconds. */
const maxBitsASecond = 400_000_000
const longestInSeconds = 10_000
/** Recorders round the end of a recording. */
const roundingMs = 1_000

/** No interview lasts this many seconds; as milliseconds they are a moment. */
const longestInterview = 10_000
/** Points of time and durations are rounded separately. */
const leastOfDuration = 0.9

/** The size of a media file of the bundle in bytes; null where it is not there. */
export type SizeOf = (file: string) => number | null

const recordsAt = (value: unknown, key: string): { item: Record<string, unknown>; index: number }[] => {
  const list = isRecord(value) ? value[key] : undefined
  return (Array.isArray(list) ? list.flat() : []).flatMap((item: unknown, index: number) =>
    isRecord(item) ? [{ item, index }] : [],
  )
}
const timeAt = (item: Record<string, unknown>, key: string): number | null => {
  const value = item[key]
  return typeof value === 'number' && Number.isFinite(value) ? value : null
}

function measureTranscript(transcript: unknown): { endMs: number; characters: number } {
  let endMs = 0
  let characters = 0
  for (const { item } of recordsAt(transcript, 'sentences')) {
    endMs = Math.max(endMs, timeAt(item, 'endMs') ?? 0)
    characters += typeof item.text === 'string' ? item.text.length : 0
  }
  return { endMs, characters }
}

function findTranscriptFaults(transcript: unknown, path: Path): RuleFault[] {
  const { endMs, characters } = measureTranscript(transcript)
  const isTooFast = endMs > 0 && characters > (endMs / 1000) * maxCharactersASecond
  if (!isTooFast || characters < fewestCharacters) return []
  return [{ path, fault: 'secondsTranscript', values: { characters, endMs } }]
}

interface TimedAnswer {
  readonly id: unknown
  readonly path: Path
  readonly startMs: number | null
  readonly durationMs: number | null
  readonly endMs: number
}

function findLargeFile(answer: Record<string, unknown>, durationMs: number, sizeOf: SizeOf) {
  if (durationMs > longestInSeconds) return null
  const files = recordsAt(answer, 'video').flatMap(({ item }) => [item.video_url, item.video_url_mp4])
  for (const file of files) {
    const bytes = typeof file === 'string' ? (sizeOf(file) ?? 0) : 0
    if (bytes * 8 > (durationMs / 1000) * maxBitsASecond) return { file: String(file), bytes }
  }
  return null
}

function findDurationFaults(
  answer: Record<string, unknown>,
  timed: TimedAnswer,
  sizeOf: SizeOf,
): RuleFault[] {
  const { durationMs, endMs } = timed
  const path = [...timed.path, 'durationMs']
  if (durationMs === null || durationMs <= 0) return []
  if (endMs >= durationMs * farTooMuch) return [{ path, fault: 'secondsDuration', values: { endMs } }]
  const large = findLargeFile(answer, durationMs, sizeOf)
  if (!large) return []
  const megabytes = Math.round(large.bytes / megabyte)
  return [{ path, fault: 'secondsBytes', values: { file: large.file, megabytes, durationMs } }]
}

/** Faults where the last answer starts before a hundredth of the length of the earlier answers. */
function findStartFaults(answers: readonly TimedAnswer[]): RuleFault[] {
  const placed = answers.flatMap(({ path, startMs, durationMs }) =>
    startMs === null ? [] : [{ path, startMs, durationMs: durationMs ?? 0 }],
  )
  const [last, ...before] = placed.sort((a, b) => b.startMs - a.startMs)
  if (!last || last.startMs <= 0) return []
  const sumMs = before.reduce((sum, { durationMs }) => sum + durationMs, 0)
  if (sumMs < last.startMs * farTooMuch) return []
  return [{ path: [...last.path, 'sessionStartMs'], fault: 'secondsStarts', values: { sumMs } }]
}

function sessionMs(interview: unknown): number | null {
  if (!isRecord(interview)) return null
  const from = timeAt(interview, 'real_begininterview_time')
  const to = timeAt(interview, 'interview_finish_time')
  return from === null || to === null || to <= from ? null : to - from
}

/**
 * Points of time that are hours apart if they are seconds, and each after the previous answer if they are milliseconds.
 * A pause of hours between two answers looks the same once, so one such gap is no fault.
 */
function findPointFaults(interview: unknown, at: Path, key: 'problem_time_point' | 'answer_time_point') {
  const placed = recordsAt(interview, 'answers').flatMap(({ item, index }) => {
    const point = timeAt(item, key)
    return point === null ? [] : [{ index, point, durationMs: timeAt(item, 'durationMs') ?? 0 }]
  })
  placed.sort((a, b) => a.point - b.point)
  const last = placed.at(-1)
  const length = sessionMs(interview)
  if (!last || last.point < longestInterview || (length !== null && last.point * 1_000 <= length)) return []
  const before = placed.slice(0, -1)
  const withLength = before.filter(({ durationMs }) => durationMs > 0)
  const fits = before.every(
    ({ point, durationMs }, index) => (placed[index + 1]?.point ?? 0) - point >= durationMs * leastOfDuration,
  )
  if (!fits || withLength.length < (length === null ? 2 : 1)) return []
  const values = { given: last.point, sumMs: withLength.reduce((sum, { durationMs }) => sum + durationMs, 0) }
  return [{ path: [...at, 'answers', last.index, key], fault: 'millisecondsPoint' as const, values }]
}

interface TimedEvidence {
  readonly path: Path
  readonly startMs: number
  readonly endMs: number
  readonly answer: TimedAnswer
}

/** Faults where all moments of the interview differ, and lie in the first thousandth of their answers. */
function findSecondsOfEvidence(evidence: readonly TimedEvidence[]): RuleFault[] {
  const lengthOf = ({ durationMs, endMs }: TimedAnswer) => durationMs ?? endMs
  const longEnough = evidence.filter(({ endMs, answer }) => endMs > 0 && lengthOf(answer) >= shortAnswerMs)
  const isInSeconds = longEnough.every(({ endMs, answer }) => endMs <= lengthOf(answer) / 1000 + 1)
  const [first] = longEnough
  if (!first || !isInSeconds || new Set(longEnough.map(({ endMs }) => endMs)).size < 2) return []
  const values = { lengthMs: lengthOf(first.answer) }
  return [{ path: [...first.path, 'startMs'], fault: 'secondsEvidence', values }]
}

function findPastAnswer({ path, startMs, endMs, answer }: TimedEvidence): RuleFault[] {
  const lengthMs = answer.durationMs
  if (lengthMs === null || lengthMs <= 0) return []
  const lastMs = Math.max(lengthMs, answer.endMs) + roundingMs
  if (endMs <= lastMs) return []
  const [key, given] = startMs > lastMs ? ['startMs', startMs] : ['endMs', endMs]
  return [{ path: [...path, key], fault: 'pastAnswer', values: { given, lengthMs } }]
}

function findInterviewTimes(interview: unknown, at: Path, sizeOf: SizeOf): RuleFault[] {
  const answers = recordsAt(interview, 'answers').map(({ item, index }) => {
    const { endMs } = measureTranscript(item.transcript)
    const startMs = timeAt(item, 'sessionStartMs')
    const durationMs = timeAt(item, 'durationMs')
    const path = [...at, 'answers', index]
    return { item, timed: { id: item.question_id, path, startMs, durationMs, endMs } }
  })
  const timed = answers.map((answer) => answer.timed)
  const answerOf = new Map(timed.map((answer) => [answer.id, answer]))
  const evidence = recordsAt(interview, 'evidence').flatMap(({ item, index }): TimedEvidence[] => {
    const answer = answerOf.get(item.question_id)
    const startMs = timeAt(item, 'startMs')
    const endMs = timeAt(item, 'endMs')
    if (!answer || startMs === null || endMs === null) return []
    return [{ path: [...at, 'evidence', index], startMs, endMs, answer }]
  })
  return [
    ...answers.flatMap((answer) => [
      ...findTranscriptFaults(answer.item.transcript, [...answer.timed.path, 'transcript']),
      ...findDurationFaults(answer.item, answer.timed, sizeOf),
    ]),
    ...recordsAt(interview, 'fullRecords').flatMap(({ item, index }) =>
      findTranscriptFaults(item.transcript, [...at, 'fullRecords', index, 'transcript']),
    ),
    ...findStartFaults(timed),
    ...findPointFaults(interview, at, 'problem_time_point'),
    ...findPointFaults(interview, at, 'answer_time_point'),
    ...findSecondsOfEvidence(evidence),
    ...evidence.flatMap(findPastAnswer),
  ]
}

/**
 * Impossible times of a bundle: seconds in place of milliseconds, and evidence past the end of its answer. Each rule
 * compares times with words, answer length or file size, so widely that no right time fails.
 */
export function findTimeFaults(bundle: unknown, sizeOf: SizeOf): RuleFault[] {
  return [
    ...findEpochFaults(bundle),
    ...recordsAt(bundle, 'interviews').flatMap(({ item, index }) =>
      findInterviewTimes(item, ['interviews', index], sizeOf),
    ),
  ]
}
