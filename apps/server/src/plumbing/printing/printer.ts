import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { Readable, Writable } from 'node:stream'
import { setTimeout as wait } from 'node:timers/promises'
import type { ScriptLanguage } from '@candor/kernel/script-languages'
import type { Printed, PrintedPage, Printer } from '@candor/kernel/services/printing'
import * as z from 'zod/mini'
import {
  type LimitedProcess,
  type ProcessLimits,
  startLimited,
} from '../../../../../features/platform/documents/server/workers/limited-process.ts'
import { makeWorkFolder } from '../../../../../features/platform/documents/server/workers/work-folder.ts'
import { browserCause } from './browser-cause.ts'
import { type BrowserPipe, openBrowserPipe } from './browser-pipe.ts'
import { findMissingFonts } from './fonts.ts'

/** The largest PDF. */
const maxPdfBytes = 30 * 1024 * 1024

const usualLimits: ProcessLimits = { timeMs: 90_000, memoryMb: 1_536 }

/** How much of what a browser writes about itself is kept: its end. */
const maxWritten = 8_192

/** The origin of the printed page; only `page.fetch` answers requests to it. */
const origin = 'http://localhost'

/** No extensions, updates or services of the browser's maker, and all network traffic goes to a closed port. */
const flags = [
  '--headless',
  '--remote-debugging-pipe',
  '--no-first-run',
  '--no-default-browser-check',
  '--disable-gpu',
  '--disable-quic',
  '--disable-sync',
  '--disable-extensions',
  '--disable-default-apps',
  '--disable-component-update',
  '--disable-background-networking',
  '--disable-dev-shm-usage',
  '--mute-audio',
  '--proxy-server=http://127.0.0.1:9',
  '--proxy-bypass-list=<-loopback>',
  '--host-resolver-rules=MAP * ~NOTFOUND',
]

/** Answers the page's requests. Only reads are allowed; a request that would send data is refused. */
function answerRequests(pipe: BrowserPipe, session: string, page: PrintedPage): void {
  const refuse = (requestId: string) =>
    pipe.send('Fetch.failRequest', { requestId, errorReason: 'AccessDenied' }, session)
  pipe.onRequest(session, async ({ requestId, url, method, accept }) => {
    if (method !== 'GET' || !url.startsWith(`${origin}/`)) return refuse(requestId)
    const { status, headers, body } = await page.fetch(url.slice(origin.length), accept)
    return pipe.send(
      'Fetch.fulfillRequest',
      {
        requestId,
        responseCode: status,
        responseHeaders: Object.entries(headers).map(([name, value]) => ({ name, value })),
        body: Buffer.from(body).toString('base64'),
      },
      session,
    )
  })
}

const waitUntilDrawn = (selector: string) => `new Promise((resolve) => {
  const look = () => document.querySelector(${JSON.stringify(selector)})
    ? document.fonts.ready.then(() => setTimeout(resolve, 50))
    : setTimeout(look, 30)
  look()
})`

const Target = z.object({ targetId: z.string() })
const Session = z.object({ sessionId: z.string() })
const PrintedStream = z.object({ stream: z.string() })
const Piece = z.object({ data: z.string(), base64Encoded: z.optional(z.boolean()), eof: z.boolean() })

/** The size of a piece of the PDF: parsing a message blocks the event loop. */
const pieceBytes = 1024 * 1024

/** Reads the printed PDF in pieces, up to the limit. */
async function readPdf(pipe: BrowserPipe, session: string, handle: string): Promise<Printed> {
  const pieces: Buffer[] = []
  let size = 0
  for (;;) {
    const read = await pipe.send('IO.read', { handle, size: pieceBytes }, session)
    const { data, base64Encoded, eof } = Piece.parse(read)
    const piece = Buffer.from(data, base64Encoded ? 'base64' : 'utf8')
    size += piece.length
    if (size > maxPdfBytes) return { fault: 'tooLarge' }
    pieces.push(piece)
    if (eof) return { pdf: Buffer.concat(pieces) }
  }
}

async function printPage(pipe: BrowserPipe, page: PrintedPage): Promise<Printed> {
  const { targetId } = Target.parse(await pipe.send('Target.createTarget', { url: 'about:blank' }))
  const attached = await pipe.send('Target.attachToTarget', { targetId, flatten: true })
  const { sessionId: session } = Session.parse(attached)
  answerRequests(pipe, session, page)
  await pipe.send('Fetch.enable', { patterns: [{ urlPattern: '*' }] }, session)
  await pipe.send('Page.enable', {}, session)
  await pipe.send('Page.addScriptToEvaluateOnNewDocument', { source: page.script }, session)
  await pipe.send('Page.navigate', { url: `${origin}${page.path}` }, session)
  await pipe.send('Runtime.evaluate', { expression: waitUntilDrawn(page.drawn), awaitPromise: true }, session)
  const printed = await pipe.send(
    'Page.printToPDF',
    {
      transferMode: 'ReturnAsStream',
      printBackground: true,
      preferCSSPageSize: true,
      generateTaggedPDF: true,
      generateDocumentOutline: true,
    },
    session,
  )
  return readPdf(pipe, session, PrintedStream.parse(printed).stream)
}

/** Prints a page in a started browser; if a limit ended the browser, returns which one. */
async function printBy({ child, ended }: LimitedProcess, page: PrintedPage): Promise<Printed> {
  const [, , , written, read] = child.stdio
  if (!(written instanceof Writable && read instanceof Readable)) throw new Error('the browser has no pipes')
  try {
    return await printPage(openBrowserPipe(written, read), page)
  } catch (error) {
    const limit = await Promise.race([ended, wait(1_000, null)])
    if (limit === null) throw error
    return { fault: limit === 'memory' ? 'tooLarge' : 'tooSlow' }
  }
}

/** Opens the printer: each page gets its own browser, which shares nothing with others. */
export function openPrinter({
  browser,
  limits = usualLimits,
}: {
  browser: string
  limits?: ProcessLimits
}): Printer {
  // A browser that runs as root cannot use its sandbox.
  const asRoot = process.getuid?.() === 0 ? ['--no-sandbox'] : []
  async function printIn(folder: string, page: PrintedPage, signal: AbortSignal): Promise<Printed> {
    const running = startLimited(
      browser,
      [...flags, ...asRoot, `--user-data-dir=${join(folder, 'profile')}`],
      {
        cwd: folder,
        env: { PATH: '/usr/bin:/bin', HOME: folder, TMPDIR: folder, LANG: 'C.UTF-8' },
        limits,
      },
      ['ignore', 'ignore', 'pipe', 'pipe', 'pipe'],
    )
    let written = ''
    running.child.stderr?.setEncoding('utf8')
    running.child.stderr?.on('data', (text: string) => {
      written = (written + text).slice(-maxWritten)
    })
    const handleAbort = () => running.end()
    signal.addEventListener('abort', handleAbort)
    try {
      return await printBy(running, page)
    } catch (error) {
      const cause = signal.aborted ? null : browserCause(written)
      throw cause ? new Error(`the browser failed. ${cause}`, { cause: error }) : error
    } finally {
      signal.removeEventListener('abort', handleAbort)
      running.end()
      await running.ended.catch(() => null)
    }
  }
  let missing: Promise<readonly ScriptLanguage[]> | null = null
  return {
    missingFonts() {
      // Looked for once: fonts that are installed later count from the next start on.
      missing ??=
        process.platform === 'linux' ? findMissingFonts().then((found) => found ?? []) : Promise.resolve([])
      return missing
    },
    async print(page, signal) {
      signal.throwIfAborted()
      const folder = await makeWorkFolder('print')
      try {
        return await printIn(folder, page, signal)
      } finally {
        await removeFolder(folder)
      }
    },
  }
}

/** Removes the browser's files, at once or when its last process has released them. */
async function removeFolder(folder: string): Promise<void> {
  for (const pauseMs of [0, 100, 500]) {
    await wait(pauseMs)
    const isGone = await rm(folder, { recursive: true, force: true }).then(
      () => true,
      () => false,
    )
    if (isGone) return
  }
}
