import type { Database } from '@candor/db/database'
import type { CompanyId, FileId } from '@candor/kernel/ids'
import * as z from 'zod/mini'
import { type OfInterview, readInterviewPart } from '../../../candidates/interviews/server/queries.ts'
import { type Monitor, monitors } from '../rules/monitor.ts'
import { StoredAntiCheating } from './import.ts'
import { monitorPart } from './queries/monitor-pictures.ts'

/** The key of a monitor's pictures in the results (decision C76). */
const listOf = {
  computer: 'fullRecordingImages',
  phone: 'mobileMonitorImages',
  screen: 'screenRecordingImages',
} as const satisfies Record<Monitor, keyof StoredAntiCheating>

/** Pictures that were sent during the interview, each through a link. */
const StoredPictures = z.array(
  z.object({
    source: z.number(),
    createTime: z.number(),
    url: z.string().check(z.regex(/^file:[0-9a-f-]{36}$/)),
  }),
)
type StoredPicture = z.output<typeof StoredPictures>[number]

/** The results with the pictures sent during the interview added, in order of time. */
function withPictures(stored: StoredAntiCheating, pictures: readonly StoredPicture[]): StoredAntiCheating {
  const all = { ...stored }
  for (const [index, monitor] of monitors.entries()) {
    const own = pictures.filter((picture) => picture.source === index + 1)
    if (own.length === 0) continue
    const added = own.map(({ url, createTime }) => ({ url, createTime }))
    const known = stored[listOf[monitor]] ?? []
    all[listOf[monitor]] = [...known, ...added].sort((a, b) => (a.createTime ?? 0) - (b.createTime ?? 0))
  }
  return all
}

/**
 * The checks of an interview with the pictures of its monitors; null without either.
 *
 * `hasResults`: whether there were checks. Pictures alone are none.
 */
export async function findAntiCheating(
  db: Database,
  of: OfInterview,
): Promise<(StoredAntiCheating & { readonly hasResults: boolean }) | null> {
  const [stored, pictures] = await Promise.all([
    readInterviewPart(db, of, 'antiCheating', StoredAntiCheating),
    readInterviewPart(db, of, monitorPart, StoredPictures),
  ])
  if (stored === null && (pictures === null || pictures.length === 0)) return null
  return { ...withPictures(stored ?? {}, pictures ?? []), hasResults: stored !== null }
}

/** The files among these that are pictures. */
export async function listPictures(
  db: Database,
  companyId: CompanyId,
  fileIds: readonly FileId[],
): Promise<ReadonlySet<FileId>> {
  if (fileIds.length === 0) return new Set()
  const rows = await db
    .selectFrom('storedFile')
    .where('companyId', '=', companyId)
    .where('id', 'in', fileIds)
    .where('contentType', 'like', 'image/%')
    .select('id')
    .execute()
  return new Set(rows.map(({ id }) => id))
}
