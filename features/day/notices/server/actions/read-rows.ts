import type { AppServices } from '@candor/db/database'
import type { ReportReader, Viewer } from '../../../../platform/access/rules/viewer.ts'
import { sortEachLook } from '../../../../platform/access/server/gate/asked-within.ts'
import type { NoticeRow } from '../queries/notices.ts'

/** A notice with the proof that its reader may see its candidate now; null without the right, or without a candidate. */
export interface ReadRow extends NoticeRow {
  readonly reader: ReportReader | null
}

/** Asks the gate for the candidates of some notices, all at once. */
export async function readRows(
  services: AppServices,
  viewer: Viewer,
  rows: readonly NoticeRow[],
): Promise<ReadRow[]> {
  const candidateIds = [...new Set(rows.flatMap(({ candidateId }) => candidateId ?? []))]
  if (candidateIds.length === 0) return rows.map((row) => ({ ...row, reader: null }))
  const { readable } = await sortEachLook(services, viewer, candidateIds, 'evaluate')
  const readers = new Map<string, ReportReader>(readable.map((reader) => [reader.candidateId, reader]))
  return rows.map((row) => ({ ...row, reader: readers.get(row.candidateId ?? '') ?? null }))
}
