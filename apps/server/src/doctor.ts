import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import type { ScriptLanguage } from '@candor/kernel/script-languages'
import { findSandbox } from '../../../features/platform/documents/server/workers/sandbox.ts'
import { readProcessEnv } from './env.ts'
import { runCommand, say } from './plumbing/command.ts'
import { findMissingFonts } from './plumbing/printing/fonts.ts'
import { openPrinter } from './plumbing/printing/printer.ts'
import { findBrowser, findOffice } from './plumbing/programs.ts'
import { describeExamples } from './plumbing/site/examples.ts'

const run = promisify(execFile)

/** Returns the version that a program prints, or that it prints none. */
async function versionOf(program: string): Promise<string> {
  const output = await run(program, ['--version'], { timeout: 20_000 }).catch(() => null)
  return output?.stdout.trim().split('\n')[0] || 'found, but it does not say its version'
}

const withOffice = `  Shown as they were laid out: doc, docx, rtf, odt, and xls, xlsx, ppt, pptx, ods, odp.`
const withoutOffice = `  Install LibreOffice, or set LIBREOFFICE to the path of its program soffice. It would show doc, rtf, odt and docx
  as they were laid out, and xls, xlsx, ppt, pptx, ods and odp, which cannot be shown without it.`
/** What keeps LibreOffice from the server's files and its network. */
async function sandboxWords(): Promise<string> {
  const sandbox = await findSandbox()
  if ('bwrap' in sandbox)
    return `  It runs in a sandbox of ${sandbox.bwrap}: it sees one document at a time, no other file and no network.`
  const why = {
    missing: 'Install bubblewrap',
    forbidden: 'bwrap may not open a sandbox here: allow user namespaces to this account',
  }[sandbox.none]
  return `  It runs without a sandbox: a document that takes it over could read what the server reads, and reach the network.
  ${why}. See docs/operations.md.`
}

/** Returns how printing a trial page went; a browser that may not open a sandbox does not start. */
async function trialOf(browser: string): Promise<string> {
  const began = performance.now()
  const body = Buffer.from('<!doctype html><title>Trial</title><p>Trial')
  const fetch = async () => ({ status: 200, headers: { 'content-type': 'text/html' }, body })
  const page = { path: '/', script: '', drawn: 'p', fetch }
  const printed = await openPrinter({ browser })
    .print(page, AbortSignal.timeout(30_000))
    .catch((error: unknown) => ({ fault: error instanceof Error ? error.message : String(error) }))
  if ('fault' in printed) {
    return `  It printed no trial page: reports become PDF in each reader's own print window. See docs/operations.md.
  ${printed.fault}`
  }
  const seconds = ((performance.now() - began) / 1000).toFixed(1)
  return `  Reports are made into PDF on the server. A trial page took ${seconds} s.`
}

const scriptNames: Readonly<Record<ScriptLanguage, string>> = {
  'zh-cn': 'Simplified Chinese',
  'zh-tw': 'Traditional Chinese',
  ja: 'Japanese',
  ko: 'Korean',
  th: 'Thai',
  ar: 'Arabic',
}

/** Which scripts have no font on this machine: a PDF of the server shows squares for them. */
async function fontWords(): Promise<string> {
  const languages = await findMissingFonts()
  if (languages === null) return '  Fonts: not known, as there is no program fc-list (fontconfig).'
  const missing = languages.map((language) => scriptNames[language])
  if (missing.length === 0)
    return '  Fonts: there is one for each of the scripts that reports are written in.'
  return `  Fonts: none for ${missing.join(', ')}. A PDF made on the server shows squares for them.
  Install fonts, such as fonts-noto-cjk for Chinese, Japanese and Korean, fonts-noto-core for the others.`
}

const withoutBrowser = `  Install Chromium, or set CHROMIUM to its path. Until then reports become PDF in each reader's own print window.`
/** The text without an SMS provider: on a loopback server, and elsewhere. */
const withoutTexts = {
  here: 'written into the log of the server; set SMS_URL to send them',
  elsewhere: 'none: nobody signs in or registers by one; set SMS_URL to send them',
}
const builtIn = `Built-in readers: pdf, docx, doc, rtf, odt, html, mht, txt, png, jpg, gif, webp, heic.
  Text, headings, lists, tables, pictures and links; docx with its pages, heads and feet.`

const usage =
  'Usage: npm run doctor\n\nSays what of this machine and its settings Candor uses, and what is missing.'

await runCommand(async () => {
  const env = readProcessEnv()
  const office = await findOffice(env)
  say(builtIn)
  say(
    `LibreOffice: ${office ? `${office}, ${await versionOf(office)}` : env.libreOffice === 'off' ? 'off' : 'not found'}.`,
  )
  say(office ? withOffice : withoutOffice)
  if (office) say(await sandboxWords())
  const browser = await findBrowser(env)
  const missing = env.chromium === 'off' ? 'off' : 'not found'
  say(`Chromium: ${browser ? `${browser}, ${await versionOf(browser)}` : missing}.`)
  say(browser ? await trialOf(browser) : withoutBrowser)
  if (browser && process.platform === 'linux') say(await fontWords())
  say(
    `Mail: ${env.mail ? `sent through ${new URL(env.mail.url).host}` : 'kept for an administrator to read; set MAIL_URL to send it'}.`,
  )
  say(
    `Text messages: ${env.sms ? `sent through ${new URL(env.sms.url).host}` : withoutTexts[env.isLoopback ? 'here' : 'elsewhere']}.`,
  )
  say(await describeExamples())
}, usage)
