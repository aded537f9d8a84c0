import type { ReplyOf } from '@candor/call/define'
import { cleanHtmlWithLinks } from '@candor/html/links'
import type { CompanyId, FileId, InterviewId } from '@candor/kernel/ids'
import { readStored } from '@candor/kernel/stored'
import * as z from 'zod/mini'
import type { ReportReader } from '../../../platform/access/rules/viewer.ts'
import { readFileReference } from '../../../platform/media/rules.ts'
import { EducationItem, ProjectItem, type ResumeInfoItem, WorkItem } from '../contract/resume-items.ts'
import type {
  findAllEducation,
  findAllWorkInfo,
  findId,
  getProjectExperience,
  listInterviewInfos,
} from '../contract.ts'
import { sentTimes } from '../rules/wire.ts'
import { newestFirst } from '../rules.ts'
import type { getCandidate, InterviewRecord } from './queries.ts'

type Candidate = Awaited<ReturnType<typeof getCandidate>>

export function presentIds(
  candidate: Candidate,
  companyId: CompanyId,
  interviewId: InterviewId | null,
): ReplyOf<typeof findId> {
  return {
    company_id: companyId,
    positionid: candidate.positionId,
    stageId: candidate.stageId,
    stageTypeId: candidate.stageTypeKind,
    jobseekerChannelId: candidate.id,
    interviewId,
  }
}

export function presentInterviews(
  reader: ReportReader,
  interviews: readonly InterviewRecord[],
): ReplyOf<typeof listInterviewInfos> {
  return interviews.map((interview) => ({
    interviewId: interview.id,
    interviewName: interview.name,
    interview_status: interview.status,
    transferWorkSyncAiData: interview.isWorkSynced ? 1 : null,
    interviewCategory: interview.category,
    ...sentTimes(interview, reader),
  }))
}

const listOf = <Item extends z.ZodMiniType>(item: Item, document: unknown, part: string) =>
  readStored(z.array(item), document ?? [], part)

export function presentEducation(document: unknown): ReplyOf<typeof findAllEducation> {
  return newestFirst(listOf(EducationItem, document, 'education'), ({ startdate, enddate }) => ({
    start: startdate,
    end: enddate,
  }))
}

export function presentWork(document: unknown): ReplyOf<typeof findAllWorkInfo> {
  const newest = newestFirst(listOf(WorkItem, document, 'work'), (item) => ({
    start: item.startdate,
    end: item.enddate,
  }))
  return newest.map((item) => ({ ...item, workContent: cleanHtmlWithLinks(item.workContent) }))
}

export function presentProjects(document: unknown): ReplyOf<typeof getProjectExperience> {
  const newest = newestFirst(listOf(ProjectItem, document, 'projects'), (item) => ({
    start: item.project_start,
    end: item.project_end,
  }))
  return newest.map((item) => ({ ...item, content: cleanHtmlWithLinks(item.content) }))
}

const StoredItems = z.strictObject({
  items: z._default(
    z.array(
      z.object({
        parentId: z.string(),
        arrayIndex: z.number(),
        menuKey: z.string(),
        menuName: z.string(),
        fileValue: z.string(),
        unit: z._default(z.string(), ''),
        inputType: z._default(z.number(), 1),
        sortIndex: z.number(),
        attachName: z._default(z.nullable(z.string()), null),
      }),
    ),
    [],
  ),
})

type StoredItem = z.output<typeof StoredItems>['items'][number]

/**
 * Fields without contact data, by section.
 *
 * Whoever sends a resume names its fields freely, so any other may hold a phone number, an address or a personal page:
 * visitors get those only where their share opens contacts.
 */
const openFields: ReadonlyMap<string, readonly string[]> = new Map([
  [
    'baseInfo',
    [
      'age',
      'gender',
      'native_place',
      'education',
      'workYears',
      'label',
      'summary',
      'skills',
      'languages',
      'certificates',
      'awards',
      'publications',
      'volunteer',
      'interests',
    ],
  ],
  [
    'eduExperience',
    [
      'school_beginDate',
      'school_endDate',
      'schoolName',
      'schoolRank',
      'education',
      'professional',
      'score',
      'courses',
    ],
  ],
  [
    'workExperience',
    [
      'work_beginDate',
      'work_endDate',
      'workplace',
      'jobtitle',
      'location',
      'description',
      'workContent',
      'highlights',
    ],
  ],
  [
    'projectExperience',
    [
      'project_start',
      'project_end',
      'project_name',
      'roles',
      'entity',
      'projectType',
      'projectContent',
      'highlights',
      'keywords',
    ],
  ],
])
const isContact = ({ parentId, menuKey }: StoredItem) => !openFields.get(parentId)?.includes(menuKey)

/** The resume's fields. A file becomes an address; an attachment's address on another host is not sent. */
export function presentResumeItems(
  document: unknown,
  reader: Pick<ReportReader, 'opens'>,
  addressOf: (fileId: FileId) => string,
): z.output<typeof ResumeInfoItem>[] {
  const { items } = readStored(StoredItems, document ?? {}, 'resume')
  const isShown = (item: StoredItem) =>
    item.parentId === 'attachment'
      ? reader.opens('attachments')
      : reader.opens('contacts') || !isContact(item)
  const shown = items.filter(isShown)
  return shown.map((item) => {
    const fileId = readFileReference(item.fileValue)
    const text = item.parentId === 'attachment' ? '' : item.fileValue
    return { ...item, fileValue: fileId ? addressOf(fileId) : text }
  })
}
