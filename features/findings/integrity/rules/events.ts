import type { Recording } from '../../recording/rules/recording.ts'
import { type SessionAxis, sessionMsOf } from './axis.ts'
import type { MonitorPicture } from './monitor.ts'
import type { CheckName, CheckResults, ComparedAnswer, Exit } from './results.ts'

export interface CheckEvent {
  readonly key: string
  readonly check: CheckName
  /** `picture`: taken at regular intervals and no sign of anything; all else is what the check looks for. */
  readonly kind: 'seen' | 'picture'
  /** Session milliseconds, possibly outside of the session; null where its begin is unknown. */
  readonly startMs: number | null
  readonly endMs: number | null
  /** Epoch milliseconds; null where only its session time is known. */
  readonly at: number | null
  /** End in epoch milliseconds; null without one, and where `at` is null. */
  readonly until: number | null
  readonly picture: string | null
}

export interface Seen {
  readonly results: CheckResults | null
  readonly exits: readonly Exit[]
  readonly logins: readonly { readonly at: number }[]
  readonly pictures: readonly MonitorPicture[]
  readonly recording: Recording
}

/** Times away from the page, as reported by two calls; duplicates removed, in order of time. */
export function mergeExits(...lists: readonly (readonly Exit[])[]): Exit[] {
  const byStart = new Map(lists.flat().map((exit) => [exit.beganAt, exit]))
  return [...byStart.values()].sort((a, b) => a.beganAt - b.beganAt)
}

// Punctuation may be written as a character or as an HTML entity: both are removed. Neither part of the pattern reads
// past the next sign of its kind, so that a text of nothing but those takes no longer.
const plain = (html: string) =>
  html
    .replace(/<[^<>]*>|&#?\w+;/g, ' ')
    .normalize('NFKC')
    .replace(/[\s\p{P}<>]+/gu, '')
    .toLowerCase()

/** Finds the stretch of the session with the answer to a question of this text; null for an unknown one. */
export function stretchFinder(recording: Recording) {
  const questions = new Map<string, Recording['questions'][number]>()
  for (const question of recording.questions)
    for (const text of [question.title ?? '', question.html].map(plain))
      if (text !== '' && !questions.has(text)) questions.set(text, question)
  return ({ question: text }: Pick<ComparedAnswer, 'question'>) => {
    const question = questions.get(plain(text))
    const clips = question?.clips.flatMap((index) => recording.clips[index] ?? []) ?? []
    const [first] = clips
    if (!first) return null
    return {
      startMs: first.startMs,
      endMs: Math.max(...clips.map(({ startMs, durationMs }) => startMs + (durationMs ?? 0))),
    }
  }
}

const monitorChecks = {
  computer: 'computerMonitoring',
  phone: 'phoneMonitoring',
  screen: 'screenMonitoring',
} as const

export function eventsOf(seen: Seen, axis: SessionAxis): CheckEvent[] {
  const { results, exits, logins, pictures, recording } = seen
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
  for (const { beganAt, endedAt, lengthMs } of exits)
    add('leftPage', beganAt, { until: endedAt ?? (lengthMs === null ? null : beganAt + lengthMs) })
  for (const { beganAt, endedAt } of results?.speechDraft?.stretches ?? [])
    add('speechDraft', beganAt, { until: endedAt })
  for (const { beganAt, endedAt, picture } of results?.noFace?.stretches ?? [])
    add('noFace', beganAt, { until: endedAt, picture })
  const change = results?.personChange
  if (change?.changedAt) add('personChange', change.changedAt, { picture: change.after })
  for (const { address, takenAt } of results?.abnormalPicture.pictures ?? [])
    add('abnormalPicture', takenAt, { picture: address })
  for (const { at } of logins) add('login', at)
  for (const { monitor, address, takenAt } of pictures)
    add(monitorChecks[monitor], takenAt, { kind: 'picture', picture: address })
  const stretchOf = stretchFinder(recording)
  for (const answer of results?.textSimilarity.answers ?? []) {
    const stretch = stretchOf(answer)
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

/** The event a step after or before another; null past the ends. Without one, the first. */
export function eventBeside(
  events: readonly CheckEvent[],
  current: CheckEvent | null,
  step: 1 | -1,
): CheckEvent | null {
  const index = current ? events.findIndex(({ key }) => key === current.key) : -1
  return index < 0 ? (events[0] ?? null) : (events[index + step] ?? null)
}
