import { Readable } from 'node:stream'
import type { Serve } from '@candor/call/serve'
import type { AppServices } from '@candor/db/database'
import type { FileId } from '@candor/kernel/ids'
import { Refusal } from '@candor/kernel/refusal'
import { gateRefusals } from '../../access/contract.ts'
import type { ReportReader, Viewer } from '../../access/rules/viewer.ts'
import { authorizeReport } from '../../access/server/gate/asked-within.ts'
import { reportGrant } from '../../media/rules.ts'
import { findFile } from '../../media/server/queries.ts'
import { getConvertedUrl, getPreviewUrl } from '../contract.ts'
import { type ConvertType, endingOf } from '../rules/convert-type.ts'
import { canConvert, converterFor, resultName } from '../rules/converter.ts'
import { mediaWordOf } from '../rules/source-address.ts'
import { convertFile } from './jobs/convert.ts'
import { findResult, insertResult, listReportsOfFile } from './queries.ts'

type StoredFile = NonNullable<Awaited<ReturnType<typeof findFile>>>

/** The stored file that an address names for this session, or refused as an unknown one. */
async function openSource(
  { db, media, settings }: AppServices,
  viewer: Viewer,
  sourceUrl: string,
): Promise<StoredFile> {
  const word = mediaWordOf(sourceUrl, settings.publicUrl)
  const claim = word ? media.read(word) : null
  const isOwn = claim?.sessionId === viewer.sessionId
  const file = claim && isOwn ? await findFile(db, viewer.companyId, claim.fileId) : null
  if (!file) throw new Refusal(gateRefusals, 'notFound')
  return file
}

/** The first report that holds the file and lets the viewer have it converted. */
async function openReportOfFile(
  services: AppServices,
  viewer: Viewer,
  fileId: FileId,
): Promise<ReportReader> {
  for (const { candidateId, resumeFileId } of await listReportsOfFile(
    services.db,
    viewer.companyId,
    fileId,
  )) {
    const reader = await authorizeReport(services, viewer, { candidateId }).catch((error: unknown) => {
      if (error instanceof Refusal) return null
      throw error
    })
    const mayReadResumes = reader?.may('reportResume') ?? false
    const isResume = resumeFileId === fileId
    if (reader && canConvert({ isResume, isAnonymous: reader.isAnonymous, mayReadResumes })) return reader
  }
  throw new Refusal(gateRefusals, 'noView')
}

async function convertOnce(
  services: AppServices,
  reader: ReportReader,
  file: StoredFile,
  converter: 'docx' | 'text',
): Promise<FileId> {
  const name = resultName(file.contentHash, converter)
  const known = await findResult(services.db, reader, name)
  if (known && (await services.files.check(known.contentHash)) === 'sound') return known.id
  if ((await services.files.check(file.contentHash)) !== 'sound')
    throw new Refusal(getConvertedUrl, 'unreadable')
  const result = await convertFile({ path: services.files.pathOf(file.contentHash), converter })
  if ('fault' in result) throw new Refusal(getConvertedUrl, result.fault)
  const stored = await services.files.put(Readable.from([Buffer.from(result.html)]))
  return insertResult(services.db, reader, { name, ...stored })
}

async function preview(
  services: AppServices,
  viewer: Viewer,
  sourceUrl: string,
  type: ConvertType | null,
): Promise<string> {
  const file = await openSource(services, viewer, sourceUrl)
  const reader = await openReportOfFile(services, viewer, file.id)
  const converter = converterFor(endingOf(file.name), type)
  if (!converter) throw new Refusal(getConvertedUrl, 'noPreview')
  if (Number(file.sizeBytes) === 0) throw new Refusal(getConvertedUrl, 'empty')
  const shown = converter === 'itself' ? file.id : await convertOnce(services, reader, file, converter)
  return services.media.of(reportGrant(reader))(shown)
}

export function routes(services: AppServices, serve: Serve): void {
  serve(getConvertedUrl, ({ input, viewer }) => preview(services, viewer, input.sourceUrl, input.type))
  serve(getPreviewUrl, ({ input, viewer }) => preview(services, viewer, input.sourceUrl, null))
}
