import { answerNoFile } from '@candor/call/envelope'
import type { Serve } from '@candor/call/serve'
import { Refusal } from '@candor/kernel/refusal'
import type { FastifyInstance } from 'fastify'
import type { AuthorizedReport } from '../../../../platform/access/server/gate/report-access.ts'
import { reportGrant } from '../../../../platform/media/rules.ts'
import { dropPaperFile, type PaperFormat, readPaperFile, startPaperFile } from '../../contract.ts'
import { partId } from '../../rules/parts.ts'
import { recordDownload } from '../actions.ts'
import { askBy, sendAs } from '../paper/ask.ts'
import { listPaperSections } from '../paper/find-sections.ts'
import { makeFile } from '../workers/make-file.ts'
import { openPaperFiles, PaperFailed, type PaperFiles } from '../workers/paper-files.ts'
import { composePaper, mayDownloadPaper, type Papers, requireDownload } from './papers.ts'

/** The owner of a file: one session with its present rights, and one report. */
const ownerOf = (reader: AuthorizedReport) => JSON.stringify([reportGrant(reader), reader.interviewId])

const types: Readonly<Record<PaperFormat, string>> = {
  pdf: 'application/pdf',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
}

/** The calls that make, show and drop the files of a report, and the address of a finished file. */
export function fileRoutes(papers: Papers, serve: Serve): void {
  const { services, app } = papers
  const files = openPaperFiles({
    now: () => services.clock.now().getTime(),
    onFault: (err) => services.log.error({ err }, 'a file of a report could not be made'),
  })
  app.addHook('preClose', async () => files.close())
  serveStart(papers, files, serve)

  serve(readPaperFile, async ({ input, reader }) => {
    const state = mayDownloadPaper(reader) ? files.stateOf(ownerOf(reader), input.fileId) : null
    if (!state) throw new Refusal(readPaperFile, 'gone')
    return state
  })

  serve(dropPaperFile, async ({ input, reader }) => {
    files.drop(ownerOf(reader), input.fileId)
    return {}
  })

  serveFinished(app, files)
}

/** Refuses ids that no part of any report has. */
async function requireParts(parts: readonly string[]): Promise<void> {
  // The tab of the AI interview has only inner tabs on paper.
  const known = new Set((await listPaperSections()).filter(({ write }) => write).map(partId))
  const part = parts.find((id) => !known.has(id))
  if (part !== undefined)
    throw new Refusal(startPaperFile, 'unknownPart', { values: { part }, data: { field: 'parts' } })
}

function serveStart(papers: Papers, files: PaperFiles, serve: Serve): void {
  const { services, app, formats } = papers
  serve(startPaperFile, async ({ input, reader, context }) => {
    const { format, mode, recommendStageId, parts = null, ...of } = input
    await requireDownload(services, reader, 'file', startPaperFile)
    if (parts) await requireParts(parts)
    if (!formats.includes(format)) throw new Refusal(startPaperFile, 'noBrowser')
    // A browser that fetches it by its address sends no token, so the rights of its owner are proved again.
    const isStillOpen = async (fileId: string) => {
      const { data } = await askBy(sendAs(app, context))(readPaperFile, { ...of, fileId })
      return data?.state === 'made'
    }
    const fileId = files.start(ownerOf(reader), async (signal, id) => {
      const asked = { reader, context, input: { mode, recommendStageId }, parts }
      const paper = await composePaper(papers, asked)
      if (!paper) throw new PaperFailed('broken')
      const { printer } = services
      const file = await makeFile({ app, printer }, paper, { format, locale: context.locale, signal })
      await recordDownload(services, reader, { format, paper })
      return { ...file, isStillOpen: () => isStillOpen(id) }
    })
    if (fileId === null) throw new Refusal(startPaperFile, 'full')
    return { fileId }
  })
}

/** Serves finished files at the addresses from their states. */
function serveFinished(app: FastifyInstance, files: PaperFiles): void {
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
          // All readers of the file share one buffer: slow readers hold no copies.
          .send(Buffer.from(file.bytes.buffer, file.bytes.byteOffset, file.bytes.byteLength))
      )
    },
  )
}
