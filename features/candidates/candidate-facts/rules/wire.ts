import type { ReplyOf } from '@candor/call/define'
import { readApart, readApplication, readSamePersons } from '../../persons/rules/wire.ts'
import type { addCandidate, readCandidateFacts } from '../contract.ts'

/** Reads the facts of a candidate into the model that the page draws. */
export function readFacts({
  jobseekerChannelId: candidateId,
  applications,
  same,
  apart,
  ...rest
}: ReplyOf<typeof readCandidateFacts>) {
  return {
    ...rest,
    candidateId,
    applications: applications.map(readApplication),
    same: readSamePersons(same),
    apart: readApart(apart),
  }
}

export type Facts = ReturnType<typeof readFacts>

/** Returns the id of a candidate that was added here. */
export function readAdded({ jobseekerChannelId }: ReplyOf<typeof addCandidate>): string {
  return jobseekerChannelId
}
