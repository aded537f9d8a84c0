import { type InfoItem, type StandardResume, standardResume, timelineSections } from '../../rules/items.ts'
import { resumeText } from '../../rules/resume-text.ts'

/** A text of a resume with the section and the entry in which it stands. */
export interface ResumeLine {
  readonly source: string
  /** Title of the entry, such as an employer, or the name of the field. */
  readonly place: string | null
  readonly text: string
}

/** Facts up to this length stand in one line with the title of their entry. */
const longestFact = 80

interface Part {
  readonly title: string
  readonly values: readonly string[]
}

/** The lines of an entry: its title with the short facts, then each long one. */
function linesOf(source: string, { title, values }: Part): ResumeLine[] {
  const texts = values.map(resumeText).filter((text) => text !== '')
  const isShort = (text: string) => text.length <= longestFact && !text.includes('\n')
  const head = [title.trim(), ...texts.filter(isShort)].filter((text) => text !== '').join(', ')
  const long = texts.filter((text) => !isShort(text))
  return [head, ...long]
    .filter((text) => text !== '')
    .map((text) => ({ source, place: title.trim() || null, text }))
}

function linesOfStandard(resume: StandardResume): ResumeLine[] {
  return [
    ...resume.baseInfo.map(({ name, value }) => ({
      source: 'baseInfo',
      place: name || null,
      text: resumeText(value),
    })),
    ...timelineSections.flatMap((section) =>
      resume[section].flatMap(({ title, facts }) =>
        linesOf(section, { title, values: facts.map(({ value }) => value) }),
      ),
    ),
  ].filter(({ text }) => text !== '')
}

/** Lists of a candidate, which a resume without items is drawn from. */
export interface SearchedLists {
  readonly education: readonly { readonly school: string; readonly professional: string }[]
  readonly work: readonly {
    readonly companyName: string
    readonly jobtitle: string
    readonly workContent: string
  }[]
  readonly projects: readonly { readonly project_name: string; readonly content: string }[]
}

function linesOfLists({ education, work, projects }: SearchedLists): ResumeLine[] {
  return [
    ...education.flatMap(({ school, professional }) =>
      linesOf('eduExperience', { title: school, values: [professional] }),
    ),
    ...work.flatMap(({ companyName, jobtitle, workContent }) =>
      linesOf('workExperience', { title: companyName, values: [jobtitle, workContent] }),
    ),
    ...projects.flatMap(({ project_name: title, content }) =>
      linesOf('projectExperience', { title, values: [content] }),
    ),
  ]
}

/** The texts of a resume as the report draws it: its items, or the lists where it has none. */
export function resumeLines(items: readonly InfoItem[], lists: SearchedLists): ResumeLine[] {
  const standard = linesOfStandard(standardResume(items))
  return standard.length > 0 ? standard : linesOfLists(lists)
}
