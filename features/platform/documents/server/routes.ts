import type { Serve } from '@candor/call/serve'
import type { AppServices } from '@candor/db/database'
import type { FileId } from '@candor/kernel/ids'
import { Refusal } from '@candor/kernel/refusal'
import type { MediaClaim } from '@candor/kernel/services'
import type { Locale } from '@candor/messages/locale'
import { gateRefusals } from '../../access/contract.ts'
import type { AnyViewer, ReportReader } from '../../access/rules/viewer.ts'
import { authorizeReport } from '../../access/server/gate/asked-within.ts'
import { noteReleased } from '../../imports/server/queries/unnamed.ts'
import { reportGrant } from '../../media/rules.ts'
import { findFile } from '../../media/server/queries.ts'
import { getConvertedUrl, getPreviewUrl } from '../contract.ts'
import { endingOf } from '../rules/convert-type.ts'
import {
  type ConversionFault,
  canConvert,
  convertersFor,
  isShownAsItIs,
  type ResultEnding,
  resultEnding,
  resultKey,
  resultTypes,
} from '../rules/converter.ts'
import { claimsToBeShown } from '../rules/format.ts'
import { mediaWordOf, namedAddress } from '../rules/source-address.ts'
import { findFileInReport, findResult, insertResult, insertResultInReport } from './queries.ts'
import { maxInputBytes } from './workers/convert.ts'
import { type ConvertBy, openConversions, type Wanted } from './workers/convert-once.ts'
import { type Recognise, recognitionOf } from './workers/recognise.ts'

type StoredFile = NonNullable<Awaited<ReturnType<typeof findFile>>>

/** The stored file of an address for this session; refused as an unknown one otherwise. */
async function openSource(
  { db, media, settings }: AppServices,
  viewer: AnyViewer,
  sourceUrl: string,
): Promise<{ file: StoredFile; claim: MediaClaim }> {
  const word = mediaWordOf(sourceUrl, settings.publicUrl)
  const claim = word ? media.read(word) : null
  const isOwn = claim?.sessionId === viewer.sessionId
  const file = claim && isOwn ? await findFile(db, viewer.companyId, claim.fileId) : null
  if (!claim || !file) throw new Refusal(gateRefusals, 'notFound')
  return { file, claim }
}

/**
 * The report that the address was written for, if it holds the file and the viewer may have it converted.
 *
 * As for the file itself, the address must have been written for the viewer's present rights.
 */
async function openReportOfFile(
  services: AppServices,
  viewer: AnyViewer,
  { fileId, candidateId, isFor }: MediaClaim,
): Promise<ReportReader> {
  const noView = new Refusal(gateRefusals, 'noView')
  const { companyId } = viewer
  const held = candidateId && (await findFileInReport(services.db, { companyId, candidateId }, fileId))
  if (!candidateId || !held) throw noView
  const reader = await authorizeReport(services, viewer, { candidateId }).catch((error: unknown) => {
    throw error instanceof Refusal ? noView : error
  })
  const mayReadOriginal = reader.may('reportResume') && reader.opens('originalResume')
  const facts = { isResume: held.isResume, isAnonymous: reader.isAnonymous, mayReadOriginal }
  if (!isFor(reportGrant(reader).rights) || !canConvert(facts)) throw noView
  return reader
}

/** The tools of the calls beside the services. */
interface Tools {
  readonly recognise: Recognise
  readonly convertBy: ConvertBy
}

/**
 * The result of the best converter that can convert the document, made now or before.
 *
 * Refuses with the fault of the last converter where none can.
 */
async function getResult(
  services: AppServices,
  { convertBy }: Tools,
  { reader, file, wanted }: { reader: ReportReader; file: StoredFile; wanted: Wanted },
): Promise<{ fileId: FileId; ending: ResultEnding }> {
  const { db, files, settings, clock } = services
  const { companyId, candidateId } = reader
  const source = { companyId, candidateId, fileId: file.id }
  const isGone = () => new Refusal(gateRefusals, 'notFound')
  const converters = convertersFor(wanted.format, { hasOffice: settings.office !== null })
  let refusal: 'noPreview' | ConversionFault = 'noPreview'
  for (const converter of converters) {
    const ending = resultEnding(converter)
    const key = resultKey(wanted.contentHash, converter, wanted.locale)
    const before = await findResult(db, companyId, key)
    if (before && (await files.check(before.contentHash)) === 'sound') {
      const fileId = await insertResultInReport(db, source, before.id)
      if (!fileId) throw isGone()
      return { fileId, ending }
    }
    const result = await convertBy(wanted, converter)
    if (!('fault' in result)) {
      const fileId = await insertResult(db, source, { ...result, contentType: resultTypes[ending] })
      if (fileId) return { fileId, ending }
      await noteReleased(db, [result.hash], clock.now())
      throw isGone()
    }
    refusal = result.fault
  }
  throw new Refusal(getConvertedUrl, refusal)
}

/** The address that shows a file: its own, or that of its conversion. */
async function show(
  services: AppServices,
  tools: Tools,
  { reader, file, locale }: { reader: ReportReader; file: StoredFile; locale: Locale },
): Promise<string> {
  if (Number(file.sizeBytes) === 0) throw new Refusal(getConvertedUrl, 'empty')
  if (Number(file.sizeBytes) > maxInputBytes) throw new Refusal(getConvertedUrl, 'tooLarge')
  const { contentHash } = file
  if ((await services.files.check(contentHash)) !== 'sound') throw new Refusal(getConvertedUrl, 'unreadable')
  const found = await tools.recognise(contentHash)
  if (!found) {
    const isDamaged = claimsToBeShown(endingOf(file.name))
    throw new Refusal(getConvertedUrl, isDamaged ? 'unreadable' : 'noPreview')
  }
  if ('fault' in found) throw new Refusal(getConvertedUrl, found.fault)
  const addressOf = services.media.of(reportGrant(reader))
  if (isShownAsItIs(found.format)) return namedAddress(addressOf(file.id), found.ending)
  const { viewer } = reader
  // All visitors by one link share one queue.
  const by = viewer.accountId ?? viewer.grantId
  const wanted = { contentHash, format: found.format, locale, by }
  const { fileId, ending } = await getResult(services, tools, { reader, file, wanted })
  return namedAddress(addressOf(fileId), ending)
}

export function routes(services: AppServices, serve: Serve): void {
  const { files, clock, settings } = services
  const tools = {
    recognise: recognitionOf(files),
    convertBy: openConversions({ files, office: settings.office }, () => clock.now().getTime()),
  }

  async function preview(viewer: AnyViewer, sourceUrl: string, locale: Locale): Promise<string> {
    const { file, claim } = await openSource(services, viewer, sourceUrl)
    const reader = await openReportOfFile(services, viewer, claim)
    return show(services, tools, { reader, file, locale })
  }
  // The content of a file decides how it is shown; its name only chose the requested type.
  serve(getConvertedUrl, ({ input, viewer, context }) => preview(viewer, input.sourceUrl, context.locale))
  serve(getPreviewUrl, ({ input, viewer, context }) => preview(viewer, input.sourceUrl, context.locale))
}
