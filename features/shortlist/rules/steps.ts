import type { ReplyOf } from '@candor/call/define'
import { readLabels } from '../../candidates/rules/wire.ts'
import type { findNeighbours, queryShortList } from '../contract.ts'

/** Whether the step buttons show: there is a shortlist, and the page was opened from within the product (R2-064). */
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
  return {
    ...page,
    list: page.list.map((item) => ({ ...readListed(item), labels: readLabels(item.labels) })),
  }
}

export type ShortlistEntry = ReturnType<typeof readPage>['list'][number]

/** Reads a candidate's place in the list. */
export function readNeighbours({ previous, next, ...place }: ReplyOf<typeof findNeighbours>) {
  return { ...place, previous: previous && readListed(previous), next: next && readListed(next) }
}

export type Neighbours = ReturnType<typeof readNeighbours>
export type Neighbour = NonNullable<Neighbours['next']>
