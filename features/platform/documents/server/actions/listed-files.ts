import type { AppServices } from '@candor/db/database'
import type { CompanyId, FileId } from '@candor/kernel/ids'
import { fileKind } from '../../rules/attached-file.ts'
import { endingOf } from '../../rules/convert-type.ts'
import { convertersFor, isShownAsItIs } from '../../rules/converter.ts'
import { claimsToBeShown } from '../../rules/format.ts'
import { listFiles } from '../queries.ts'
import { maxInputBytes } from '../workers/convert.ts'
import { recognitionOf } from '../workers/recognise.ts'

export interface ListedFile {
  readonly name: string
  /** Whether the report can show it, or says of a document why it cannot. Without it there is only the download. */
  readonly hasPreview: boolean
}

type Row = Awaited<ReturnType<typeof listFiles>>[number]

/** Only a file of an unusual ending is opened: its content decides. */
async function hasPreview({ files, settings }: AppServices, { name, contentHash, sizeBytes }: Row) {
  const ending = endingOf(name)
  if (fileKind(ending) !== 'document' || claimsToBeShown(ending)) return true
  if (Number(sizeBytes) > maxInputBytes || (await files.check(contentHash)) !== 'sound') return false
  const found = await recognitionOf(files)(contentHash)
  if (!found || 'fault' in found) return false
  const { format } = found
  return isShownAsItIs(format) || convertersFor(format, { hasOffice: settings.office !== null }).length > 0
}

/** Stored files by their ids, each with its name and whether it has a preview. */
export async function listedFiles(
  services: AppServices,
  companyId: CompanyId,
  fileIds: readonly FileId[],
): Promise<ReadonlyMap<FileId, ListedFile>> {
  const listed = new Map<FileId, ListedFile>()
  for (const row of await listFiles(services.db, companyId, fileIds)) {
    listed.set(row.id, { name: row.name, hasPreview: await hasPreview(services, row) })
  }
  return listed
}
