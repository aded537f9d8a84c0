import { isRecord } from '@candor/kernel/is-record'
import { FaultList, type RuleFault } from '../../../platform/imports/rules/fault.ts'
import type { Path } from '../../../platform/imports/rules/json.ts'
import { isOngoing, ongoing, readDate } from '../../candidates/rules/resume-date.ts'
import {
  aboutTheFile,
  basics,
  earlierNames,
  maxEntries,
  placeParts,
  profile,
  type Section,
  type SectionName,
  sections,
} from './json-resume-fields.ts'
import { resumeText } from './resume-text.ts'

/** Returns the texts of a field of an entry: many for a list, one for any other, and none where it is empty. */
type Entry<Of extends Section> = (name: keyof Of['fields'] & string) => readonly string[]

const filled = (value: unknown): string[] => {
  if (typeof value !== 'string' && typeof value !== 'number') return []
  const text = String(value).trim()
  return text === '' ? [] : [text]
}
const isGiven = (value: unknown) =>
  value !== null && value !== undefined && value !== '' && !(Array.isArray(value) && value.length === 0)
const textsOf = (value: unknown) => (Array.isArray(value) ? value : [value]).flatMap(filled)

/** One reading of a resume: it collects what was left out, and counts what was understood. */
class Reading {
  readonly notes = new FaultList('moreNotes')
  understood = 0
  notUnderstood = 0

  /** Notes the keys of an object that are not read. */
  #noteUnknown(entry: Record<string, unknown>, known: ReadonlySet<string>, at: Path): void {
    for (const key of Object.keys(entry)) {
      if (known.has(key)) this.understood += 1
      else {
        this.notUnderstood += 1
        this.notes.add({ fault: 'resumeKeyUnknown' }, () => [...at, key])
      }
    }
  }

  /** The value of a field under the first of its names that has one, and that name. */
  #pick(entry: Record<string, unknown>, names: readonly string[], at: Path): { key: string; value: unknown } {
    const [key = '', ...others] = names.filter((name) => isGiven(entry[name]))
    for (const other of others) {
      if (entry[other] === entry[key]) continue
      this.notes.add({ fault: 'resumeKeyTwice', values: { key } }, () => [...at, other])
    }
    return { key, value: entry[key] }
  }

  #place(value: unknown, at: Path): string[] {
    if (!isRecord(value)) return filled(value)
    this.#noteUnknown(value, new Set(Object.values(placeParts).flat()), at)
    const parts = Object.values(placeParts).flatMap((names) => filled(this.#pick(value, names, at).value))
    return parts.length > 0 ? [parts.join(', ')] : []
  }

  #date(value: unknown, at: Path): string[] {
    return filled(value).map((text) => {
      const date = readDate(text)
      if (date === null) {
        this.notes.add({ fault: 'resumeDateAsWritten', values: { date: text } }, () => at)
      }
      return date ?? text
    })
  }

  entry<Of extends Section>(of: Of, given: unknown, at: Path): Entry<Of> {
    const plain = of.plain && filled(given).length > 0 ? of.fields[of.plain]?.names[0] : undefined
    const entry = plain === undefined ? given : { [plain]: given }
    const values = new Map<string, readonly string[]>()
    if (isRecord(entry)) {
      const fields = Object.entries(of.fields)
      const known = [...fields.flatMap(([, { names }]) => names), ...(of.elsewhere ?? [])]
      this.#noteUnknown(entry, new Set(known), at)
      for (const [name, { kind, names }] of fields) {
        const { key, value } = this.#pick(entry, names, at)
        values.set(name, this.#value(kind, value, [...at, key]))
      }
    }
    return (name) => values.get(name) ?? []
  }

  #value(kind: Section['fields'][string]['kind'], value: unknown, at: Path): readonly string[] {
    if (kind === 'place') return this.#place(value, at)
    if (kind === 'end' && filled(value).some(isOngoing)) return [ongoing]
    if (kind === 'end' || kind === 'date') return this.#date(value, at)
    if (kind === 'short') return filled(value)
    return (kind === 'texts' ? textsOf(value) : filled(value)).map(resumeText)
  }

  entries<Of extends Section>(of: Of, given: unknown, at: Path): readonly Entry<Of>[] {
    // More entries are a fault of the schema, so there is no need to read them.
    const entries = Array.isArray(given) ? given.slice(0, maxEntries) : []
    return entries.map((each, index) => this.entry(of, each, [...at, index]))
  }

  #listOf<Name extends SectionName>(top: Record<string, unknown>, name: Name) {
    const { key, value } = this.#pick(top, namesOf(name), [])
    return this.entries(sections[name], value, [key])
  }

  resume(top: Record<string, unknown>) {
    for (const key of Object.keys(top)) {
      if (!knownAtTop.has(key)) this.notes.add({ fault: 'resumeKeyUnknown' }, () => [key])
    }
    const { basics: person } = top
    return {
      basics: this.entry(basics, person, ['basics']),
      profiles: this.entries(profile, isRecord(person) ? person.profiles : null, ['basics', 'profiles']),
      work: this.#listOf(top, 'work'),
      volunteer: this.#listOf(top, 'volunteer'),
      education: this.#listOf(top, 'education'),
      awards: this.#listOf(top, 'awards'),
      certificates: this.#listOf(top, 'certificates'),
      publications: this.#listOf(top, 'publications'),
      skills: this.#listOf(top, 'skills'),
      languages: this.#listOf(top, 'languages'),
      interests: this.#listOf(top, 'interests'),
      references: this.#listOf(top, 'references'),
      projects: this.#listOf(top, 'projects'),
    }
  }
}

export type ReadResume = ReturnType<Reading['resume']>

export const sectionNames: readonly string[] = ['basics', ...Object.keys(sections)]

const namesOf = (name: SectionName): readonly string[] => [name, ...(earlierNames[name] ?? [])]
const knownAtTop = new Set([...sectionNames, ...Object.values(earlierNames).flat(), ...aboutTheFile])

/**
 * Reads a JSON Resume of version 1.0.0 or 0.x, and notes what could not be read as it is.
 *
 * Null for another format: a value with none of the sections, or nothing known in them.
 */
export function readJsonResume(given: unknown): { resume: ReadResume; notes: readonly RuleFault[] } | null {
  if (!isRecord(given)) return null
  const hasSection = Object.entries(given).some(([key, value]) => {
    if (!knownAtTop.has(key) || aboutTheFile.includes(key)) return false
    return value === null || (key === 'basics' ? isRecord(value) : Array.isArray(value))
  })
  const reading = new Reading()
  const resume = reading.resume(given)
  const isOther = reading.understood === 0 && reading.notUnderstood > 0
  return hasSection && !isOther ? { resume, notes: reading.notes.all() } : null
}
