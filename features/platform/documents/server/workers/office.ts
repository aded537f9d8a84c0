import { mkdir, symlink, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { type ProcessEnd, type ProcessLimits, runLimited } from './limited-process.ts'
import { type Sandbox, sandboxArguments } from './sandbox.ts'

const item = (path: string, name: string, value: string) =>
  `<item oor:path="/org.openoffice.${path}"><prop oor:name="${name}" oor:op="fuse"><value>${value}</value></prop></item>`

// A document runs nothing, updates no link and fetches nothing; any network access fails at a closed port.
const settings = [
  item('Office.Common/Security/Scripting', 'MacroSecurityLevel', '3'),
  item('Office.Common/Security/Scripting', 'DisableMacrosExecution', 'true'),
  item('Office.Common/Security/Scripting', 'DisableActiveContent', 'true'),
  item('Office.Common/Security/Scripting', 'BlockUntrustedRefererLinks', 'true'),
  item('Office.Writer/Content/Update', 'Link', '2'),
  item('Office.Calc/Content/Update', 'Link', '2'),
  item('Inet/Settings', 'ooInetProxyType', '2'),
  ...['HTTP', 'HTTPS', 'FTP'].flatMap((kind) => [
    item('Inet/Settings', `ooInet${kind}ProxyName`, '127.0.0.1'),
    item('Inet/Settings', `ooInet${kind}ProxyPort`, '9'),
  ]),
  item('Inet/Settings', 'ooInetNoProxy', ''),
].join('')

const registry = `<?xml version="1.0" encoding="UTF-8"?><oor:items xmlns:oor="http://openoffice.org/2001/registry" xmlns:xs="http://www.w3.org/2001/XMLSchema" xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance">${settings}</oor:items>`

/** The export filter for a document's first pages; formats other than documents have none. */
function filterFor(path: string, maxPages: number): string {
  if (path.endsWith('.office')) return 'pdf'
  return `pdf:writer_pdf_Export:${JSON.stringify({ PageRange: { type: 'string', value: `1-${maxPages}` } })}`
}

interface OfficeJob {
  /** The stored document. */
  readonly document: string
  /** The ending that tells LibreOffice the format. */
  readonly format: string
  /** The conversion's own folder. */
  readonly to: string
  readonly maxPages: number
  readonly limits: ProcessLimits
}

/**
 * Has LibreOffice write a document as `document.pdf` into the conversion's own folder.
 *
 * Each conversion has its own profile, so that nothing of one document is left for another. In a sandbox LibreOffice
 * sees no other file and no network; without one its settings alone keep it from them.
 */
export async function convertByOffice(
  office: string,
  { document, format, to, maxPages, limits }: OfficeJob,
  sandbox: Sandbox,
): Promise<ProcessEnd> {
  const profile = join(to, 'profile')
  await mkdir(join(profile, 'user'), { recursive: true })
  await writeFile(join(profile, 'user', 'registrymodifications.xcu'), registry)
  const path = join(to, `document.${format}`)
  const isApart = 'bwrap' in sandbox
  if (!isApart) await symlink(document, path)
  const proxy = 'http://127.0.0.1:9'
  return runLimited(
    isApart ? sandbox.bwrap : office,
    [
      ...(isApart ? sandboxArguments(office, { folder: to, files: [{ at: path, from: document }] }) : []),
      '--headless',
      '--norestore',
      '--nologo',
      '--nodefault',
      '--nolockcheck',
      `-env:UserInstallation=${pathToFileURL(profile)}`,
      '--convert-to',
      filterFor(path, maxPages),
      '--outdir',
      to,
      path,
    ],
    {
      cwd: to,
      env: {
        PATH: '/usr/bin:/bin',
        HOME: to,
        TMPDIR: to,
        LANG: 'C.UTF-8',
        http_proxy: proxy,
        https_proxy: proxy,
      },
      limits,
    },
  )
}
