import type { InputOf, ReplyOf } from '@candor/call/define'
import { scaleOf } from '../../../findings/manual-scores/rules.ts'
import type { addOfflineResult, listOfflineResults, OfflineRecord } from '../contract.ts'
import type { OfflineRound, RoundName, WrittenRound } from './rounds.ts'

function readName({ interviewType, interviewRound }: OfflineRecord): RoundName {
  if (interviewType === 1) return { kind: 'first' }
  return interviewType === 2 ? { kind: 'second' } : { kind: 'numbered', number: interviewRound }
}

/** Reads the rounds, in the order of the records. */
export function readRounds(records: ReplyOf<typeof listOfflineResults>): OfflineRound[] {
  return records.map((record) => {
    const { interviewScore: value } = record
    return {
      isUnreadable: record.isUnreadable ?? false,
      name: readName(record),
      format: record.interviewFormat,
      heldAt: record.createTime,
      result: record.interviewResult?.trim() || null,
      // A score below 0 is not there yet, and not a low one.
      score: value !== null && value >= 0 ? { value, outOf: scaleOf(value) } : null,
      remark: record.interviewRemark?.trim() || null,
      suggestedPosition: record.suggestPosition?.trim() || null,
      interviewer: record.interviewerName?.trim() || null,
    }
  })
}

type WireWritten = Omit<InputOf<typeof addOfflineResult>, 'jobSeekerChannelId'>

/** Reads a round that a person records, from the input of the call. */
export function readWritten(wire: WireWritten): WrittenRound {
  return {
    type: wire.interviewType,
    result: wire.interviewResult,
    score: wire.interviewScore,
    remark: wire.interviewRemark,
    suggestedPosition: wire.suggestPosition,
    interviewer: wire.interviewerName,
  }
}

/** Writes a round that a person records, as the input of the call. */
export function writeWritten(round: WrittenRound): WireWritten {
  return {
    interviewType: round.type,
    interviewResult: round.result,
    interviewScore: round.score,
    interviewRemark: round.remark,
    suggestPosition: round.suggestedPosition,
    interviewerName: round.interviewer,
  }
}
