import type { ReplyOf } from '@candor/call/define'
import type { lookAtMove } from '../../stages/contract/moving.ts'
import type { listEnded, readBoard } from '../contract.ts'
import type { Target } from './moves.ts'

type Wire = ReplyOf<typeof readBoard>

function readNamed<Sent extends { jobseekerChannelId: string }>({
  jobseekerChannelId: candidateId,
  ...rest
}: Sent) {
  return { ...rest, candidateId }
}

/** Reads a reply into the board that the screens draw. */
export function readWire({ people, ...board }: Wire) {
  return { ...board, people: people.map(readNamed) }
}

export type Board = ReturnType<typeof readWire>
export type BoardPerson = Board['people'][number]
export type Stage = Board['stages'][number]
export type ClosedGroup = Board['closed'][number]

export function readEnded(list: ReplyOf<typeof listEnded>) {
  return list.map(readNamed)
}

/** Reads what a move leaves behind: open recommendations and planned interviews. */
export function readLeft({ plans, ...left }: ReplyOf<typeof lookAtMove>) {
  return { ...left, plans: plans.map(readNamed) }
}

export type Left = ReturnType<typeof readLeft>

/** A board on which a move has happened, before the server answers: the moved ones are new in their stage. */
export function boardAfter(board: Wire, moved: ReadonlySet<string>, target: Target): Wire {
  const isMoved = (person: { jobseekerChannelId: string }) => moved.has(person.jobseekerChannelId)
  const going = board.people.filter(isMoved)
  const left = (stageId: string) => going.filter((person) => person.stageId === stageId).length
  const arrived = (stageId: string) =>
    target.kind === 'stage' && target.stageId === stageId ? going.length : 0
  const stages = board.stages.map((stage) => ({
    ...stage,
    count: stage.count - left(stage.stageId) + arrived(stage.stageId),
  }))
  if (target.kind === 'end')
    return { ...board, stages, people: board.people.filter((each) => !isMoved(each)) }
  const { stageId } = target
  return {
    ...board,
    stages,
    people: board.people.map((person) =>
      isMoved(person)
        ? { ...person, stageId, since: board.now, lastActiveAt: board.now, asked: [], isViewerAsked: false }
        : person,
    ),
  }
}
