import { createReadStream } from 'node:fs'
import type { AppServices, Database } from '@candor/db/database'
import type { FileId } from '@candor/kernel/ids'
import { isRecord } from '@candor/kernel/is-record'
import { listTexts, mapTexts } from '../../../../platform/imports/rules/json.ts'
import type { BundleMedia } from '../../../../platform/imports/server/actions/import-made-here.ts'
import { readFileReference } from '../../../../platform/media/rules.ts'
import { findCandidateDocument, type OfCandidate } from '../../../candidates/server/queries.ts'
import { listStoredFiles } from '../queries/files.ts'

/** The parts of a bundle that are the resume. */
const resumeParts = ['education', 'work', 'projects'] as const

export interface ResumeAlong {
  readonly parts: Readonly<Record<string, unknown>>
  readonly media: BundleMedia
}

/** The resume of a candidate as parts of a bundle, with its original file, for another candidate of the person. */
export async function readResumeAlong(
  { files }: Pick<AppServices, 'files'>,
  db: Database,
  of: OfCandidate,
  original: { readonly state: string; readonly fileId: FileId | null },
): Promise<ResumeAlong> {
  const parts: Record<string, unknown> = {}
  for (const part of resumeParts) {
    const document = await findCandidateDocument(db, of, part)
    if (document !== null) parts[part] = document
  }
  const stored = await findCandidateDocument(db, of, 'resume')
  const items = isRecord(stored) ? stored.items : undefined
  const named = listTexts(items, (text) => readFileReference(text) !== null)
  const fileIds = [original.fileId, ...named.map(({ text }) => readFileReference(text))].filter(
    (fileId) => fileId !== null,
  )
  const known = await listStoredFiles(db, of.companyId, fileIds)
  const paths = new Map(known.map(({ id, name }) => [id, `media/${id}/${name}`]))
  const file = original.fileId && paths.get(original.fileId)
  const hasResume = items !== undefined || file
  if (hasResume)
    parts.resume = {
      state: original.state,
      ...(file && { file }),
      ...(items !== undefined && { items: mapTexts(items, (text) => pathOf(paths, text)) }),
    }
  const media = new Map(
    known.map(({ id, name, contentHash, sizeBytes }) => [
      `media/${id}/${name}`,
      { sizeBytes: Number(sizeBytes), open: async () => createReadStream(files.pathOf(contentHash)) },
    ]),
  )
  return { parts, media }
}

function pathOf(paths: ReadonlyMap<FileId, string>, text: string): string {
  const fileId = readFileReference(text)
  return (fileId && paths.get(fileId)) ?? text
}
