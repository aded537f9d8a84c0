import type { ReplyOf } from '@candor/call/define'
import type { findAllEducation, findAllWorkInfo, getProjectExperience } from '../../candidates/contract.ts'
import type { Entry, Fact, StandardResume } from './items.ts'

export interface ExperienceLists {
  education: ReplyOf<typeof findAllEducation>
  work: ReplyOf<typeof findAllWorkInfo>
  projects: ReplyOf<typeof getProjectExperience>
}

export interface ListWords {
  degree: string
  major: string
  jobTitle: string
  description: string
  /** The name of an education code; empty for none. */
  educationLevel: (code: number) => string
}

const entry = (title: string, begin: string, end: string, facts: Fact[]): Entry => ({
  title,
  begin,
  end,
  facts: facts.filter((fact) => fact.value !== ''),
})

/** Makes a standard resume from the candidate's lists, for a resume without items. */
export function resumeOfLists(lists: ExperienceLists, words: ListWords): StandardResume {
  return {
    baseInfo: [],
    eduExperience: lists.education.map((each) =>
      entry(each.school, each.startdate, each.enddate, [
        { key: 'education', name: words.degree, value: words.educationLevel(each.education) },
        { key: 'professional', name: words.major, value: each.professional },
      ]),
    ),
    workExperience: lists.work.map((each) =>
      entry(each.companyName, each.startdate, each.enddate, [
        { key: 'jobtitle', name: words.jobTitle, value: each.jobtitle },
        { key: 'workContent', name: words.description, value: each.workContent, isHtml: true },
      ]),
    ),
    projectExperience: lists.projects.map((each) =>
      entry(each.project_name, each.project_start, each.project_end, [
        { key: 'content', name: words.description, value: each.content, isHtml: true },
      ]),
    ),
    attachments: [],
  }
}
