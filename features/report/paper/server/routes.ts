import type { Serve } from '@candor/call/serve'
import type { AppServices } from '@candor/db/database'
import { Refusal } from '@candor/kernel/refusal'
import type { ScriptLanguage } from '@candor/kernel/script-languages'
import type { FastifyInstance } from 'fastify'
import { type ReportPaper, readPaper } from '../contract.ts'
import { scriptsNeeded } from '../rules/scripts.ts'
import { fileRoutes } from './routes/files.ts'
import { composePaper, openPapers, requireDownload } from './routes/papers.ts'
import { PaperFailed } from './workers/paper-files.ts'

/** The scripts without a font that a report needs. A server with all fonts does not look through the report. */
function fontsLackedBy(paper: ReportPaper, missing: readonly ScriptLanguage[]): ScriptLanguage[] {
  if (missing.length === 0) return []
  return scriptsNeeded(missing, { text: JSON.stringify(paper), lang: paper.lang })
}

export function routes(services: AppServices, serve: Serve, app: FastifyInstance): void {
  const papers = openPapers(services, app)
  fileRoutes(papers, serve)

  serve(readPaper, async ({ input, reader, context }) => {
    await requireDownload(services, reader, 'read', readPaper)
    const paper = await composePaper(papers, { reader, context, input, parts: null }).catch(
      (error: unknown) => {
        const fault = error instanceof PaperFailed ? error.fault : 'broken'
        throw fault === 'broken' ? error : new Refusal(readPaper, fault)
      },
    )
    if (!paper) throw new Refusal(readPaper, 'busy')
    const missing = (await services.printer?.missingFonts()) ?? []
    return { paper, formats: [...papers.formats], missingFonts: fontsLackedBy(paper, missing) }
  })
}
