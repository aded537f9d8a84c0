import type { ReplyOf, SentInputOf } from '@candor/call/define'
import { type Decision, decisionOfStatus } from '../../../candidates/candidates/rules/decision.ts'
import type { findOperateStatus } from '../contract/operate-status.ts'
import type { transmitResume } from '../contract.ts'
import type { Answer, Given } from './answering.ts'

/** The channel that declines (R4-032). */
const refusingChannel = 2
const operatingChannel = 1

export function readGiven(reply: ReplyOf<typeof findOperateStatus>): Given | null {
  return (
    reply && {
      // 0 is not answered, 1 answered.
      isAnswered: reply.recommendStatus !== 0,
      decision: decisionOfStatus(reply.operateStatus),
      stageId: reply.recommendStageId,
      givers: reply.recommendedBy.map(({ userName: name, selectNote: note, createdTime: givenAt }) => ({
        name,
        note,
        givenAt,
      })),
    }
  )
}

/** The decision that an address brings, in place of a reply that is not there yet (decision D22). */
export function readAddressed({ operateStatus }: { readonly operateStatus?: string }): Decision | null {
  return decisionOfStatus(Number(operateStatus))
}

/** The decision of a recommendation, as it is stored. */
export interface StoredDecision {
  readonly operateStatus: number | null
}

export function readDecided({ operateStatus }: StoredDecision): Decision | null {
  return decisionOfStatus(operateStatus)
}

interface GivenAnswer {
  readonly operateChannel: number
  readonly operateStatus?: number | undefined
}

/** Reads an answer (decision N11): a status is a decision; without one channel 2 declines and 1 accepts. */
export function readAnswer({ operateChannel, operateStatus }: GivenAnswer): Answer | null {
  if (operateStatus !== undefined) {
    const decision = decisionOfStatus(operateStatus)
    return decision && { kind: 'decide', decision }
  }
  if (operateChannel === refusingChannel) return { kind: 'refuse' }
  return operateChannel === operatingChannel ? { kind: 'accept' } : null
}

export function writeAnswer(kind: 'accept' | 'refuse', text: string, reasons: readonly string[] = []) {
  return {
    operateChannel: kind === 'refuse' ? refusingChannel : operatingChannel,
    estimateContent: text,
    ...(reasons.length > 0 && { refuseReasons: [...reasons] }),
  }
}

/** Whether an answer declines the recommendation. */
export function isRefusing({ operateChannel }: ReturnType<typeof writeAnswer>): boolean {
  return operateChannel === refusingChannel
}

interface NewRecommendation {
  readonly candidateId: string
  readonly resume: number
  readonly stageId: string
  readonly stageKind: number
  readonly to: readonly string[]
  readonly note: string
  /** Ids of the accounts that the note names. */
  readonly mentioned?: readonly string[]
}

export function writeRecommendation(given: NewRecommendation): SentInputOf<typeof transmitResume> {
  return {
    registerUserIdAry: [...given.to],
    resumeIndex: given.resume,
    selectNote: given.note.trim(),
    ...(given.mentioned?.length && { mentioned: [...given.mentioned] }),
    targetStageId: given.stageId,
    targetStageTypeKind: given.stageKind,
    updateIdsAry: [given.candidateId],
  }
}
