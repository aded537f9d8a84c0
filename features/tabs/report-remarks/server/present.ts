import { partOfKind, typeOfPart } from '../../../review/evaluations/rules/kinds.ts'
import type { EvaluationRow } from '../../../review/evaluations/server/queries/evaluations.ts'
import type { RemarkEntry } from '../contract.ts'
import { isRemark, remarkType } from '../rules.ts'
import type { listRemarks } from './actions.ts'

const unreadableEntry: RemarkEntry = {
  id: 'remarks',
  createdTime: 0,
  estimateType: remarkType,
  estimateUserName: '',
  estimateContent: '',
  estimateScore: null,
  result: null,
  source: null,
  isUnreadable: true,
}

/** The remarks that are sent, newest first; at the end, an entry for imported ones that cannot be read. */
export function presentRemarks({
  written,
  imported,
}: Awaited<ReturnType<typeof listRemarks>>): RemarkEntry[] {
  const sent = [...written, ...(imported ?? [])]
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
  return imported ? sent : [...sent, unreadableEntry]
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
