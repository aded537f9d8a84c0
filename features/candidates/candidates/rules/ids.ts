/** A candidate in the inputs of calls. */
export const ofCandidate = <Id extends string | undefined>(candidateId: Id) => ({
  jobseekerChannelId: candidateId,
})

/** The same in the calls of shortlists, recommendations, attachments and offline rounds. */
export const ofJobSeeker = <Id extends string | undefined>(candidateId: Id) => ({
  jobSeekerChannelId: candidateId,
})

/** Candidate and interview of a report; no interview where the candidate has none yet. */
interface ReportIds {
  readonly candidateId: string
  readonly interviewId: string | null
}

export const ofReport = ({ candidateId, interviewId }: ReportIds) => ({
  ...ofCandidate(candidateId),
  interviewId: interviewId ?? undefined,
})

interface AddressIds extends ReportIds {
  readonly companyId?: string | undefined
  readonly recommendStageId?: string | null
}

export function reportSearch({ candidateId, interviewId, companyId, recommendStageId }: AddressIds) {
  return {
    ...(interviewId && { userid: interviewId }),
    ...ofCandidate(candidateId),
    ...(companyId && { companyId }),
    ...(recommendStageId && { recommendStageId }),
  }
}
