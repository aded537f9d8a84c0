import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { codes } from '@candor/call/codes'
import {
  isPermissionKey,
  type PermissionKey,
} from '../../../../features/platform/access/rules/permissions.ts'
import { repositoryRoot } from '../plumbing/features.ts'

/** The words for codes in docs/callers.tsv. A code that is not about rights is written as its number. */
const words: Readonly<Record<string, number>> = {
  yes: 0,
  no: codes.noPermission,
  missing: codes.notFound,
  invalid: codes.tokenInvalid,
}

/** The word for a code in docs/callers.tsv. */
export function wordOf(code: number): string {
  return Object.keys(words).find((word) => words[word] === code) ?? String(code)
}

function codeOf(word: string): number {
  const code = words[word] ?? Number(word)
  if (word === '' || Number.isNaN(code)) throw new Error(`docs/callers.tsv: "${word}" is no outcome`)
  return code
}

/** Who is let in at all, independently of their rights: the column `door`. */
const doors = ['open', 'account', 'user', 'key'] as const
export type Door = (typeof doors)[number]

/**
 * The columns of people: one for each kind of account with its default role, and one for another company's super
 * administrator.
 */
export const people = [
  'superAdmin',
  'admin',
  'general',
  'helpUser',
  'publishUser',
  'interviewer given',
  'interviewer not given',
  'read',
  'other company',
] as const
export type Person = (typeof people)[number]

export interface Row {
  /** Method and path. */
  readonly call: string
  readonly door: Door
  /** Permission keys, of which any one is enough; empty: no key is needed. */
  readonly keys: readonly PermissionKey[]
  readonly codes: ReadonlyMap<Person, number>
  /** The code for a visitor without an account, whose grant opens the report. */
  readonly visitor: number
  /** The code for a visitor whose grant also opens what identifies the person. */
  readonly visitorOfPerson: number
  /** The fields that hold an id, with the code for a foreign or unknown one. */
  readonly ids: ReadonlyMap<string, number>
}

function keyOf(text: string): PermissionKey {
  if (!isPermissionKey(text)) throw new Error(`docs/callers.tsv: "${text}" is no permission key`)
  return text
}

const isDoor = (text: string): text is Door => doors.some((door) => door === text)

function readRow(header: readonly string[], line: string): Row {
  const cells = new Map(line.split('\t').map((cell, index) => [header[index] ?? '', cell.trim()]))
  const cell = (name: string) => {
    const found = cells.get(name)
    if (found === undefined) throw new Error(`docs/callers.tsv: a row without "${name}": ${line}`)
    return found
  }
  const list = (name: string, separator: string) =>
    cell(name) === '-' ? [] : cell(name).split(separator).filter(Boolean)
  const door = cell('door')
  if (!isDoor(door)) throw new Error(`docs/callers.tsv: "${door}" is no door`)
  const [plain = '', ofPerson = plain] = cell('visitor').split('|')
  return {
    call: cell('call'),
    door,
    keys: list('keys', '|').map(keyOf),
    codes: new Map(people.map((person) => [person, codeOf(cell(person))])),
    visitor: codeOf(plain),
    visitorOfPerson: codeOf(ofPerson),
    ids: new Map(
      list('ids', ' ').map((entry) => {
        const [field = '', word = 'missing'] = entry.split('=')
        return [field, codeOf(word)]
      }),
    ),
  }
}

/** Reads docs/callers.tsv: who may call what. */
export async function readCallersTable(): Promise<Row[]> {
  const text = await readFile(join(repositoryRoot, 'docs/callers.tsv'), 'utf8')
  const [head = '', ...lines] = text.split('\n').filter((line) => line.trim() !== '')
  return lines.map((line) => readRow(head.split('\t'), line))
}
