import type { Recording } from '../../recording/rules/recording.ts'
import type { AntiCheatingInfo, SimilarityEntry } from '../contract.ts'
import { type SessionAxis, sessionMsOf } from './axis.ts'
import type { KnownCheck } from './findings.ts'
import type { MonitorPicture } from './monitor.ts'

/** Checks of the interview as a whole, beside those that findings go by. */
export const switchChecks = [
  'computerMonitoring',
  'abnormalDetection',
  'screenshotProtection',
  'screenRecordingProtection',
] as const
export type CheckName = KnownCheck | (typeof switchChecks)[number]

/** One thing that a check saw, at one time. */
export interface CheckEvent {
  readonly key: string
  readonly check: CheckName
  /** A picture was taken at regular times and says nothing by itself; anything else is what the check is about. */
  readonly kind: 'seen' | 'picture'
  /** Session milliseconds; null where the session's beginning is not known. They may lie outside the session. */
  readonly startMs: number | null
  readonly endMs: number | null
  /** Epoch milliseconds; null for what is known by its session time alone. */
  readonly at: number | null
  /** The end, in epoch milliseconds; null where it has none, and where `at` is. */
  readonly until: number | null
  /** A media address. */
  readonly picture: string | null
}

export interface Exit {
  readonly startTime: number
  readonly endTime: number | null
  readonly time: number | null
}

/** What came in, of which any part may be missing: each comes by a call of its own. */
export interface Seen {
  readonly info: AntiCheatingInfo | null
  readonly exits: readonly Exit[]
  readonly logins: readonly { readonly loginTime: number }[]
  readonly pictures: readonly MonitorPicture[]
  readonly recording: Recording
}

/** Stretches away that two calls tell of, each once, in the order of time. */
export function mergeExits(...lists: readonly (readonly Exit[])[]): Exit[] {
  const byStart = new Map(lists.flat().map((exit) => [exit.startTime, exit]))
  return [...byStart.values()].sort((a, b) => a.startTime - b.startTime)
}

/** How long a stretch away was, in milliseconds: as it was counted, else as it was measured; null where neither is known. */
export function exitMs({ startTime, endTime, time }: Exit): number | null {
  if (time !== null) return time * 1000
  return endTime === null ? null : endTime - startTime
}

// A mark is the same whether it is written as itself or as a character reference: it goes with the other punctuation.
const plain = (html: string) =>
  html
    .replace(/<[^>]*>|&#?\w+;/g, ' ')
    .normalize('NFKC')
    .replace(/[\s\p{P}<>]+/gu, '')
    .toLowerCase()

/** The stretch of the session in which a question was answered that goes by these words; null where none does. */
export function stretchOf({ questionText }: Pick<SimilarityEntry, 'questionText'>, recording: Recording) {
  const wanted = plain(questionText)
  const question = recording.questions.find(({ title, html }) =>
    [title ?? '', html].some((text) => wanted !== '' && plain(text) === wanted),
  )
  const clips = question?.clips.flatMap((index) => recording.clips[index] ?? []) ?? []
  const [first] = clips
  if (!first) return null
  return {
    startMs: first.startMs,
    endMs: Math.max(...clips.map(({ startMs, durationMs }) => startMs + (durationMs ?? 0))),
  }
}

const monitorChecks = {
  computer: 'computerMonitoring',
  phone: 'phoneMonitoring',
  screen: 'screenMonitoring',
} as const

/** Everything that has a time, once, in the order of time; what has no time stands at the end. */
export function eventsOf(seen: Seen, axis: SessionAxis): CheckEvent[] {
  const { info, exits, logins, pictures, recording } = seen
  const events: CheckEvent[] = []
  const add = (
    check: CheckName,
    at: number | null,
    more: { until?: number | null; kind?: CheckEvent['kind']; picture?: string | null } = {},
  ) =>
    events.push({
      key: `${check}-${events.length}`,
      check,
      kind: more.kind ?? 'seen',
      startMs: sessionMsOf(axis, at),
      endMs: sessionMsOf(axis, more.until ?? null),
      at,
      until: more.until ?? null,
      picture: more.picture ?? null,
    })
  for (const exit of exits) {
    const length = exitMs(exit)
    add('leftPage', exit.startTime, { until: exit.endTime ?? (length && exit.startTime + length) })
  }
  for (const { startTime, endTime } of info?.speechDraftDetection?.details ?? [])
    add('speechDraft', startTime, { until: endTime })
  for (const { startTime, endTime, url } of info?.noFaceDetectionInfo?.noFaceList ?? [])
    add('noFace', startTime, { until: endTime, picture: url })
  const change = info?.personChangeDetection
  if (change?.changeDateTime)
    add('personChange', change.changeDateTime, { picture: change.changeAfterPicture })
  for (const { url, createTime } of info?.abnormalPictures ?? [])
    add('abnormalPicture', createTime, { picture: url })
  for (const { loginTime } of logins) add('login', loginTime)
  for (const { source, url, createTime } of pictures)
    add(monitorChecks[source], createTime, { kind: 'picture', picture: url })
  for (const entry of info?.textSimilarityRes ?? []) {
    const stretch = stretchOf(entry, recording)
    if (!stretch) continue
    const key = `textSimilarity-${events.length}`
    events.push({
      key,
      check: 'textSimilarity',
      kind: 'seen',
      ...stretch,
      at: null,
      until: null,
      picture: null,
    })
  }
  return events.sort((a, b) => (a.startMs ?? a.at ?? Infinity) - (b.startMs ?? b.at ?? Infinity))
}

/** The event nearest to a time, within a reach of it in milliseconds; null where there is none. */
export function eventNear(events: readonly CheckEvent[], ms: number, reachMs: number): CheckEvent | null {
  let best: CheckEvent | null = null
  let nearest = reachMs
  for (const event of events) {
    if (event.startMs === null) continue
    const end = Math.max(event.startMs, event.endMs ?? event.startMs)
    const distance = Math.max(0, event.startMs - ms, ms - end)
    if (distance <= nearest && (distance < nearest || best === null)) {
      best = event
      nearest = distance
    }
  }
  return best
}

/** The event a step away from another; null past the first and the last. Without one, the first. */
export function eventBeside(
  events: readonly CheckEvent[],
  current: CheckEvent | null,
  step: 1 | -1,
): CheckEvent | null {
  const index = current ? events.findIndex(({ key }) => key === current.key) : -1
  return index < 0 ? (events[0] ?? null) : (events[index + step] ?? null)
}
