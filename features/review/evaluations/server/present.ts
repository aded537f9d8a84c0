import type { ReplyOf } from '@candor/call/define'
import type { Locale } from '@candor/messages/locale'
import { translate } from '@candor/messages/translate'
import { decisionOfResult } from '../../../candidates/candidates/rules/decision.ts'
import { readLocalNames } from '../../../candidates/stages/rules/names.ts'
import { wordStage } from '../../../candidates/stages/server/actions/word-stage.ts'
import type { showComprehensiveEstimate } from '../contract/conclusion.ts'
import type { EvaluationRecord } from '../contract/reading.ts'
import { messages as cn } from '../messages/cn.ts'
import { messages as en } from '../messages/en.ts'
import { messages as zhTW } from '../messages/zh-TW.ts'
import { partOfKind } from '../rules/kinds.ts'
import type { PartKind } from '../rules/parts-to-send.ts'
import { evaluationsByStage, type StoredPart } from '../rules/records.ts'
import type { StoringRefusal } from '../rules/storing.ts'
import { writeEvaluation } from '../rules/wire.ts'
import type { EvaluationRow } from './queries/evaluations.ts'

const words = { cn, en, 'zh-TW': zhTW }

interface Reading {
  readonly accountId: string
  readonly locale: Locale
  /** Stored names of the company's stages, by their wire ids. */
  readonly stageNames: ReadonlyMap<string, unknown>
}

function stageName(stageId: string, { locale, stageNames }: Reading): string {
  return wordStage(stageId, readLocalNames(stageNames.get(stageId)), locale)
}

interface RefusedPart {
  readonly kind: PartKind
  readonly refusal: StoringRefusal
}

/** The reasons why parts were refused, one line each. */
export function describeRefusedParts(parts: readonly RefusedPart[], locale: Locale): string {
  const say = (key: string, values = {}) => translate(words, locale, key, values)
  const lines = parts.map(({ kind, refusal }) =>
    say('refusedPart', { part: say(`kind.${kind}`), reason: say(`refusal.${refusal}`) }),
  )
  return lines.join('\n')
}

function readPart(row: EvaluationRow): StoredPart[] {
  const kind = partOfKind(row.kind)
  if (!kind) return []
  const { id, accountId, evaluatedBy, score, content, reasons, stageId, createdAt } = row
  const { withdrawnAt, withdrawnReason } = row
  const decision = decisionOfResult(row.result)
  return [
    {
      id,
      kind,
      accountId,
      evaluatedBy,
      score,
      decision,
      content,
      reasons,
      stageId,
      evaluatedAt: createdAt.getTime(),
      ...(withdrawnAt && { withdrawn: { at: withdrawnAt.getTime(), reason: withdrawnReason } }),
    },
  ]
}

/** The evaluations by person and stage. Stages have the company's names, else those of the caller's language. */
export function presentRecords(rows: readonly EvaluationRow[], reading: Reading): EvaluationRecord[] {
  const { accountId } = reading
  const nameOf = (stageId: string) => stageName(stageId, reading)
  return evaluationsByStage(rows.flatMap(readPart), { accountId, nameOf }).map(writeEvaluation)
}

export function presentConclusion(row: EvaluationRow): ReplyOf<typeof showComprehensiveEstimate> {
  return {
    estimateContent: row.content,
    estimateScore: row.score,
    result: row.result,
    estimateUserName: row.evaluatedBy,
    createdTime: row.createdAt.getTime(),
  }
}
