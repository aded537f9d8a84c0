import type { Serve } from '@candor/call/serve'
import type { AppServices } from '@candor/db/database'
import type { FileId } from '@candor/kernel/ids'
import { Refusal } from '@candor/kernel/refusal'
import type { Locale } from '@candor/messages/locale'
import { gateRefusals } from '../../access/contract.ts'
import type { ReportReader, Viewer } from '../../access/rules/viewer.ts'
import { authorizeReport } from '../../access/server/gate/asked-within.ts'
import { reportGrant } from '../../media/rules.ts'
import { findFile } from '../../media/server/queries.ts'
import { getConvertedUrl, getPreviewUrl } from '../contract.ts'
import { endingOf } from '../rules/convert-type.ts'
import { canConvert, isShownAsItIs, resultEnding, resultTypes } from '../rules/converter.ts'
import { claimsToBeShown } from '../rules/format.ts'
import { mediaWordOf, namedAddress } from '../rules/source-address.ts'
import { maxInputBytes } from './jobs/convert.ts'
import { type Conversions, openConversions } from './jobs/convert-once.ts'
import { recognise } from './jobs/recognise.ts'
import { findResult, insertResult, insertResultInReport, listReportsOfFile } from './queries.ts'

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

/** The address of what is shown of a file: itself, or what a converter made of it. */
async function show(
  services: AppServices,
  conversions: Conversions,
  {
    viewer,
    reader,
    file,
    locale,
  }: { viewer: Viewer; reader: ReportReader; file: StoredFile; locale: Locale },
): Promise<string> {
  const { db, files, media } = services
  if (Number(file.sizeBytes) === 0) throw new Refusal(getConvertedUrl, 'empty')
  if (Number(file.sizeBytes) > maxInputBytes) throw new Refusal(getConvertedUrl, 'tooLarge')
  if ((await files.check(file.contentHash)) !== 'sound') throw new Refusal(getConvertedUrl, 'unreadable')
  const addressOf = media.of(reportGrant(reader))
  const found = await recognise(files.pathOf(file.contentHash))
  if (!found) {
    const isDamaged = claimsToBeShown(endingOf(file.name))
    throw new Refusal(getConvertedUrl, isDamaged ? 'unreadable' : 'noPreview')
  }
  if (isShownAsItIs(found.format)) return namedAddress(addressOf(file.id), found.ending)

  const wanted = { contentHash: file.contentHash, format: found.format, locale, by: viewer.accountId }
  const names = conversions.namesFor(wanted)
  if (names.length === 0) throw new Refusal(getConvertedUrl, 'noPreview')
  const known = await findResult(db, reader.companyId, names)
  if (known && (await files.check(known.contentHash)) === 'sound') {
    await insertResultInReport(db, reader, known.id)
    return namedAddress(addressOf(known.id), endingOf(known.name))
  }
  const result = await conversions.convert(wanted)
  if ('fault' in result) throw new Refusal(getConvertedUrl, result.fault)
  const ending = resultEnding(result.converter)
  const fileId = await insertResult(db, reader, { ...result, contentType: resultTypes[ending] })
  return namedAddress(addressOf(fileId), ending)
}

export function routes(services: AppServices, serve: Serve): void {
  const { files, clock, settings } = services
  const conversions = openConversions({ files, office: settings.office }, () => clock.now().getTime())

  async function preview(viewer: Viewer, sourceUrl: string, locale: Locale): Promise<string> {
    const file = await openSource(services, viewer, sourceUrl)
    const reader = await openReportOfFile(services, viewer, file.id)
    return show(services, conversions, { viewer, reader, file, locale })
  }
  // What a file is decides how it is shown; what its name claims chose the type that is asked for.
  serve(getConvertedUrl, ({ input, viewer, context }) => preview(viewer, input.sourceUrl, context.locale))
  serve(getPreviewUrl, ({ input, viewer, context }) => preview(viewer, input.sourceUrl, context.locale))
}
