import { maxJsonBytes, megabyte } from '../../contract.ts'
import type { RuleFault } from '../../rules/fault.ts'
import { findJsonFaults, lineAndColumnOf } from '../../rules/json.ts'
import { DamagedFile, readWhole, type TreeFile } from './file-tree.ts'

export type ReadJson = { value: unknown; faults: null } | { value: null; faults: readonly RuleFault[] }

const refused = (fault: RuleFault['fault'], values: RuleFault['values'] = {}): ReadJson => ({
  value: null,
  faults: [{ path: [], fault, values }],
})

/** Reads an external JSON file, in UTF-8, and checks it for what no part may hold. */
export async function readJson(file: TreeFile): Promise<ReadJson> {
  try {
    const bytes = await readWhole(file, maxJsonBytes)
    if (!bytes) return refused('fileTooLarge', { limit: maxJsonBytes / megabyte })
    return parseJson(bytes)
  } catch (error) {
    if (error instanceof DamagedFile) return refused('notJson', { place: 'none' })
    throw error
  }
}

/** Reads the bytes of a JSON file. */
export function parseJson(bytes: Uint8Array): ReadJson {
  let text: string
  try {
    text = new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch (error) {
    if (error instanceof TypeError) return refused('notUtf8')
    throw error
  }
  try {
    const value: unknown = JSON.parse(text)
    const faults = findJsonFaults(value)
    return faults.length > 0 ? { value: null, faults } : { value, faults: null }
  } catch (error) {
    if (error instanceof SyntaxError) return refused('notJson', { place: lineAndColumnOf(error, text) })
    throw error
  }
}
