import type * as z from 'zod/mini'
import type { ResumeInfoItem } from '../../candidates/contract/resume-items.ts'
import { newestFirst } from '../../candidates/rules.ts'
import { type FactLine, factLines } from './fact-lines.ts'

export type InfoItem = z.output<typeof ResumeInfoItem>

export const timelineSections = ['eduExperience', 'workExperience', 'projectExperience'] as const
type TimelineSection = (typeof timelineSections)[number]

export interface Fact {
  key: string
  /** The name in the resume; empty where the page names the field by its key. */
  name: string
  value: string
  /** The lines of a value that is a list. */
  lines?: FactLine[]
  /** Whether the value is HTML, which the server has cleaned. */
  isHtml?: boolean
}

export interface Entry {
  title: string
  begin: string
  end: string
  facts: Fact[]
}

export interface Attachment {
  name: string
  address: string
}

export interface StandardResume {
  baseInfo: Fact[]
  eduExperience: Entry[]
  workExperience: Entry[]
  projectExperience: Entry[]
  attachments: Attachment[]
}

/** The fields of each section that are not in its list of facts. */
const roles: Readonly<Record<TimelineSection, { begin: string; end: string; title: string }>> = {
  eduExperience: { begin: 'school_beginDate', end: 'school_endDate', title: 'schoolName' },
  workExperience: { begin: 'work_beginDate', end: 'work_endDate', title: 'workplace' },
  projectExperience: { begin: 'project_start', end: 'project_end', title: 'project_name' },
}

const attachmentSection = 'attachment'
const isFilled = (item: InfoItem) => item.fileValue.trim() !== ''

/** Fields that are lists, one line an entry, in a resume that came without names. */
const listFields = [
  'profiles',
  'skills',
  'languages',
  'certificates',
  'awards',
  'publications',
  'volunteer',
  'interests',
  'references',
  'courses',
  'highlights',
] as const

/** A value with its unit: a word stands apart from a figure, as in the head of the report; a sign does not. */
function withUnit(value: string, unit: string): string {
  return /\d$/.test(value) && /^\p{L}/u.test(unit) ? `${value} ${unit}` : `${value}${unit}`
}

function factOf(item: InfoItem): Fact {
  const fact = { key: item.menuKey, name: item.menuName, value: withUnit(item.fileValue, item.unit) }
  const isList = item.menuName === '' && listFields.some((field) => field === item.menuKey)
  return isList ? { ...fact, lines: factLines(fact.value) } : fact
}

const inOrder = (items: readonly InfoItem[]) => [...items].sort((a, b) => a.sortIndex - b.sortIndex)

function entryOf(section: TimelineSection, items: readonly InfoItem[]): Entry {
  const { begin, end, title } = roles[section]
  const value = (key: string) => items.find((item) => item.menuKey === key)?.fileValue ?? ''
  const apart = [begin, end, title]
  return {
    title: value(title),
    begin: value(begin),
    end: value(end),
    facts: inOrder(items)
      .filter((item) => !apart.includes(item.menuKey))
      .map(factOf),
  }
}

function entriesOf(section: TimelineSection, items: readonly InfoItem[]): Entry[] {
  const entries = Map.groupBy(items, (item) => item.arrayIndex)
  const inWrittenOrder = [...entries].sort(([a], [b]) => a - b).map(([, own]) => entryOf(section, own))
  return newestFirst(inWrittenOrder, ({ begin, end }) => ({ start: begin, end }))
}

/**
 * Reads the items of a standard resume into its sections (R3-074).
 *
 * Items of one section with the same `arrayIndex` form one entry; the newest comes first. Items without a value and
 * unknown sections are left out.
 */
export function standardResume(items: readonly InfoItem[]): StandardResume {
  const of = (parentId: string) => items.filter((item) => item.parentId === parentId && isFilled(item))
  return {
    baseInfo: inOrder(of('baseInfo')).map(factOf),
    eduExperience: entriesOf('eduExperience', of('eduExperience')),
    workExperience: entriesOf('workExperience', of('workExperience')),
    projectExperience: entriesOf('projectExperience', of('projectExperience')),
    attachments: inOrder(of(attachmentSection)).map((item) => ({
      name: item.attachName || item.menuName,
      address: item.fileValue,
    })),
  }
}

export function isEmptyResume(resume: StandardResume): boolean {
  return Object.values(resume).every((part) => part.length === 0)
}

/** Fields that the page names in the reader's language, where the resume came without names. */
export const namedFields = [
  ...listFields,
  'label',
  'email',
  'phone',
  'url',
  'location',
  'summary',
  'education',
  'professional',
  'score',
  'jobtitle',
  'description',
  'workContent',
  'roles',
  'entity',
  'projectType',
  'projectContent',
  'keywords',
] as const
export type NamedField = (typeof namedFields)[number]

/** The field that the page has a name for, or null. */
export function namedField(key: string): NamedField | null {
  return namedFields.find((field) => field === key) ?? null
}

/** The dates of an entry: `2015-09 – 2018-06`, or a single date. */
export function span({ begin, end }: Pick<Entry, 'begin' | 'end'>): string {
  return [begin, end].filter((date) => date !== '').join(' – ')
}
