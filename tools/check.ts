import { resolve } from 'node:path'
import { runChecks } from './check/run-checks.ts'

/** `npm run check`, or `npm run check -- types messages` for some of them. */
const { failed } = await runChecks(resolve(import.meta.dirname, '..'), process.argv.slice(2))
if (failed.length > 0) {
  console.error(`Failed: ${failed.join(', ')}.`)
  process.exitCode = 1
}
