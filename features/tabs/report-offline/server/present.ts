import type { AccountId } from '@candor/kernel/ids'
import type { OfflineRecord } from '../contract.ts'
import { mergeRounds, roundFormat } from '../rules/rounds.ts'
import type { OfflineRounds, WrittenOfflineRound } from './import.ts'
import type { WrittenRow } from './queries.ts'

interface PlacedRound {
  /** The account that recorded it; null for an import. */
  readonly accountId: AccountId | null
  readonly heldAt: number
  /** Null where they cannot be read. */
  readonly words: WrittenOfflineRound | null
}

function presentWords(round: WrittenOfflineRound | null) {
  return {
    interviewType: round?.interviewType ?? null,
    interviewResult: round?.interviewResult ?? null,
    interviewScore: round?.interviewScore ?? null,
    interviewRemark: round?.interviewRemark ?? null,
    suggestPosition: round?.suggestPosition ?? null,
    interviewerName: round?.interviewerName ?? null,
    ...(!round && { isUnreadable: true as const }),
  }
}

/**
 * The imported and the recorded rounds in order of time, without those of authors whose opinions the reader may not see
 * now (null: an import). They are numbered among all, so that hidden ones do not change the other numbers.
 */
export function presentOfflineRounds(
  imported: OfflineRounds,
  written: readonly WrittenRow[],
  maySeeOpinionOf: (accountId: AccountId | null) => boolean,
): OfflineRecord[] {
  const rounds = mergeRounds<PlacedRound>(
    imported.map(({ interviewRound: number, createTime: heldAt, ...words }) => ({
      number,
      heldAt,
      words,
      accountId: null,
    })),
    written.map(({ accountId, createdAt, round: words }) => ({
      accountId,
      heldAt: createdAt.getTime(),
      words,
    })),
  )
  return rounds.flatMap(({ accountId, number, heldAt, words }, index) => {
    if (!maySeeOpinionOf(accountId)) return []
    return {
      interviewRound: number,
      interviewFormat: roundFormat(index, rounds.length),
      createTime: heldAt,
      ...presentWords(words),
    }
  })
}
