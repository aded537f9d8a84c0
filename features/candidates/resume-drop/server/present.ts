import type { ReplyOf } from '@candor/call/define'
import { readStored } from '@candor/kernel/stored'
import { nameIn } from '@candor/messages/local-name'
import type { Locale } from '@candor/messages/locale'
import type { SamePerson } from '../../persons/server/actions/same-persons.ts'
import { comparedContacts } from '../../persons/server/queries.ts'
import { readLocalNames } from '../../stages/rules/names.ts'
import { wordStage } from '../../stages/server/actions/word-stage.ts'
import {
  addFaults,
  choiceReasons,
  type DropRow,
  dropFaults,
  type FieldName,
  type SameApplication,
} from '../contract/row.ts'
import type { readDropDocument } from '../contract.ts'
import { isKeptWithout, kindOf } from '../rules/kept-file.ts'
import { marksOf } from '../rules/marks.ts'
import { Reading, valuesOfRow, Written } from '../rules/stored.ts'
import { emptySummary, Summary } from '../rules/summary.ts'
import { newerTwins } from '../rules/twins.ts'
import type { StoredRow } from './queries/files.ts'

const states = ['waiting', 'reading', 'read', 'failed', 'adding', 'added'] as const
const outcomes = ['hired', 'rejected', 'withdrew'] as const

const wordOf = <Word extends string>(words: readonly Word[], text: string | null): Word | null =>
  words.find((word) => word === text) ?? null

function presentSame(person: SamePerson, positionId: string, locale: Locale): SameApplication {
  const { positionName: name, positionNameLatin: nameLatin } = person
  return {
    candidateId: person.candidateId,
    by: [...person.by],
    name: nameIn(locale, person.name, person.nameLatin),
    positionName: nameIn(locale, name, nameLatin),
    isHere: person.positionId === positionId,
    stage: wordStage(person.stageId, readLocalNames(person.stageNames), locale),
    outcome: wordOf(outcomes, person.outcome),
    outcomeAt: person.outcomeAt?.getTime() ?? null,
    appliedAt: person.appliedAt.getTime(),
  }
}

function presentFields(row: StoredRow): Pick<DropRow, 'fields' | 'nameFromFile'> {
  const summary = row.summary === null ? emptySummary(null) : readStored(Summary, row.summary)
  const written = readStored(Written, row.written)
  const field = (name: FieldName) => {
    const { value, options, why } = summary[name]
    return { value, options, why: wordOf(choiceReasons, why), written: written[name] ?? null }
  }
  return {
    fields: {
      name: field('name'),
      phone: field('phone'),
      email: field('email'),
      years: field('years'),
      employer: field('employer'),
    },
    nameFromFile: summary.nameFromFile,
  }
}

/** The contacts of a row, as the search for the same person takes them. */
export function contactsOf(row: StoredRow): { phone: string | null; email: string | null } {
  const { phone, email } = valuesOfRow(row)
  return { phone: phone || null, email: email || null }
}

interface About {
  readonly positionId: string
  readonly locale: Locale
  /** The same persons of each row, in the order of the rows. */
  readonly same: readonly (readonly SamePerson[])[]
}

/** The rows of a drop. Those that are added or refused keep their names alone. */
export function presentRows(rows: readonly StoredRow[], { positionId, locale, same }: About): DropRow[] {
  const names = new Map(rows.map(({ id, name }) => [id, name]))
  const twins = newerTwins(
    rows
      .filter(({ state }) => state === 'read' || state === 'failed')
      .map((row) => ({
        id: row.id,
        contacts: comparedContacts(contactsOf(row)).map(({ kind, compared }) => `${kind} ${compared}`),
        modifiedAt: row.modifiedAt?.getTime() ?? 0,
      })),
  )
  return rows.map((row, index) => {
    const persons = (same[index] ?? []).map((person) => presentSame(person, positionId, locale))
    const newer = twins.get(row.id)
    const isLeft =
      row.isLeft ?? (newer !== undefined || (!row.isNotSame && persons.some(({ isHere }) => isHere)))
    const fault = wordOf(dropFaults, row.fault)
    return {
      dropFileId: row.id,
      name: row.name,
      bytes: Number(row.sizeBytes),
      kind: kindOf(row.format),
      state: wordOf(states, row.state) ?? 'failed',
      fault,
      isKept: fault === null || isKeptWithout(fault) || row.fileId !== null,
      isLeft,
      revision: row.revision,
      ...presentFields(row),
      same: persons,
      isNotSame: row.isNotSame,
      newerFile: newer === undefined ? null : (names.get(newer) ?? null),
      addFault: wordOf(addFaults, row.addFault),
      candidateId: row.candidateId,
    }
  })
}

/** The text of a resume with the places of its values. */
export function presentDocument(reading: unknown, address: string | null): ReplyOf<typeof readDropDocument> {
  if (reading === null) return { address, lines: [], isCut: false, marks: [] }
  const { fields, resume } = readStored(Reading, reading)
  return {
    address,
    lines: resume.lines.map(({ text }) => text),
    isCut: resume.isCut,
    marks: marksOf(fields),
  }
}
