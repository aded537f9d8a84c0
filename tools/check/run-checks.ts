import { availableParallelism } from 'node:os'
import { boundaries } from './boundaries.ts'
import { buildSettings } from './build-settings.ts'
import { bundle } from './bundle.ts'
import { callers } from './callers.ts'
import { chosenPaths } from './chosen-paths.ts'
import { citations } from './citations.ts'
import { erasing } from './erasing-tables/erasing.ts'
import type { Check, Finding } from './finding.ts'
import { lockFile } from './lock-file.ts'
import { map } from './map.ts'
import { messages } from './messages.ts'
import { migrations } from './migrations.ts'
import { patterns } from './patterns/patterns.ts'
import { requirements } from './requirements.ts'
import { routes } from './routes.ts'
import { security } from './security.ts'
import { styles } from './styles.ts'
import { tableTypes } from './table-types.ts'
import { deadCode, format, types } from './tools.ts'
import { vocabulary } from './vocabulary.ts'
import { wireNames } from './wire-names.ts'
import { literals } from './writing/literals.ts'
import { sizes } from './writing/sizes.ts'
import { words } from './writing/words.ts'

const checks: Check[] = [
  format,
  types,
  boundaries,
  map,
  deadCode,
  messages,
  vocabulary,
  wireNames,
  requirements,
  security,
  citations,
  callers,
  chosenPaths,
  routes,
  buildSettings,
  styles,
  lockFile,
  migrations,
  erasing,
  patterns,
  literals,
  words,
  sizes,
  bundle,
  tableTypes,
]

export type Outcome = { passed: number; failed: string[] }

/**
 * Runs the checks, and prints a line with the time of each. Returns the number of passed ones and the names of failed
 * ones.
 */
export async function runChecks(root: string, only: string[] = []): Promise<Outcome> {
  const outcome: Outcome = { passed: 0, failed: [] }
  const wanted = checks.filter(({ name }) => only.length === 0 || only.includes(name))
  const runs = startInTurn(wanted, availableParallelism(), (check) => runOne(check, root))
  for (const { item: check, promise } of runs) {
    const { faults, note, seconds } = await promise
    const verdict = faults.length === 0 ? 'ok  ' : 'FAIL'
    console.log(
      `${verdict} ${check.name.padEnd(16)} ${seconds.toFixed(1).padStart(5)} s  ${note ?? ''}`.trimEnd(),
    )
    for (const fault of faults) console.log(indent(fault))
    if (faults.length === 0) outcome.passed++
    else outcome.failed.push(check.name)
  }
  return outcome
}

async function runOne(check: Check, root: string): Promise<Finding & { seconds: number }> {
  const began = Date.now()
  // An error in a check counts as its fault.
  const finding = await check.run(root).catch((error): Finding => ({ faults: [String(error.stack)] }))
  return { ...finding, seconds: (Date.now() - began) / 1000 }
}

/** Starts the items in order, `atOnce` at a time. The promises of `start` must not reject. */
function startInTurn<T, R>(items: readonly T[], atOnce: number, start: (item: T) => Promise<R>) {
  const turns = items.map((item) => ({ item, ...Promise.withResolvers<R>() }))
  const waiting = turns.values()
  const takeTurns = async () => {
    for (const { item, resolve } of waiting) resolve(await start(item))
  }
  for (let lane = 0; lane < atOnce; lane++) void takeTurns()
  return turns
}

function indent(text: string): string {
  return text.replaceAll(/^/gm, '     ')
}
