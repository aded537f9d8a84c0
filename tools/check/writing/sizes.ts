import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Check, Finding } from '../finding.ts'
import { listSources } from '../list-sources.ts'
import { type LongFunctions, longFunctions } from './long-functions.ts'
import { measureFunctions } from './measure-functions.ts'

const maxFileLines = 250
const maxFunctionLines = 60

/**
 * Checks that no file has more than 250 lines, and no function more than 60.
 *
 * Only the functions of `long-functions.ts` may be longer. The list gets shorter and never longer: an entry without a
 * long function is a fault.
 */
export const sizes: Check = { name: 'sizes', run: check }

async function check(root: string): Promise<Finding> {
  const files = await listSources(root)
  const measured = await Promise.all(files.map(async (file) => measure(root, file)))
  const long: LongFunctions = Object.fromEntries(measured.flatMap(({ long }) => Object.entries(long)))
  const faults = [...measured.flatMap(({ faults }) => faults), ...functionFaults(long, longFunctions)]
  const allowed = Object.keys(longFunctions).length
  return { faults, note: `${files.length} files, ${allowed} functions past ${maxFunctionLines} lines` }
}

async function measure(root: string, file: string): Promise<{ faults: string[]; long: LongFunctions }> {
  const code = await readFile(join(root, file), 'utf8')
  return { faults: fileFaults(file, code), long: longFunctionsOf(file, code) }
}

/** Returns the fault of a file past 250 lines. Words, types of tables, and the list of functions have no limit. */
export function fileFaults(file: string, code: string): string[] {
  if (/\/messages\/|^packages\/db\/src\/tables\.ts$|\/long-functions\.ts$/.test(file)) return []
  const lines = code.split('\n').length - 1
  return lines > maxFileLines ? [`${file}: ${lines} lines, past ${maxFileLines}; split it by noun`] : []
}

/** Returns the lines of the functions past 60 lines, by `file name`. Of two with the same name, the longer one counts. */
export function longFunctionsOf(file: string, code: string): LongFunctions {
  const functions = measureFunctions(file, code)
    .filter(({ lines }) => lines > maxFunctionLines)
    .toSorted((one, other) => one.lines - other.lines)
  return Object.fromEntries(functions.map(({ name, lines }) => [`${file} ${name}`, lines]))
}

/** Compares the long functions with the list. The fault of a function without an entry prints that entry. */
export function functionFaults(long: LongFunctions, listed: LongFunctions): string[] {
  const tooLong = Object.entries(long).flatMap(([key, lines]) => {
    const allowed = listed[key]
    if (allowed === undefined) {
      return [`a function past ${maxFunctionLines} lines, divide it: ${quoted(key)}: ${lines},`]
    }
    return lines > allowed ? [`a function grew from ${allowed} to ${lines} lines: ${key}`] : []
  })
  const over = Object.keys(listed)
    .filter((key) => long[key] === undefined)
    .map((key) => `no function past ${maxFunctionLines} lines, strike it off long-functions.ts: ${key}`)
  return [...tooLong, ...over]
}

/** Returns the text as the formatter writes it. */
function quoted(text: string): string {
  return text.includes("'") ? JSON.stringify(text) : `'${text}'`
}
