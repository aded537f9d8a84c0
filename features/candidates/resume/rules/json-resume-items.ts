import { ongoing } from '../../candidates/rules/resume-date.ts'
import type { ReadResume } from './json-resume.ts'

/** A field of the standard resume. `menuName` is empty, as the page names the field in the reader's language. */
export interface ReadItem {
  readonly parentId: 'baseInfo' | 'eduExperience' | 'workExperience' | 'projectExperience'
  readonly arrayIndex: number
  readonly menuKey: string
  readonly menuName: ''
  readonly fileValue: string
  readonly sortIndex: number
}

type Texts = readonly string[]

/** One line of a list: a line break in it would make two, and a hyphen at its start would move it down a level. */
const oneLine = (text: string) => text.replace(/\s+/g, ' ').replace(/^[-–—*•·▪◦] /, '')
const inLine = (...texts: readonly Texts[]) => texts.flat().map(oneLine).join(' · ')
/** A line of a list and the lines below it, each after a hyphen. */
const withBelow = (line: string, ...below: readonly Texts[]) =>
  [line, ...below.flat().map((text) => `- ${oneLine(text)}`)].filter((each) => each !== '').join('\n')
const joined = (texts: Texts): Texts => (texts.length > 0 ? [texts.join(', ')] : [])
/** An address that can be followed; tools often leave out the scheme, which is https. */
const address = (texts: Texts): Texts =>
  texts.map((text) => (/^([\w-]+\.)+[a-z]{2,}(:\d+)?([/?#]\S*)?$/i.test(text) ? `https://${text}` : text))

function itemsOf(
  parentId: ReadItem['parentId'],
  arrayIndex: number,
  values: Readonly<Record<string, Texts>>,
): ReadItem[] {
  return Object.entries(values).flatMap(([menuKey, lines], index) => {
    const fileValue = lines.filter((line) => line !== '').join('\n')
    return fileValue === ''
      ? []
      : [{ parentId, arrayIndex, menuKey, menuName: '', fileValue, sortIndex: index + 1 }]
  })
}

/** The end of an entry. In this format one with a start and no end lasts until today. */
const endOf = (start: Texts, end: Texts): Texts => (end.length === 0 && start.length > 0 ? [ongoing] : end)
/** Both dates in a line; an entry that lasts until today has no second one, as a line has no language. */
const span = (start: Texts, end: Texts): Texts => {
  const [last = ''] = endOf(start, end)
  const both = [...start, last === ongoing ? '' : last]
  return both.some((date) => date !== '') ? [both.join(' – ').trim()] : []
}

function basicItems(resume: ReadResume): ReadItem[] {
  const { basics } = resume
  return itemsOf('baseInfo', 0, {
    label: basics('label'),
    email: basics('email'),
    phone: basics('phone'),
    url: address(basics('url')),
    location: basics('location'),
    profiles: resume.profiles.map((of) => {
      const at = address(of('url'))
      return inLine(of('network'), at.length > 0 ? at : of('username'))
    }),
    summary: basics('summary'),
    skills: resume.skills.map((of) => inLine(of('name'), of('level'), joined(of('keywords')))),
    languages: resume.languages.map((of) => inLine(of('language'), of('fluency'))),
    certificates: resume.certificates.map((of) =>
      inLine(of('name'), of('issuer'), of('date'), address(of('url'))),
    ),
    awards: resume.awards.map((of) =>
      withBelow(inLine(of('title'), of('awarder'), of('date')), of('summary')),
    ),
    publications: resume.publications.map((of) =>
      withBelow(inLine(of('name'), of('publisher'), of('releaseDate'), address(of('url'))), of('summary')),
    ),
    volunteer: resume.volunteer.map((of) => {
      const dates = span(of('startDate'), of('endDate'))
      const line = inLine(of('organization'), of('position'), dates, address(of('url')))
      return withBelow(line, of('summary'), of('highlights'))
    }),
    interests: resume.interests.map((of) => inLine(of('name'), joined(of('keywords')))),
    references: resume.references.map((of) => inLine(of('name'), of('reference'))),
  })
}

/**
 * Writes a JSON Resume as the items of a standard resume (R3-074).
 *
 * Entries without a section in the standard resume go into the basic information, one line each, with their details
 * below after hyphens. Name and picture are left out: the bundle has its own.
 */
export function itemsOfJsonResume(resume: ReadResume): ReadItem[] {
  const education = resume.education.flatMap((of, index) =>
    itemsOf('eduExperience', index, {
      school_beginDate: of('startDate'),
      school_endDate: endOf(of('startDate'), of('endDate')),
      schoolName: of('institution'),
      education: of('studyType'),
      professional: of('area'),
      score: of('score'),
      courses: of('courses').map(oneLine),
      url: address(of('url')),
    }),
  )
  const work = resume.work.flatMap((of, index) =>
    itemsOf('workExperience', index, {
      work_beginDate: of('startDate'),
      work_endDate: endOf(of('startDate'), of('endDate')),
      workplace: of('name'),
      jobtitle: of('position'),
      location: of('location'),
      description: of('description'),
      workContent: of('summary'),
      highlights: of('highlights').map(oneLine),
      url: address(of('url')),
    }),
  )
  const projects = resume.projects.flatMap((of, index) =>
    itemsOf('projectExperience', index, {
      project_start: of('startDate'),
      project_end: endOf(of('startDate'), of('endDate')),
      project_name: of('name'),
      roles: joined(of('roles')),
      entity: of('entity'),
      projectType: of('type'),
      projectContent: of('description'),
      highlights: of('highlights').map(oneLine),
      keywords: joined(of('keywords')),
      url: address(of('url')),
    }),
  )
  return [...basicItems(resume), ...education, ...work, ...projects]
}
