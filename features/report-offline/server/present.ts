import type { OfflineRecord } from '../contract.ts'
import { mergeRounds } from '../rules.ts'
import type { OfflineRounds, WrittenOfflineRound } from './import.ts'
import type { WrittenRow } from './queries.ts'

function presentWords(round: WrittenOfflineRound) {
  return {
    interviewType: round.interviewType ?? null,
    interviewResult: round.interviewResult ?? null,
    interviewScore: round.interviewScore ?? null,
    interviewRemark: round.interviewRemark ?? null,
    suggestPosition: round.suggestPosition ?? null,
    interviewerName: round.interviewerName ?? null,
  }
}

/** The rounds that were imported and those that were written down here, in order of time. */
export function presentOfflineRounds(
  imported: OfflineRounds,
  written: readonly WrittenRow[],
): OfflineRecord[] {
  return mergeRounds(
    imported.map(({ interviewRound, createTime, ...round }) => ({
      interviewRound,
      createTime,
      ...presentWords(round),
    })),
    written.map(({ createdAt, round }) => ({ createTime: createdAt.getTime(), ...presentWords(round) })),
  )
}
