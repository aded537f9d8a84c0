import { ongoing } from './items.ts'
import type { JsonResume } from './json-resume.ts'

/** A field of the standard resume. `menuName` is empty: the page names the field in the reader's language. */
export interface ReadItem {
  readonly parentId: 'baseInfo' | 'eduExperience' | 'workExperience' | 'projectExperience'
  readonly arrayIndex: number
  readonly menuKey: string
  readonly menuName: ''
  readonly fileValue: string
  readonly sortIndex: number
}

type Given = string | null | undefined

const filled = (texts: readonly Given[]): string[] =>
  texts.flatMap((text) => (text?.trim() ? text.trim() : []))
const inLine = (...texts: readonly Given[]) => filled(texts).join(' · ')
const inLines = (...texts: readonly Given[]) => filled(texts).join('\n')
const listed = (texts: readonly string[] | null | undefined) => filled(texts ?? []).join(', ')
const spanOf = ({ startDate, endDate }: { startDate?: Given; endDate?: Given }) =>
  filled([startDate, endDate]).join(' – ')

function itemsOf(
  parentId: ReadItem['parentId'],
  arrayIndex: number,
  values: Readonly<Record<string, Given>>,
): ReadItem[] {
  return Object.entries(values).flatMap(([menuKey, value], index) => {
    const [fileValue] = filled([value])
    if (fileValue === undefined) return []
    return [{ parentId, arrayIndex, menuKey, menuName: '', fileValue, sortIndex: index + 1 }]
  })
}

function basicItems(resume: JsonResume): ReadItem[] {
  const { label, email, phone, url, summary, location, profiles } = resume.basics ?? {}
  const each = <Item>(items: readonly Item[] | null | undefined, write: (item: Item) => string) =>
    inLines(...(items ?? []).map(write))
  return itemsOf('baseInfo', 0, {
    label,
    email,
    phone,
    url,
    location: listed(
      filled([
        location?.address,
        location?.city,
        location?.region,
        location?.postalCode,
        location?.countryCode,
      ]),
    ),
    profiles: each(profiles, (profile) => inLine(profile.network, profile.url || profile.username)),
    summary,
    skills: each(resume.skills, ({ name, level, keywords }) => inLine(name, level, listed(keywords))),
    languages: each(resume.languages, ({ language, fluency }) => inLine(language, fluency)),
    certificates: each(resume.certificates, ({ name, issuer, date, url: at }) =>
      inLine(name, issuer, date, at),
    ),
    awards: each(resume.awards, (award) => inLine(award.title, award.awarder, award.date, award.summary)),
    publications: each(resume.publications, (item) =>
      inLine(item.name, item.publisher, item.releaseDate, item.url, item.summary),
    ),
    volunteer: each(resume.volunteer, (item) =>
      inLine(item.organization, item.position, spanOf(item), item.summary, listed(item.highlights)),
    ),
    interests: each(resume.interests, ({ name, keywords }) => inLine(name, listed(keywords))),
    references: each(resume.references, ({ name, reference }) => inLine(name, reference)),
  })
}

/**
 * Reads a JSON Resume as the items of a standard resume (R3-074).
 *
 * What the standard resume has no section for stands in the basic information, one line an entry. Work that began
 * and names no end goes on, as the format means it. Name and picture are left out: they are the candidate's own.
 */
export function itemsOfJsonResume(resume: JsonResume): ReadItem[] {
  const education = (resume.education ?? []).flatMap((each, index) =>
    itemsOf('eduExperience', index, {
      school_beginDate: each.startDate,
      school_endDate: each.endDate,
      schoolName: each.institution,
      education: each.studyType,
      professional: each.area,
      score: each.score,
      courses: inLines(...(each.courses ?? [])),
      url: each.url,
    }),
  )
  const work = (resume.work ?? []).flatMap((each, index) =>
    itemsOf('workExperience', index, {
      work_beginDate: each.startDate,
      work_endDate: each.endDate || (each.startDate ? ongoing : ''),
      workplace: each.name,
      jobtitle: each.position,
      location: each.location,
      description: each.description,
      workContent: inLines(each.summary, ...(each.highlights ?? [])),
      url: each.url,
    }),
  )
  const projects = (resume.projects ?? []).flatMap((each, index) =>
    itemsOf('projectExperience', index, {
      project_start: each.startDate,
      project_end: each.endDate,
      project_name: each.name,
      roles: listed(each.roles),
      entity: each.entity,
      projectType: each.type,
      projectContent: inLines(each.description, ...(each.highlights ?? [])),
      keywords: listed(each.keywords),
      url: each.url,
    }),
  )
  return [...basicItems(resume), ...education, ...work, ...projects]
}
