import { spawn } from 'node:child_process'
import { accessSync, constants } from 'node:fs'
import { delimiter, join } from 'node:path'

/** Names of browsers to look for. First the one without a window: it runs the journeys in four fifths of the time. */
const names = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
]

/** The browser, Latin and Chinese fonts, without the desktop packages that Debian recommends. */
const install =
  'apt-get update && apt-get install -y --no-install-recommends chromium-headless-shell fonts-liberation fonts-noto-cjk'

/**
 * The path of the first browser on the search path, or null.
 *
 * @returns {string | null}
 */
export function findBrowser() {
  return names.map(findProgram).find(Boolean) ?? null
}

/** Installs Debian's browser if there is none and this is root on Debian. Prints errors. */
export async function installBrowser() {
  if (process.env.CHROMIUM || findBrowser() || process.getuid?.() !== 0 || !findProgram('apt-get')) return
  console.log('There is no Chromium on this machine: installing one.')
  const { code, output } = await runQuietly('sh', ['-c', install])
  if (code !== 0) console.error(output)
}

function findProgram(name) {
  const folders = (process.env.PATH ?? '').split(delimiter).filter(Boolean)
  return folders.map((folder) => join(folder, name)).find(isProgram) ?? null
}

/**
 * Whether a file can be run.
 *
 * @param {string} path
 */
export function isProgram(path) {
  try {
    accessSync(path, constants.X_OK)
    return true
  } catch {
    return false
  }
}

function runQuietly(command, args) {
  return new Promise((done) => {
    const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
    const child = spawn(command, args, { env, stdio: ['ignore', 'pipe', 'pipe'] })
    let output = ''
    const keep = (text) => {
      output += text
    }
    child.stdout.on('data', keep)
    child.stderr.on('data', keep)
    child.once('error', ({ message }) => done({ code: 1, output: message }))
    child.once('close', (code) => done({ code, output }))
  })
}
