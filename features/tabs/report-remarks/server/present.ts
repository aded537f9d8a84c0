import type { AccountId } from '@candor/kernel/ids'
import type { AnyViewer } from '../../../platform/access/rules/viewer.ts'
import { partOfKind, typeOfPart } from '../../../review/evaluations/rules/kinds.ts'
import type { EvaluationRow } from '../../../review/evaluations/server/queries/evaluations.ts'
import type { RemarkEntry } from '../contract.ts'
import { isRemark } from '../rules/entries.ts'
import { remarkType } from '../rules/remark.ts'
import type { listRemarks } from './actions.ts'
import type { Remarks } from './import.ts'

type Listed = Awaited<ReturnType<typeof listRemarks>>

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

const sentImported = (remark: Remarks[number]): RemarkEntry => ({
  id: remark.externalId,
  createdTime: remark.createdTime,
  estimateType: remark.estimateType,
  estimateUserName: remark.estimateUserName,
  estimateContent: remark.estimateContent,
  estimateScore: remark.estimateScore ?? null,
  result: remark.result ?? null,
  source: remark.source ?? null,
})

const sentWritten = (remark: Listed['written'][number], callerId: AccountId | null): RemarkEntry => ({
  id: remark.id,
  createdTime: remark.createdAt,
  estimateType: remarkType,
  estimateUserName: remark.writtenBy,
  estimateContent: remark.content,
  estimateScore: null,
  result: null,
  source: remark.source,
  written: {
    revision: remark.revision,
    isChanged: remark.isChanged,
    isOwn: remark.accountId === callerId,
    mentions: remark.mentions.map(({ accountId, name }) => ({
      userId: accountId,
      name,
      isSelf: accountId === callerId,
    })),
  },
})

/** The remarks that are sent, newest first; at the end, an entry for imported ones that cannot be read. */
export function presentRemarks(
  { written, imported }: Listed,
  { accountId }: Pick<AnyViewer, 'accountId'>,
): RemarkEntry[] {
  const sent = [
    ...written.map((remark) => sentWritten(remark, accountId)),
    ...(imported ?? []).filter(isRemark).map(sentImported),
  ].sort((a, b) => b.createdTime - a.createdTime)
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
