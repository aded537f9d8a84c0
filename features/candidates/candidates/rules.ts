import { maskedName } from '../../platform/access/rules/reach.ts'
import { ongoing, sortableDate } from './rules/resume-date.ts'

export interface Label {
  readonly id: number
  readonly name: string
}

/** Labels that warn: 7 high risk, 8 blacklisted (R3-063, decision N49). Their names come from the data. */
const warningLabels = [7, 8]

export function isWarningLabel(id: number): boolean {
  return warningLabels.includes(id)
}

/** The stored form of a label's name: trimmed, with single spaces. */
export function labelNameOf(text: string): string {
  return text.trim().replaceAll(/\s+/g, ' ')
}

export function isSameLabel(name: string, other: string): boolean {
  return labelNameOf(name).toLowerCase() === labelNameOf(other).toLowerCase()
}

export function isOneLabel(one: Label, other: Label): boolean {
  return one.id === other.id || isSameLabel(one.name, other.name)
}

/**
 * The labels to choose from whose name contains a text: the company's in their order, then labels that only the
 * candidate has.
 *
 * An imported label may have another name or id than the company's; it replaces that one.
 */
export function labelsToChoose(ofCompany: readonly Label[], held: readonly Label[], words: string): Label[] {
  const wanted = labelNameOf(words).toLowerCase()
  const own = ofCompany.map((label) => held.find((each) => isOneLabel(each, label)) ?? label)
  const other = held.filter((label) => !own.includes(label))
  const each = new Map([...own, ...other].map((label) => [label.id, label]))
  return [...each.values()].filter(({ name }) => name.toLowerCase().includes(wanted))
}

/** Smaller ids are those of imported labels. */
const firstOwnLabelId = 1001

/** The id for a label that a person adds: the first one that the company does not use. */
export function nextLabelId(used: readonly number[]): number {
  const taken = new Set(used)
  let id = firstOwnLabelId
  while (taken.has(id)) id += 1
  return id
}

export type Portrait = 'male' | 'female' | 'unknown'

export function portraitOf(gender: number | null | undefined): Portrait {
  if (gender === null || gender === undefined) return 'unknown'
  return gender === 1 ? 'male' : 'female'
}

/** Education levels by code (R9-070). 0 means unlimited: a requirement, never a person's own level. */
export const educationLevels = [
  'unlimited',
  'juniorHigh',
  'highSchool',
  'college',
  'bachelor',
  'master',
  'doctorate',
  'mba',
] as const
export type EducationLevel = (typeof educationLevels)[number]

/** The level of an education code; null without a code, for an unknown one, and for 0. */
export function educationLevel(code: number | null | undefined): EducationLevel | null {
  return code ? (educationLevels[code] ?? null) : null
}

/**
 * Sorts entries of education or work, newest first: by end, then by start.
 *
 * Dates are text as the candidate wrote them; an open or missing end counts as still going on.
 */
export function newestFirst<Entry>(
  entries: readonly Entry[],
  datesOf: (entry: Entry) => { start: string; end: string },
): Entry[] {
  const keyOf = (entry: Entry) => {
    const { start, end } = datesOf(entry)
    return `${sortableDate(end.trim() === '' ? ongoing : end)} ${sortableDate(start)}`
  }
  return [...entries].sort((a, b) => (keyOf(a) < keyOf(b) ? 1 : keyOf(a) > keyOf(b) ? -1 : 0))
}

/** A phone number of eleven digits in groups of 3, 4 and 4; any other as it is. */
export function spacedPhone(phone: string): string {
  return phone.replace(/^(\d{3})(\d{4})(\d{4})$/, '$1 $2 $3')
}

export interface Identity<File> {
  readonly name: string
  readonly nameLatin: string | null
  readonly phone: string | null
  readonly email: string | null
  readonly photoFileId: File | null
  readonly resumeFileId: File | null
}

/** The identity as far as a reader may know it; of an anonymous candidate only a masked name (C38, D05). */
export function visibleIdentity<File>(
  identity: Identity<File>,
  reader: { isAnonymous: boolean; mayReadContacts: boolean; mayReadOriginal: boolean },
): Identity<File> {
  if (reader.isAnonymous) {
    const nothing = { nameLatin: null, phone: null, email: null, photoFileId: null, resumeFileId: null }
    return { name: maskedName(identity.name), ...nothing }
  }
  const { name, nameLatin, phone, email, photoFileId, resumeFileId } = identity
  return {
    name,
    nameLatin,
    phone: reader.mayReadContacts ? phone : null,
    email: reader.mayReadContacts ? email : null,
    photoFileId,
    resumeFileId: reader.mayReadOriginal ? resumeFileId : null,
  }
}
