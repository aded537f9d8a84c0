/** ReportPhase: 1 not finished, 2 finished (R4-003, R4-005). */
export function reportPhase(finished: boolean): 1 | 2 {
  return finished ? 2 : 1
}

export interface Loads {
  readonly channelInfo: boolean
  readonly interviewInfo: boolean
}

/** Screening (kind 1, which is stage 1 by default) loads the channel info, and after an interview both; other stages the interview info (R4-013, R4-014). */
export function loadsAt(stageKind: number, hasInterview: boolean): Loads {
  const isFirstStage = stageKind === 1
  return {
    channelInfo: isFirstStage,
    interviewInfo: !isFirstStage || hasInterview,
  }
}
