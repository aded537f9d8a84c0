import type { InterviewSummary } from '../../../candidates/interviews/rules/interview.ts'

/** The message for each state of an interview. */
export const stateWords = {
  waiting: 'statusWait',
  underWay: 'statusDoing',
  finished: 'statusFinish',
} as const

interface Writing {
  /** Returns a message. */
  readonly say: (
    key: 'notBegun' | 'fromTo' | 'until' | 'used' | 'usedOf',
    values: Readonly<Record<string, string>>,
  ) => string
  /** Formats a moment, and a duration in milliseconds. */
  readonly dateTime: (at: number) => string
  readonly stretch: (ms: number) => string
}

/** When an interview was held, and how long it took, as far as that is known. */
export function interviewTimes(
  { beganAt, finishedAt, usedMs, limitMs, state }: InterviewSummary,
  { say, dateTime, stretch }: Writing,
): string[] {
  if (beganAt === null && state === 'waiting') return [say('notBegun', {})]
  const from = beganAt === null ? null : dateTime(beganAt)
  const to = finishedAt === null ? null : dateTime(finishedAt)
  const held = from && to ? say('fromTo', { from, to }) : (from ?? (to && say('until', { to })))
  const used = usedMs === null ? null : stretch(usedMs)
  const took =
    used && (limitMs === null ? say('used', { used }) : say('usedOf', { used, total: stretch(limitMs) }))
  return [held, took].filter((text) => text !== null)
}
