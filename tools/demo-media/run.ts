import { spawn } from 'node:child_process'
import { Readable } from 'node:stream'

/**
 * Runs a tool at low priority, and resolves with its standard output. Rejects with its error output on a non-zero exit
 * code.
 */
export function run(command: string, args: readonly string[], input: Iterable<Buffer> = []): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const child = spawn('nice', [command, ...args], { stdio: ['pipe', 'pipe', 'pipe'] })
    const out: Buffer[] = []
    const errors: Buffer[] = []
    child.stdout.on('data', (chunk: Buffer) => out.push(chunk))
    child.stderr.on('data', (chunk: Buffer) => errors.push(chunk))
    child.on('error', reject)
    child.on('close', (code) => {
      if (code === 0) resolve(Buffer.concat(out))
      else reject(new Error(`${command} ended with ${code}: ${Buffer.concat(errors).toString().slice(-800)}`))
    })
    // A tool that stops reading early closes the pipe; whether that is an error is known from its exit code.
    child.stdin.on('error', () => undefined)
    Readable.from(input).pipe(child.stdin)
  })
}

/** The measured length of a media file. */
export async function mediaDurationMs(file: string): Promise<number> {
  const args = ['-v', 'error', '-show_entries', 'format=duration', '-of', 'csv=p=0', file]
  return Math.round(Number((await run('ffprobe', args)).toString()) * 1000)
}

const chromiumFlags = [
  '--headless',
  '--no-sandbox',
  '--disable-gpu',
  '--hide-scrollbars',
  '--no-pdf-header-footer',
]

/** Renders an HTML file to an image of the given size. */
export async function screenshot(html: string, png: string, width: number, height: number): Promise<void> {
  await run('chromium', [
    ...chromiumFlags,
    `--window-size=${width},${height}`,
    `--screenshot=${png}`,
    `file://${html}`,
  ])
}

/** Prints an HTML file to PDF with its fonts embedded. */
export async function printPdf(html: string, pdf: string): Promise<void> {
  await run('chromium', [...chromiumFlags, `--print-to-pdf=${pdf}`, `file://${html}`])
}
