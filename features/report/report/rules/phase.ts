/** ReportPhase: 1 not finished, 2 finished (R4-003, R4-005). */
export function reportPhase(finished: boolean): 1 | 2 {
  return finished ? 2 : 1
}

/** What a report loads, by the stage of its candidate. */
export interface Loads {
  readonly channelInfo: boolean
  readonly interviewInfo: boolean
}

/**
 * Stage 1 loads the candidate's channel info, every other stage the interview info (R4-013, R4-014); the AI report comes
 * with its tab.
 *
 * A candidate of stage 1 who was interviewed already has answers to show, so those load too.
 */
export function loadsAt(stageId: string, hasInterview: boolean): Loads {
  const isFirstStage = stageId === '1'
  return {
    channelInfo: isFirstStage,
    interviewInfo: !isFirstStage || hasInterview,
  }
}
