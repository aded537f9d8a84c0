import type { ReadEducation, ReadFields, ReadWork } from '../../resume-reading/rules/read-resume.ts'
import type { FieldName } from '../contract/row.ts'
import { lastWork } from './summary.ts'

/** A confirmed row with the texts of its fields. */
export interface ConfirmedRow {
  readonly externalId: string
  readonly positionExternalId: string
  readonly stageId: string
  readonly stageTypeKind: number
  readonly values: Readonly<Record<FieldName, string>>
  /** Null for a file without a read text. */
  readonly read: ReadFields | null
  readonly mediaPath: string
  /** Epoch milliseconds. */
  readonly now: number
}

const maxContent = 10_000

const filled = (values: Readonly<Record<string, string | undefined>>) =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined && value !== ''))

const endOf = (end: string | undefined) => (end === 'present' ? undefined : end)

const educationOf = ({ school, degree, subject, begin, end }: ReadEducation) =>
  filled({
    institution: school?.value,
    studyType: degree?.value,
    area: subject?.value,
    startDate: begin?.value,
    endDate: endOf(end?.value),
  })

const workOf = ({ employer, title, begin, end, content }: ReadWork) =>
  filled({
    name: employer?.value,
    position: title?.value,
    startDate: begin?.value,
    endDate: endOf(end?.value),
    summary: content?.value.slice(0, maxContent),
  })

/** The work of a resume with the last employer as a person confirmed it. */
function worksOf(work: readonly ReadWork[], employer: string) {
  const isNamed = work.some((entry) => entry.employer?.value === employer)
  const [last] = lastWork(work)
  if (employer === '' || isNamed) return work.map(workOf)
  if (!last) return [{ name: employer }, ...work.map(workOf)]
  return work.map((entry) => (entry === last ? { ...workOf(entry), name: employer } : workOf(entry)))
}

/** The bundle of a confirmed row, through which the importer stores the candidate. */
export function bundleOfRow(row: ConfirmedRow): Record<string, unknown> {
  const { name, phone, email, years, employer } = row.values
  const { read } = row
  return {
    format: 'candor-bundle/1',
    externalId: row.externalId,
    position: { externalId: row.positionExternalId },
    candidate: {
      name,
      ...filled({ phone, email }),
      ...(years === '' ? {} : { workYears: Number(years) }),
      stageId: row.stageId,
      stageTypeKind: row.stageTypeKind,
      appliedAt: row.now,
      updatedAt: row.now,
    },
    resume: {
      state: 'ready',
      file: row.mediaPath,
      jsonResume: {
        basics: filled({ name, email, phone }),
        education: read?.education.map(educationOf) ?? [],
        work: worksOf(read?.work ?? [], employer),
        skills: read?.skills.map(({ value }) => ({ name: value })) ?? [],
      },
    },
  }
}
