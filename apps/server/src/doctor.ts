import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { readProcessEnv } from './env.ts'
import { runCommand, say } from './plumbing/command.ts'
import { findOffice } from './plumbing/office.ts'

const run = promisify(execFile)

/** What a program says of its version, or that it says nothing. */
async function versionOf(program: string): Promise<string> {
  const said = await run(program, ['--version'], { timeout: 20_000 }).catch(() => null)
  return said?.stdout.trim().split('\n')[0] || 'found, but it does not say its version'
}

const withOffice = `  Shown as they were laid out: doc, docx, rtf, odt, and xls, xlsx, ppt, pptx, ods, odp.`
const withoutOffice = `  Install LibreOffice, or set LIBREOFFICE to the path of its program soffice. It would show doc, rtf, odt and docx
  as they were laid out, and xls, xlsx, ppt, pptx, ods and odp, which cannot be shown without it.`
const builtIn = `Built-in readers: pdf, docx, doc, rtf, odt, html, mht, txt, png, jpg, gif, webp, heic.
  Text, headings, lists, tables, pictures and links; docx with its pages, heads and feet.`

await runCommand(async () => {
  const env = readProcessEnv()
  const office = await findOffice(env)
  say(builtIn)
  say(
    `LibreOffice: ${office ? `${office}, ${await versionOf(office)}` : env.libreOffice === 'off' ? 'off' : 'not found'}.`,
  )
  say(office ? withOffice : withoutOffice)
  say(
    `Mail: ${env.mail ? `sent through ${new URL(env.mail.url).host}` : 'kept for an administrator to read; set MAIL_URL to send it'}.`,
  )
})
