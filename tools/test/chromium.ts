import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { findBrowser, installBrowser, isProgram } from '../bootstrap/browser.js'

export type Browser = { path: string; fault?: never } | { path: null; fault: string }

const manualCommand = 'npx playwright install --with-deps chromium'

/**
 * Returns the Chromium for the journeys.
 *
 * It is the one in `CHROMIUM`; else the first on the search path; else Debian's package, if this is root; else
 * Playwright's own download. If there is none, the fault is a sentence with the command to run.
 */
export async function findChromium(root: string): Promise<Browser> {
  const named = process.env.CHROMIUM
  if (named) return isProgram(named) ? found(named) : lacking(`CHROMIUM=${named} is no program`)
  const present = findBrowser() ?? findPlaywrights(root)
  if (present) return found(present)
  await installBrowser()
  const installed = findBrowser()
  if (installed) return found(installed)
  await run(process.execPath, [join(root, 'node_modules/playwright/cli.js'), 'install', 'chromium'])
  const downloaded = findPlaywrights(root)
  return downloaded ? found(downloaded) : lacking('No Chromium was found, and none could be installed')
}

function found(path: string): Browser {
  console.log(`Browser: ${path}`)
  return { path }
}

function lacking(reason: string): Browser {
  return { path: null, fault: `${reason}: run \`${manualCommand}\`, or set CHROMIUM to the path of one.` }
}

/** The path of Playwright's download, whether it exists or not. */
function findPlaywrights(root: string): string | undefined {
  const { chromium } = createRequire(join(root, 'package.json'))('@playwright/test')
  const path = String(chromium.executablePath())
  return isProgram(path) ? path : undefined
}

async function run(command: string, args: string[]): Promise<void> {
  await once(spawn(command, args, { stdio: 'inherit' }), 'exit')
}
