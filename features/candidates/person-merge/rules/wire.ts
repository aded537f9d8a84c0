import type { ReplyOf } from '@candor/call/define'
import { readApplication, readSamePersons } from '../../persons/rules/wire.ts'
import type { compareCandidates, listMergeChoices } from '../contract.ts'

/** Reads the candidates that can be chosen. */
export function readChoices({ same, found, ...rest }: ReplyOf<typeof listMergeChoices>) {
  return { ...rest, same: readSamePersons(same), found: found.map(readApplication) }
}

/** Reads two candidates side by side. */
export function readPair({ kept, other, ...rest }: ReplyOf<typeof compareCandidates>) {
  return { ...rest, kept: readApplication(kept), other: readApplication(other) }
}

export type Pair = ReturnType<typeof readPair>
export type PairSide = Pair['kept']
export type PairField = Pair['fields'][number]

/** The candidate that is there again. */
export function readAgain({
  jobseekerChannelId: candidateId,
}: {
  readonly jobseekerChannelId: string
}): string {
  return candidateId
}

/** The two candidates in the input of a call. */
export const ofPair = (candidateId: string, otherId: string) => ({ jobseekerChannelId: candidateId, otherId })
