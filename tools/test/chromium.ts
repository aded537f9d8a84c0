import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { access, constants } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { delimiter, join } from 'node:path'

export type Browser = { path: string; fault?: never } | { path: null; fault: string }

const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']
const debianCommand = 'apt-get update && apt-get install -y chromium fonts-noto-cjk'
const manualCommand = 'npx playwright install --with-deps chromium'

/**
 * The Chromium that the journeys run in.
 *
 * `CHROMIUM` names one; else the first of the path; else Debian's package, where this is root; else Playwright's own
 * download. Where nothing helps, the fault is a sentence with the command to run.
 */
export async function findChromium(root: string): Promise<Browser> {
  const named = process.env.CHROMIUM
  if (named) return (await isProgram(named)) ? found(named) : lacking(`CHROMIUM=${named} is no program`)
  const present = (await findOnPath()) ?? (await findPlaywrights(root))
  if (present) return found(present)
  console.log('There is no Chromium on this machine: installing one.')
  if (process.getuid?.() === 0 && (await isOnPath('apt-get'))) {
    await run('sh', ['-c', `export DEBIAN_FRONTEND=noninteractive; ${debianCommand}`])
    const installed = await findOnPath()
    if (installed) return found(installed)
  }
  await run(process.execPath, [join(root, 'node_modules/playwright/cli.js'), 'install', 'chromium'])
  const downloaded = await findPlaywrights(root)
  return downloaded ? found(downloaded) : lacking('No Chromium was found, and none could be installed')
}

function found(path: string): Browser {
  console.log(`Browser: ${path}`)
  return { path }
}

function lacking(reason: string): Browser {
  return { path: null, fault: `${reason}: run \`${manualCommand}\`, or set CHROMIUM to the path of one.` }
}

async function findOnPath(): Promise<string | undefined> {
  for (const name of names) {
    const path = await isOnPath(name)
    if (path) return path
  }
}

async function isOnPath(name: string): Promise<string | undefined> {
  for (const folder of (process.env.PATH ?? '').split(delimiter)) {
    const path = join(folder, name)
    if (folder !== '' && (await isProgram(path))) return path
  }
}

/** Playwright knows where its download lies, or would lie. */
async function findPlaywrights(root: string): Promise<string | undefined> {
  const { chromium } = createRequire(join(root, 'package.json'))('@playwright/test')
  const path = String(chromium.executablePath())
  return (await isProgram(path)) ? path : undefined
}

async function isProgram(path: string): Promise<boolean> {
  return access(path, constants.X_OK).then(
    () => true,
    () => false,
  )
}

async function run(command: string, args: string[]): Promise<void> {
  await once(spawn(command, args, { stdio: 'inherit' }), 'exit')
}
