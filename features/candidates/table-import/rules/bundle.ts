import { isRecord } from '@candor/kernel/is-record'
import { bundleOfRow } from '../../resume-drop/rules/bundle.ts'
import { readYears, type Values } from './judge.ts'

export interface RowToAdd {
  readonly externalId: string
  readonly positionExternalId: string
  readonly stageId: string
  readonly stageTypeKind: number
  readonly values: Values
  /** Epoch milliseconds. */
  readonly appliedAt: number
  readonly now: number
}

const filled = (values: Readonly<Record<string, string | undefined>>) =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined && value !== ''))

/** 1 male, 2 female; undefined for another word. */
function genderOf(text: string): number | undefined {
  if (/^(?:男|m|male|man|先生)$/i.test(text.trim())) return 1
  return /^(?:女|f|female|woman|女士)$/i.test(text.trim()) ? 2 : undefined
}

const skillsOf = (text: string) =>
  [...new Set(text.split(/[,，、;；|/\n]/).map((skill) => skill.trim().slice(0, 100)))]
    .filter((skill) => skill !== '')
    .slice(0, 50)

/** The values of a row beside its base fields: a small resume. */
function resumeOf({ employer, title, school, degree, major, skills, city, name, phone, email }: Values) {
  const work = filled({ name: employer, position: title })
  const education = filled({ institution: school, studyType: degree, area: major })
  return {
    basics: { ...filled({ name, phone, email }), ...(city ? { location: { city } } : {}) },
    work: Object.keys(work).length > 0 ? [work] : [],
    education: Object.keys(education).length > 0 ? [education] : [],
    skills: skillsOf(skills ?? '').map((skill) => ({ name: skill })),
  }
}

const hasResume = ({ employer, title, school, degree, major, skills, city }: Values) =>
  [employer, title, school, degree, major, skills, city].some((value) => value)

/** The base fields of a candidate, named as for a dropped resume. */
function baseOf({ values, ...row }: RowToAdd): Readonly<Record<string, unknown>> {
  const { name = '', phone = '', email = '' } = values
  const years = String(readYears(values.years ?? '') ?? '')
  const { candidate } = bundleOfRow({
    ...row,
    values: { name, phone, email, years, employer: '' },
    read: null,
    mediaPath: '',
  })
  return isRecord(candidate) ? candidate : {}
}

/** The bundle of a row, through which the importer stores the candidate. A cell stays text, also one with a formula. */
export function bundleOfTableRow(row: RowToAdd): Record<string, unknown> {
  const { values, appliedAt, now } = row
  const code = values.gender ? genderOf(values.gender) : undefined
  return {
    format: 'candor-bundle/1',
    externalId: row.externalId,
    position: { externalId: row.positionExternalId },
    candidate: {
      ...baseOf(row),
      ...(code === undefined ? {} : { gender: code }),
      appliedAt,
      stageSince: now,
    },
    ...(hasResume(values) ? { resume: { jsonResume: resumeOf(values) } } : {}),
  }
}
