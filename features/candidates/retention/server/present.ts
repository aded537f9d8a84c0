import type { ReplyOf } from '@candor/call/define'
import { isAnonymousReport, maskedName } from '../../../platform/access/rules/reach.ts'
import type { ReportReader, Viewer } from '../../../platform/access/rules/viewer.ts'
import { isOutcome } from '../../../platform/imports/rules/outcome.ts'
import { readsRecord } from '../../candidate-facts/rules/person-facts.ts'
import type { listRetention } from '../contract/company.ts'
import type { readCandidateRetention } from '../contract/keeping.ts'
import { dayAt } from '../rules/days.ts'
import { arrivalOf, erasingOf, lastDayOf, lastKeepDay, type RetentionRule } from '../rules/retention.ts'
import type { Keeping } from './queries/keeping.ts'
import type { ListCursor, RetentionRow } from './queries/lists.ts'

type Item = ReplyOf<typeof listRetention>['list'][number]

export function presentRows(
  rows: readonly RetentionRow[],
  rule: RetentionRule,
  screeningInfoStatus: number,
): Item[] {
  return rows.map((row) => presentRow(row, rule, isAnonymousReport(row, screeningInfoStatus)))
}

function presentRow(row: RetentionRow, rule: RetentionRule, isMasked: boolean): Item {
  const { candidateId, outcomeAt, endsAt, byName, reason } = row
  const isKept = endsAt !== null && endsAt > rule.now
  const arrivedAt = arrivalOf(candidateId)
  return {
    candidateId,
    name: isMasked ? maskedName(row.name) : row.name,
    nameLatin: isMasked ? null : row.nameLatin,
    positionName: row.positionName,
    positionNameLatin: row.positionNameLatin,
    outcome: isOutcome(row.outcome) ? row.outcome : null,
    day: dayAt(outcomeAt ?? row.lastActiveAt),
    eraseDay: outcomeAt && erasingOf({ outcomeAt, arrivedAt, keptUntil: endsAt }, rule).day,
    kept: isKept ? { until: lastDayOf(endsAt), byName: byName ?? '', reason: reason ?? '' } : null,
  }
}

export function writeCursor({ micros, candidateId }: RetentionRow): string {
  return `${micros}_${candidateId}`
}

/** Reads a cursor; an invalid one begins at the start. */
export function readCursor(
  text: string | undefined,
  readAnyId: (id: string) => string | null,
): ListCursor | null {
  const [micros = '', id = ''] = (text ?? '').split('_')
  const known = readAnyId(id)
  return known && /^-?\d{1,18}$/.test(micros) ? { micros, id: known } : null
}

type Reader = Pick<ReportReader, 'candidateId' | 'acts'> & { readonly viewer: Pick<Viewer, 'userType'> }

export function presentKeeping(
  { candidateId, acts, viewer }: Reader,
  { outcome, outcomeAt, endsAt, reason, byName }: Keeping,
  rule: RetentionRule,
): ReplyOf<typeof readCandidateRetention> {
  const isEnded = isOutcome(outcome) && outcomeAt !== null
  const arrivedAt = arrivalOf(candidateId)
  const erasing = isEnded ? erasingOf({ outcomeAt, arrivedAt, keptUntil: endsAt }, rule) : null
  const isRecordShown = readsRecord(viewer.userType)
  return {
    months: rule.months,
    outcome: isEnded ? outcome : null,
    outcomeDay: isEnded ? dayAt(outcomeAt) : null,
    eraseDay: erasing?.day ?? null,
    cause: erasing?.cause ?? null,
    kept: endsAt && {
      until: lastDayOf(endsAt),
      reason: isRecordShown ? reason : null,
      byName: isRecordShown ? byName : null,
    },
    lastDay: lastKeepDay(rule.now),
    today: dayAt(rule.now),
    may: { keep: acts.has('edit') },
  }
}
