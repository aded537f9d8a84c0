import { partOfKind, typeOfPart } from '../../evaluations/rules/kinds.ts'
import type { EvaluationRow } from '../../evaluations/server/queries/evaluations.ts'
import type { RemarkEntry } from '../contract.ts'
import { isRemark } from '../rules.ts'
import type { Remarks } from './import.ts'

/** The remarks that are sent, newest first. */
export function presentRemarks(stored: Remarks): RemarkEntry[] {
  return stored
    .filter(isRemark)
    .sort((a, b) => b.createdTime - a.createdTime)
    .map((remark) => ({
      id: remark.externalId,
      createdTime: remark.createdTime,
      estimateType: remark.estimateType,
      estimateUserName: remark.estimateUserName,
      estimateContent: remark.estimateContent,
      estimateScore: remark.estimateScore ?? null,
      result: remark.result ?? null,
      source: remark.source ?? null,
    }))
}

/** Evaluations in the form of remarks, in their order. */
export function presentEvaluations(rows: readonly EvaluationRow[]): RemarkEntry[] {
  return rows.flatMap(({ id, kind, createdAt, evaluatedBy, content, score, result, source }) => {
    const part = partOfKind(kind)
    if (!part) return []
    return [
      {
        id,
        createdTime: createdAt.getTime(),
        estimateType: typeOfPart(part),
        estimateUserName: evaluatedBy,
        estimateContent: content,
        estimateScore: score,
        result,
        source,
      },
    ]
  })
}
