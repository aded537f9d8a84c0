import type { Database } from '@candor/db/database'
import type { InterviewId } from '@candor/kernel/ids'
import type { ReportReader } from '../../../../platform/access/rules/viewer.ts'
import type { ReportSetting } from '../../../../platform/company/rules.ts'
import type { PartVersion } from '../../rules/news.ts'
import { visibleParts } from '../../rules/parts.ts'
import { listStoredParts, type StoredOfReport } from '../queries/stored-parts.ts'

type Reader = ReportReader & { readonly setting: ReportSetting }

/** The stored parts of the interview that the reader may see, with their versions. */
export function visibleVersions(reader: Reader, stored: StoredOfReport): PartVersion[] {
  const { versions } = stored
  const names = versions.map(({ part }) => part)
  const visible = visibleParts(names, { stored, reader, setting: reader.setting })
  return versions.filter(({ part }) => visible.includes(part))
}

/** Reads the same; none without an interview. */
export async function listVisibleVersions(
  db: Database,
  reader: Reader & { readonly interviewId: InterviewId | null },
): Promise<PartVersion[]> {
  if (reader.interviewId === null) return []
  return visibleVersions(reader, await listStoredParts(db, reader))
}
