import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Check, Finding } from './finding.ts'

/**
 * Checks that docs/security.tsv lists every requirement of levels 1 and 2 in the chapters of OWASP ASVS 5.0 on
 * authentication and sessions once, with proofs, which must exist, or with a reason.
 */
export const security: Check = { name: 'security', run: check }

/** The number of requirements of level 1 or 2 in each section; they are numbered from 1. */
const sections: Readonly<Record<string, number>> = {
  '6.1': 3,
  '6.2': 11,
  '6.3': 4,
  '6.4': 4,
  '6.5': 5,
  '6.6': 3,
  '6.8': 4,
  '7.1': 3,
  '7.2': 4,
  '7.3': 2,
  '7.4': 5,
  '7.5': 2,
  '7.6': 2,
}

export const securityIds: readonly string[] = Object.entries(sections).flatMap(([section, count]) =>
  Array.from({ length: count }, (_, index) => `V${section}.${index + 1}`),
)

/** A proof of a requirement: words in a file, such as the title of a test or a heading. */
interface Proof {
  readonly file: string
  readonly words: string
}

export interface SecurityRow {
  readonly id: string
  readonly level: string
  readonly statement: string
  readonly proofs: readonly Proof[]
  readonly reason: string
}

function readProof(text: string): Proof {
  const at = text.indexOf(': ')
  return at === -1 ? { file: text, words: '' } : { file: text.slice(0, at), words: text.slice(at + 2) }
}

/**
 * Reads the table's columns: id, level, statement, proofs separated by `
 *
 * `, why none.
 */
export function readSecurity(table: string): SecurityRow[] {
  const [, ...lines] = table.trimEnd().split('\n')
  return lines.map((line) => {
    const [id = '', level = '', statement = '', proofs = '', reason = ''] = line.split('\t')
    return {
      id,
      level,
      statement,
      reason: reason.trim(),
      proofs: proofs.trim() === '' ? [] : proofs.split(' || ').map((each) => readProof(each.trim())),
    }
  })
}

/** Returns the faults of the table; `textOf` gives the content of a file, or null if it is missing. */
export function securityFaults(
  rows: readonly SecurityRow[],
  ids: readonly string[],
  textOf: (file: string) => string | null,
): string[] {
  const counts = new Map<string, number>()
  for (const { id } of rows) counts.set(id, (counts.get(id) ?? 0) + 1)
  const inTable = [
    ...ids.filter((id) => !counts.has(id)).map((id) => `${id} is missing`),
    ...[...counts].filter(([, count]) => count > 1).map(([id]) => `${id} stands there more than once`),
    ...[...counts.keys()].filter((id) => !ids.includes(id)).map((id) => `there is no ${id} of level 1 or 2`),
  ]
  const inRows = rows.flatMap(({ id, level, statement, proofs, reason }) => [
    ...(level === '1' || level === '2' ? [] : [`${id}: its level is 1 or 2`]),
    ...(statement === '' ? [`${id} does not say what it asks for`] : []),
    ...(proofs.length === 0 && reason === '' ? [`${id} has neither a proof nor a reason`] : []),
    ...(proofs.length > 0 && reason !== '' ? [`${id} is proved, and says why it is not`] : []),
    ...proofs.flatMap(({ file, words }) => {
      const text = textOf(file)
      if (text === null) return [`${id}: there is no file ${file}`]
      return words !== '' && text.includes(words) ? [] : [`${id}: ${file} does not say “${words}”`]
    }),
  ])
  return [...inTable, ...inRows].map((fault) => `docs/security.tsv: ${fault}`)
}

async function check(root: string): Promise<Finding> {
  const rows = readSecurity(await readFile(join(root, 'docs/security.tsv'), 'utf8'))
  const files = [...new Set(rows.flatMap(({ proofs }) => proofs.map(({ file }) => file)))]
  const texts = await Promise.all(
    files.map(async (file) => [file, await readFile(join(root, file), 'utf8').catch(() => null)] as const),
  )
  const textOf = new Map(texts)
  const proved = rows.filter(({ proofs }) => proofs.length > 0).length
  return {
    faults: securityFaults(rows, securityIds, (file) => textOf.get(file) ?? null),
    note: `${proved} of ${rows.length} proved`,
  }
}
