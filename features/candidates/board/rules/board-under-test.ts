import type { ReplyOf } from '@candor/call/define'
import { dayMs } from '@candor/kernel/durations'
import type { readBoard } from '../contract.ts'

type Wire = ReplyOf<typeof readBoard>

export const boardNow = Date.UTC(2026, 10, 25)

/** A person of a board, some days in a stage. */
export function aPerson(id: string, given: Partial<Wire['people'][number]> & { days?: number } = {}) {
  const { days = 0, ...rest } = given
  return {
    jobseekerChannelId: id,
    interviewId: `i-${id}`,
    name: `人${id}`,
    nameLatin: `Person ${id}`,
    workYears: 3,
    source: '',
    stageId: '1',
    since: boardNow - days * dayMs,
    lastActiveAt: boardNow,
    scoreState: 'none' as const,
    score: null,
    marks: [],
    areMarksCovered: false,
    asked: [],
    isViewerAsked: false,
    ...rest,
  }
}

/** A board with four stages and these people. */
export function aBoard(people: Wire['people'], given: Partial<Wire> = {}): Wire {
  const stages = [
    { stageId: '1', name: 'Applied', limitDays: 3, isListed: true },
    { stageId: '2', name: 'Round 1', limitDays: 5, isListed: true },
    { stageId: '1002', name: 'Round 2', limitDays: 5, isListed: true },
    { stageId: '1001', name: 'Offer', limitDays: 10, isListed: true },
  ]
  const count = (stageId: string) => people.filter((person) => person.stageId === stageId).length
  return {
    version: 'v1',
    now: boardNow,
    mayMove: true,
    stages: stages.map((stage) => ({ ...stage, count: count(stage.stageId) })),
    people,
    leftOut: 0,
    closed: [],
    ...given,
  }
}
