/** A candidate as the inputs of calls name them. */
export const ofCandidate = <Id extends string | undefined>(candidateId: Id) => ({
  jobseekerChannelId: candidateId,
})

/** The same as the calls of shortlists, recommendations, attachments and offline rounds spell it. */
export const ofJobSeeker = <Id extends string | undefined>(candidateId: Id) => ({
  jobSeekerChannelId: candidateId,
})

/** Whose report it is, and of which interview: none where the candidate has none yet. */
interface ReportIds {
  readonly candidateId: string
  readonly interviewId: string | null
}

/** A report as the inputs of calls name it. */
export const ofReport = ({ candidateId, interviewId }: ReportIds) => ({
  ...ofCandidate(candidateId),
  interviewId: interviewId ?? undefined,
})

interface Place extends ReportIds {
  readonly companyId?: string | undefined
  readonly recommendStageId?: string | null
}

/** What the address of a report says of whose it is. */
export function reportSearch({ candidateId, interviewId, companyId, recommendStageId }: Place) {
  return {
    ...(interviewId && { userid: interviewId }),
    ...ofCandidate(candidateId),
    ...(companyId && { companyId }),
    ...(recommendStageId && { recommendStageId }),
  }
}
