import type { InputOf } from '@candor/call/define'
import { answerNoFile } from '@candor/call/envelope'
import type { RequestContext, Serve } from '@candor/call/serve'
import type { AppServices } from '@candor/db/database'
import { Refusal, type RefusalSource } from '@candor/kernel/refusal'
import type { ScriptLanguage } from '@candor/kernel/script-languages'
import type { FastifyInstance } from 'fastify'
import { requireAttempt } from '../../../platform/access/server/actions/attempts.ts'
import type { AuthorizedReport } from '../../../platform/access/server/gate/report-access.ts'
import { brandTitle, mayDownload } from '../../../platform/company/rules.ts'
import { reportGrant } from '../../../platform/media/rules.ts'
import {
  dropPaperFile,
  type PaperFormat,
  type ReportPaper,
  readPaper,
  readPaperFile,
  startPaperFile,
} from '../contract.ts'
import { paperLimits } from '../rules/limits.ts'
import { scriptsNeeded } from '../rules/scripts.ts'
import { recordDownload } from './actions.ts'
import { askBy, sendAs } from './paper/ask.ts'
import { getCompany } from './queries.ts'
import { openComposing } from './workers/composing.ts'
import { makeFile } from './workers/make-file.ts'
import { openPaperFiles, PaperFailed } from './workers/paper-files.ts'

/** Of the scripts without a font, those of a report. A server with all fonts does not look through it. */
function fontsLackedBy(paper: ReportPaper, missing: readonly ScriptLanguage[]): ScriptLanguage[] {
  if (missing.length === 0) return []
  return scriptsNeeded(missing, { text: JSON.stringify(paper), lang: paper.lang })
}

/** A key for limits: the account, or all visitors of one share. */
const readerKeyOf = ({ viewer }: AuthorizedReport) =>
  viewer.accountId === null ? `share ${viewer.grantId}` : `account ${viewer.accountId}`

/** The owner of a file: one session with its present rights, and one report. */
const ownerOf = (reader: AuthorizedReport) => JSON.stringify([reportGrant(reader), reader.interviewId])

const mayDownloadPaper = (reader: AuthorizedReport) => mayDownload(reader, reader.setting.rules)

const types: Readonly<Record<PaperFormat, string>> = {
  pdf: 'application/pdf',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
}

export function routes(services: AppServices, serve: Serve, app: FastifyInstance): void {
  const { db, clock, log, printer } = services
  const formats: PaperFormat[] = printer ? ['pdf', 'docx'] : ['docx']
  const files = openPaperFiles({
    now: () => clock.now().getTime(),
    onFault: (err) => log.error({ err }, 'a file of a report could not be made'),
  })
  const composing = openComposing()
  app.addHook('preClose', async () => {
    files.close()
    composing.close()
  })

  /** Refuses where the company forbids downloads, and above the limit. */
  async function requireDownload(
    kind: keyof typeof paperLimits,
    call: RefusalSource<'tooMany' | 'notToTake'>,
    reader: AuthorizedReport,
  ) {
    if (!mayDownloadPaper(reader)) throw new Refusal(call, 'notToTake')
    await requireAttempt(services, call, {
      key: `paper ${kind} ${readerKeyOf(reader)}`,
      ...paperLimits[kind],
    })
  }

  /** Writes the report down for its reader; null where too many reports are being written. */
  const compose = async (
    reader: AuthorizedReport,
    context: RequestContext,
    { mode, recommendStageId }: Pick<InputOf<typeof readPaper>, 'mode' | 'recommendStageId'>,
  ): Promise<ReportPaper | null> => {
    const { companyId, candidateId, positionId, interviewId, setting } = reader
    return composing.compose({
      by: readerKeyOf(reader),
      order: {
        companyId,
        candidateId,
        positionId,
        interviewId,
        recommendStageId,
        now: clock.now(),
        brand: brandTitle(setting.rules),
        isPersonal: mode === 'personal',
        locale: context.locale,
        company: await getCompany(db, companyId),
      },
      sendBatch: sendAs(app, context),
      onFault: (err) => log.error({ err }, 'a section of a report could not be written down'),
    })
  }

  serve(readPaper, async ({ input, reader, context }) => {
    await requireDownload('read', readPaper, reader)
    const paper = await compose(reader, context, input).catch((error: unknown) => {
      const fault = error instanceof PaperFailed ? error.fault : 'broken'
      throw fault === 'broken' ? error : new Refusal(readPaper, fault)
    })
    if (!paper) throw new Refusal(readPaper, 'busy')
    const missing = (await printer?.missingFonts()) ?? []
    return { paper, formats, missingFonts: fontsLackedBy(paper, missing) }
  })

  serve(startPaperFile, async ({ input: { format, mode, recommendStageId, ...of }, reader, context }) => {
    await requireDownload('file', startPaperFile, reader)
    if (!formats.includes(format)) throw new Refusal(startPaperFile, 'noBrowser')
    // A browser that fetches it by its address sends no token, so the rights of its owner are proved again.
    const isStillOpen = async (fileId: string) => {
      const { data } = await askBy(sendAs(app, context))(readPaperFile, { ...of, fileId })
      return data?.state === 'made'
    }
    const fileId = files.start(ownerOf(reader), async (signal, id) => {
      const paper = await compose(reader, context, { mode, recommendStageId })
      if (!paper) throw new PaperFailed('broken')
      const file = await makeFile({ app, printer }, paper, { format, locale: context.locale, signal })
      await recordDownload(services, reader, format)
      return { ...file, isStillOpen: () => isStillOpen(id) }
    })
    if (fileId === null) throw new Refusal(startPaperFile, 'full')
    return { fileId }
  })

  serve(readPaperFile, async ({ input, reader }) => {
    const state = mayDownloadPaper(reader) ? files.stateOf(ownerOf(reader), input.fileId) : null
    if (!state) throw new Refusal(readPaperFile, 'gone')
    return state
  })

  serve(dropPaperFile, async ({ input, reader }) => {
    files.drop(ownerOf(reader), input.fileId)
    return {}
  })

  app.get<{ Params: { key: string } }>(
    '/file/paper/:key',
    { schema: { hide: true } },
    async (request, reply) => {
      const file = files.find(request.params.key)
      if (!file || !(await file.isStillOpen())) return answerNoFile(request, reply)
      return (
        reply
          .header('cache-control', 'no-store')
          .header('content-disposition', `attachment; filename*=UTF-8''${encodeURIComponent(file.name)}`)
          .header('x-robots-tag', 'noindex')
          .type(types[file.format])
          // One buffer for everybody who fetches it: slow readers hold no copies.
          .send(Buffer.from(file.bytes.buffer, file.bytes.byteOffset, file.bytes.byteLength))
      )
    },
  )
}
