import type { ReplyOf } from '@candor/call/define'
import type { findNeighbours, queryShortList } from '../contract.ts'

/** Whether the buttons to the neighbours show: a shortlist exists and the page was reached from within (R2-064). */
export function hasShortlistNavigation(total: number, routeCount: number): boolean {
  return total > 0 && routeCount > 1
}

function readListed<Wire extends { jobSeekerChannelId: string }>({
  jobSeekerChannelId: candidateId,
  ...rest
}: Wire) {
  return { ...rest, candidateId }
}

/** Reads a page of the list. */
export function readPage(page: ReplyOf<typeof queryShortList>) {
  return { ...page, list: page.list.map(readListed) }
}

export type Listed = ReturnType<typeof readPage>['list'][number]

/** Reads where a candidate stands in the list. */
export function readNeighbours({ previous, next, ...place }: ReplyOf<typeof findNeighbours>) {
  return { ...place, previous: previous && readListed(previous), next: next && readListed(next) }
}

export type Neighbours = ReturnType<typeof readNeighbours>
export type Neighbour = NonNullable<Neighbours['next']>
