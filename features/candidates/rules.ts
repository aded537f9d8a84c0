import { maskedName } from '../access/rules/reach.ts'
import type { CompanyLabel } from './contract.ts'
import { ongoing, sortableDate } from './rules/resume-date.ts'

/** Labels that warn: 7 high risk, 8 blacklisted (R3-063, decision N49). Their words come from the data. */
const warningLabels = [7, 8]

export function isWarningLabel(labelId: number): boolean {
  return warningLabels.includes(labelId)
}

/** A label's name as it is kept: without blanks around it, and with single ones in it. */
export function labelNameOf(text: string): string {
  return text.trim().replaceAll(/\s+/g, ' ')
}

/** Whether two names are one label: case does not tell labels apart. */
export function isSameLabel(name: string, other: string): boolean {
  return labelNameOf(name).toLowerCase() === labelNameOf(other).toLowerCase()
}

/** Whether two labels are one, by the id or by the name. */
export function isOneLabel(one: CompanyLabel, other: CompanyLabel): boolean {
  return one.labelId === other.labelId || isSameLabel(one.labelName, other.labelName)
}

/**
 * The labels that a person chooses from, those whose name holds the words: the company's in their order, then what the
 * candidate alone has.
 *
 * Results may have brought a label under another name or id than the company's; it stands in the place of that one.
 */
export function labelsToChoose<Label extends CompanyLabel>(
  ofCompany: readonly Label[],
  held: readonly Label[],
  words: string,
): Label[] {
  const wanted = labelNameOf(words).toLowerCase()
  const inPlace = ofCompany.map((label) => held.find((each) => isOneLabel(each, label)) ?? label)
  const other = held.filter((label) => !inPlace.includes(label))
  const each = new Map([...inPlace, ...other].map((label) => [label.labelId, label]))
  return [...each.values()].filter(({ labelName }) => labelName.toLowerCase().includes(wanted))
}

/** Below it are the ids that results come in with. */
const firstOwnLabelId = 1001

/** The id of a label that a person makes up: the first one that the company does not use. */
export function nextLabelId(used: readonly number[]): number {
  const taken = new Set(used)
  let id = firstOwnLabelId
  while (taken.has(id)) id += 1
  return id
}

/** Which of the three default portraits stands in for a photo (R3-002 to R3-004). */
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

/** The level of a person's education code; null for no code, an unknown one, and 0. */
export function educationLevel(code: number | null | undefined): EducationLevel | null {
  return code ? (educationLevels[code] ?? null) : null
}

/**
 * Sorts stretches of a life, newest first: by their end, then by their start.
 *
 * Dates are text as the candidate gave them; an open end, or none, counts as still going on.
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

/** What tells who a candidate is. */
export interface Identity<File> {
  readonly name: string
  readonly nameLatin: string | null
  readonly phone: string | null
  readonly email: string | null
  readonly photoFileId: File | null
  readonly resumeFileId: File | null
}

/** The part of an identity that a reader may know; an anonymous candidate keeps a masked name alone (C38, D05). */
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
