/** Whether the buttons to the neighbours show: a shortlist exists and the page was reached from within (R2-064). */
export function hasShortlistNavigation(total: number, routeCount: number): boolean {
  return total > 0 && routeCount > 1
}

interface Step {
  interviewId: string | null
  jobSeekerChannelId: string
  recommendStageId: string | null
}

/** What the address of a listed candidate's report says. */
export function reportSearch(step: Step, companyId: string): Record<string, string> {
  return {
    ...(step.interviewId ? { userid: step.interviewId } : {}),
    jobseekerChannelId: step.jobSeekerChannelId,
    companyId,
    ...(step.recommendStageId ? { recommendStageId: step.recommendStageId } : {}),
  }
}
