import { aCandidate, anAccount, anInterview } from '@candor/testkit/builders'
import type { ServerUnderTest } from '@candor/testkit/server'
import {
  findAllEducation,
  findAllWorkInfo,
  getProjectExperience,
  jobseekerChannelInfo,
  listCandidateLabel,
  listInterviewInfos,
} from '../../contract.ts'
import { storeCandidateDocument } from '../queries.ts'

/** A candidate with an interview, and an account that may read of them. */
export async function aReport(server: ServerUnderTest, given: Parameters<typeof aCandidate>[1] = {}) {
  const candidate = await aCandidate(server.services, given)
  const interview = await anInterview(server.services, candidate)
  const { token, accountId } = await anAccount(server.services, candidate)
  return { ...interview, token, accountId, jobseekerChannelId: candidate.candidateId }
}

export type Report = Awaited<ReturnType<typeof aReport>>

/** Stores an imported part of a candidate. */
export function store(server: ServerUnderTest, report: Report, part: string, document: unknown) {
  return storeCandidateDocument(server.services.db, report, part, document, server.clock.now())
}

/** Every call about a candidate, with its input. */
export const callsOfCandidate = [
  listCandidateLabel,
  listInterviewInfos,
  findAllEducation,
  findAllWorkInfo,
  getProjectExperience,
  jobseekerChannelInfo,
] as const
