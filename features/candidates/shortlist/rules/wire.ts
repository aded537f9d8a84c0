import type { ReplyOf } from '@candor/call/define'
import { readLabels } from '../../candidates/rules/wire.ts'
import type { countList, readList } from '../contract/list.ts'
import type { findNeighbours } from '../contract/neighbours.ts'
import type { listViews } from '../contract/views.ts'
import type { listShortListPositions } from '../contract.ts'

interface WireCounts {
  readonly haveOperateCount: number
  readonly noOperateCount: number
  readonly invalidCount: number
}

export interface Counts {
  readonly operated: number
  readonly waiting: number
  readonly invalid: number
}

function readCounts(wire: WireCounts): Counts {
  return { operated: wire.haveOperateCount, waiting: wire.noOperateCount, invalid: wire.invalidCount }
}

function readListed<Wire extends { jobSeekerChannelId: string }>({
  jobSeekerChannelId: candidateId,
  ...rest
}: Wire) {
  return { ...rest, candidateId }
}

export function readListPage({ list, ...page }: ReplyOf<typeof readList>) {
  return { ...page, list: list.map((row) => ({ ...readListed(row), labels: readLabels(row.labels) })) }
}

export type ListedCandidate = ReturnType<typeof readListPage>['list'][number]
export type ListCounts = ReplyOf<typeof countList>
export type ListView = ReplyOf<typeof listViews>['views'][number]

export function readNeighbours(reply: ReplyOf<typeof findNeighbours>) {
  const { previous, next, haveOperateCount, noOperateCount, invalidCount, ...place } = reply
  return {
    ...place,
    counts: readCounts({ haveOperateCount, noOperateCount, invalidCount }),
    previous: previous && readListed(previous),
    next: next && readListed(next),
  }
}

export type Neighbours = ReturnType<typeof readNeighbours>
export type Neighbour = NonNullable<Neighbours['next']>

export function readPositions(positions: ReplyOf<typeof listShortListPositions>) {
  return positions.map(({ noOperateCount: waiting, ...position }) => ({ ...position, waiting }))
}
