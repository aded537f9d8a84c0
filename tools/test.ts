import { resolve } from 'node:path'
import { runChecks } from './check/run-checks.ts'
import { findChromium } from './test/chromium.ts'
import { openTestFolder } from './test/folder.ts'
import { type Count, runPlaywright, runVitest } from './test/suites.ts'

/**
 * `npm test`: checks, then tests against a real database, then journeys in a real browser.
 *
 * Each check counts as one test. The last line is `N passed, N failed`; a suite that cannot run, or that has no tests,
 * counts as one failure.
 */
const root = resolve(import.meta.dirname, '..')
const browser = await findChromium(root)
// For all processes started from here.
process.env.TMPDIR = await openTestFolder()

const counts = [
  await attempt('Checks', async () => {
    const { passed, failed } = await runChecks(root)
    return { passed, failed: failed.map((name) => `check: ${name}`) }
  }),
  await attempt('Unit, call and screen tests', () => runVitest(root)),
  await attempt('Journeys in a browser', () => {
    if (browser.path === null) throw new Error(browser.fault)
    return runPlaywright(root, browser.path)
  }),
]
const passed = counts.reduce((sum, count) => sum + count.passed, 0)
const failed = counts.flatMap((count) => count.failed)

if (failed.length > 0) {
  title('Failed')
  for (const name of failed) console.log(`- ${name}`)
  process.exitCode = 1
}
console.log(`\n${passed} passed, ${failed.length} failed`)

async function attempt(name: string, suite: () => Promise<Count>): Promise<Count> {
  title(name)
  try {
    return await suite()
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    console.error(reason)
    return { passed: 0, failed: [`${name}: ${reason}`] }
  }
}

function title(text: string): void {
  console.log(`\n${text}`)
}
