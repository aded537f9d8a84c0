import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type BrowserContext, chromium } from '@playwright/test'
import { repositoryRoot } from '../../apps/server/src/plumbing/features.ts'
import { findChromium } from '../../tools/test/chromium.ts'
import { email, password } from '../company.ts'

/** The local port through which Lighthouse controls the browser. */
const debuggingPort = 9333

export interface BenchBrowser {
  context: BrowserContext
  debuggingPort: number
  close(): Promise<void>
}

/** Opens a browser in which an account is signed in on every page. */
export async function openBrowser(url: string): Promise<BenchBrowser> {
  const { path, fault } = await findChromium(repositoryRoot)
  if (!path) throw new Error(fault)
  const profile = await mkdtemp(join(tmpdir(), 'candor-bench-browser-'))
  const context = await chromium.launchPersistentContext(profile, {
    executablePath: path,
    viewport: { width: 1440, height: 1000 },
    locale: 'en',
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-background-networking',
      '--autoplay-policy=no-user-gesture-required',
      `--remote-debugging-port=${debuggingPort}`,
    ],
  })
  await context.addInitScript({ path: join(import.meta.dirname, 'in-page.js') })
  const page = await context.newPage()
  await page.goto(`${url}/login`)
  await page.locator('input[type=email]').fill(email)
  await page.locator('input[type=password]').fill(password)
  await page.keyboard.press('Enter')
  await page.waitForURL('**/today')
  await page.close()
  return {
    context,
    debuggingPort,
    async close() {
      await context.close()
      await rm(profile, { recursive: true, force: true })
    },
  }
}
