/** A candidate in the inputs of calls. */
export const ofCandidate = (candidateId: string) => ({ jobseekerChannelId: candidateId })
