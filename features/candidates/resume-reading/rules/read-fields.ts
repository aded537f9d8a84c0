import { readEducation } from './education.ts'
import { readEmail } from './email.ts'
import { foldLines, type ReadingLine } from './line.ts'
import { readName } from './name.ts'
import { nameFromFile } from './name-from-file.ts'
import { readPhone } from './phone.ts'
import type { ReadFields } from './read-resume.ts'
import { sectionsOf } from './sections.ts'
import { readSkills } from './skills.ts'
import { readWork } from './work.ts'
import { readYears } from './years.ts'

interface Circumstances {
  readonly fileName: string
  /** `YYYY-MM`, up to which present work counts. */
  readonly today: string
}

/** Reads the fields of a resume from its lines. Unsure fields stay empty, or are a choice; nothing is guessed. */
export function readFields(given: readonly ReadingLine[], { fileName, today }: Circumstances): ReadFields {
  const lines = foldLines(given)
  const sections = sectionsOf(lines)
  const email = readEmail(sections, lines)
  const work = readWork(sections)
  const address = email?.sureness === 'sure' ? email.value : ''
  return {
    name: readName(sections, lines, address),
    nameFromFile: nameFromFile(fileName),
    phone: readPhone(sections),
    email,
    education: readEducation(sections),
    work,
    years: readYears(sections, work, today),
    skills: readSkills(sections),
  }
}
