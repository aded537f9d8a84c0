import type { OfflineRecord } from '../contract.ts'
import type { OfflineRounds } from './import.ts'

export function presentOfflineRounds(stored: OfflineRounds): OfflineRecord[] {
  return stored.map((round) => ({
    interviewRound: round.interviewRound,
    interviewType: round.interviewType ?? null,
    createTime: round.createTime,
    interviewResult: round.interviewResult ?? null,
    interviewScore: round.interviewScore ?? null,
    interviewRemark: round.interviewRemark ?? null,
    suggestPosition: round.suggestPosition ?? null,
    interviewerName: round.interviewerName ?? null,
  }))
}
