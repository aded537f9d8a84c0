import type { Printer } from '@candor/kernel/services/printing'
import type { Locale } from '@candor/messages/locale'
import type { FastifyInstance } from 'fastify'
import type { PaperFormat, ReportPaper } from '../../contract.ts'
import { fileName } from '../../rules/limits.ts'
import { makeWord } from './make-word.ts'
import { PaperFailed, type PaperFile } from './paper-files.ts'

/** The page that draws an embedded report. */
const paperPage = '/downloadReport'

/** Embeds the report, so that the page makes no calls, and sets the reader's language. */
function scriptFor(paper: ReportPaper, locale: Locale): string {
  return `globalThis.candorPaper = ${JSON.stringify(paper)}
try { sessionStorage.setItem('lang', ${JSON.stringify(locale)}) } catch {}`
}

/** A file of the built web app, as served to anybody. */
async function fetchPage(app: FastifyInstance, path: string, accept: string) {
  const {
    statusCode: status,
    headers,
    rawPayload: body,
  } = await app.inject({ url: path, headers: { accept } })
  const own = ['content-type', 'content-security-policy']
  const sent = own.flatMap((name) => {
    const value = headers[name]
    return typeof value === 'string' ? [[name, value] as const] : []
  })
  return { status, headers: Object.fromEntries(sent), body }
}

interface Makers {
  readonly app: FastifyInstance
  readonly printer: Printer | null
}

interface Wanted {
  readonly format: PaperFormat
  readonly locale: Locale
  readonly signal: AbortSignal
}

/** Makes a file of a report: Word in a thread, PDF by printing the page in a browser. */
export async function makeFile(
  { app, printer }: Makers,
  paper: ReportPaper,
  { format, locale, signal }: Wanted,
): Promise<PaperFile> {
  const name = fileName(paper, format)
  if (format === 'docx') return { name, format, bytes: await makeWord(paper, signal) }
  if (!printer) throw new PaperFailed('broken')
  const printed = await printer.print(
    {
      path: paperPage,
      script: scriptFor(paper, locale),
      drawn: '[data-is-written]',
      fetch: (path, accept) => fetchPage(app, path, accept),
    },
    signal,
  )
  if ('fault' in printed) throw new PaperFailed(printed.fault)
  return { name, format, bytes: printed.pdf }
}
