import type { ReportAddress } from './address.ts'
import { mannerKeys } from './manner.ts'

/** The ids of a neighbour, from the shortlist. */
export interface NeighbourIds {
  readonly interviewId: string | null
  readonly candidateId: string
  readonly recommendStageId: string | null
  readonly stageTypeKind: number
}

/** The keys that a step keeps: the place in the report and how it was opened. All others belong to the candidate. */
const kept = ['activeIndex', 'inner', 'resume', 'test', ...mannerKeys] as const

/**
 * The address of a neighbour's report with the same tabs open, so that a step never waits for a choice (decision D11).
 */
export function neighbourAddress(path: string, address: ReportAddress, beside: NeighbourIds): string {
  const search: [string, string | number | null | undefined][] = [
    ['userid', beside.interviewId],
    ['jobseekerChannelId', beside.candidateId],
    ...kept.map((key): [string, string | number | undefined] => [key, address[key]]),
    ['recommendStageId', beside.recommendStageId],
    ['stageTypeKind', beside.stageTypeKind],
  ]
  const present = search.flatMap(([key, value]): [string, string][] =>
    value === null || value === undefined ? [] : [[key, String(value)]],
  )
  return `${path}?${new URLSearchParams(present)}`
}
