import type { ReplyOf } from '@candor/call/define'
import * as z from 'zod/mini'
import {
  type Decision,
  decisionOfResult,
  decisionOfStatus,
  resultOf,
  statusOf,
} from '../../../candidates/candidates/rules/decision.ts'
import type { showComprehensiveEstimate } from '../contract/conclusion.ts'
import type { EvaluationRecord } from '../contract/reading.ts'
import { partOfType, typeOfPart } from './kinds.ts'
import type { Opinion, PartKind } from './parts-to-send.ts'
import type { Conclusion, Evaluation, StageEvaluation } from './records.ts'
import type { OpinionPart } from './storing.ts'

/** The stored values of the recommendation that a decision answered. */
export const Answered = z.object({
  operateStatus: z.nullable(z.number()),
  operatedAt: z.nullable(z.union([z.string(), z.date()])),
  recommendStatus: z.number(),
  answeredHere: z.nullable(z.string()),
})
type Answered = z.output<typeof Answered>

/** The values of a recommendation that the undo of a decision restores. */
export function keptAnswer({ operateStatus, operatedAt, recommendStatus, answeredHere }: Answered): Answered {
  return { operateStatus, operatedAt, recommendStatus, answeredHere }
}

function readEvaluation(record: EvaluationRecord): Evaluation {
  return {
    evaluatedBy: record.estimateUserName,
    stageName: record.stageName,
    decision: decisionOfStatus(record.estimateStatus),
    decidedAt: record.decidedAt ?? null,
    evaluatedAt: record.estimateOperateTime,
    isOwn: record.isOwn,
    parts: record.estimates.map((estimate) => ({
      id: estimate.id,
      kind: partOfType(estimate.estimateType),
      score: estimate.estimateScore,
      decision: decisionOfStatus(estimate.estimateStatus ?? null),
      content: estimate.estimateContent,
      reasons: estimate.refuseReasons ?? [],
      evaluatedAt: estimate.createdTime,
      ...(estimate.withdrawnTime !== undefined && {
        withdrawn: { at: estimate.withdrawnTime, reason: estimate.withdrawnReason ?? '' },
      }),
    })),
  }
}

export function readEvaluations(records: readonly EvaluationRecord[]): Evaluation[] {
  return records.map(readEvaluation)
}

export function writeEvaluation({ parts, decision, ...evaluation }: StageEvaluation): EvaluationRecord {
  return {
    estimateUserName: evaluation.evaluatedBy,
    stageName: evaluation.stageName,
    estimateStatus: decision && statusOf[decision],
    decidedAt: evaluation.decidedAt,
    estimateOperateTime: evaluation.evaluatedAt,
    isOwn: evaluation.isOwn,
    estimates: parts.map(
      ({ id, kind, score, decision: decidedHere, content, reasons, evaluatedAt, ...part }) => ({
        id,
        estimateType: typeOfPart(kind),
        estimateScore: score,
        estimateStatus: decidedHere && statusOf[decidedHere],
        estimateContent: content,
        refuseReasons: [...reasons],
        createdTime: evaluatedAt,
        ...(part.withdrawn && {
          withdrawnTime: part.withdrawn.at,
          withdrawnReason: part.withdrawn.reason,
        }),
      }),
    ),
  }
}

export function readConclusion(reply: ReplyOf<typeof showComprehensiveEstimate>): Conclusion | null {
  return (
    reply && {
      evaluatedBy: reply.estimateUserName,
      decision: decisionOfResult(reply.result),
      score: reply.estimateScore,
      content: reply.estimateContent,
      evaluatedAt: reply.createdTime,
    }
  )
}

/** No decision is sent as 0. */
const writeDecision = (decision: Decision | null) => (decision ? resultOf[decision] : 0)

/** The reasons of a rejection; undefined without any, and for every other decision. */
function writeReasons({ decision, reasons = [] }: Opinion) {
  return decision === 'reject' && reasons.length > 0 ? { refuseReasons: [...reasons] } : {}
}

/** The accounts that the text names; undefined without any. */
function writeMentions({ mentioned = [] }: Opinion) {
  return mentioned.length > 0 ? { mentioned: mentioned.map(({ userId }) => userId) } : {}
}

function writeOpinion(opinion: Opinion) {
  const { text, score, decision } = opinion
  const said = { estimateContent: text, estimateScore: score, result: writeDecision(decision) }
  return { ...said, ...writeReasons(opinion), ...writeMentions(opinion) }
}

/** The conclusion, as the input of its call; `authorId` is the account that writes it. */
export function writeConclusion(opinion: Opinion, authorId: string | undefined) {
  return { ...writeOpinion(opinion), estimateUserId: authorId }
}

/** The parts of a whole evaluation, as the input of their call. */
export function writeParts(parts: readonly OpinionPart<PartKind>[], authorId: string | undefined) {
  return {
    estimateUserId: authorId,
    estimates: parts.map(({ kind, opinion }) => ({
      estimateType: typeOfPart(kind),
      ...writeOpinion(opinion),
    })),
  }
}

/** The evaluation of a resume, as the input of the call that has it alone. */
export function writeResumePart(opinion: Opinion) {
  const { text, score, decision } = opinion
  const said = { estimateText: text, estimateScore: score, result: writeDecision(decision) }
  return { ...said, ...writeReasons(opinion), ...writeMentions(opinion) }
}
