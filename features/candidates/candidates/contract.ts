import { codes } from '@candor/call/codes'
import { callsOf } from '@candor/call/define'
import { Nothing, OptionalWireId, WireId, wireNumber } from '@candor/call/fields'
import * as z from 'zod/mini'
import { EducationItem, ProjectItem, ResumeInfoItem, WorkItem } from './contract/resume-items.ts'

const defineCall = callsOf('candidates')

const OfCandidate = z.object({ jobseekerChannelId: WireId })

/** Finds the candidate of any id in an address: an interview's (userId) or a candidate's (R7-028). */
export const findId = defineCall({
  method: 'POST',
  path: '/candidate/employment/interview/findId',
  isRead: true,
  summary: 'The ids behind an address of the report',
  access: {
    report: 'candidate',
    by: { either: 'userId', candidate: 'jobseekerChannelId', company: 'companyId' },
    visitors: true,
  },
  input: z.object({
    userId: OptionalWireId,
    jobseekerChannelId: OptionalWireId,
    /** The company in the address; another company's id finds no report (decision D22). */
    companyId: OptionalWireId,
  }),
  reply: z.object({
    company_id: z.string(),
    positionid: z.string(),
    stageId: z.string(),
    stageTypeId: z.number(),
    jobseekerChannelId: z.string(),
    interviewId: z.nullable(z.string()),
  }),
})

export const CompanyLabel = z.object({ labelId: z.number(), labelName: z.string() })
export type CompanyLabel = z.output<typeof CompanyLabel>

export const listCandidateLabel = defineCall({
  method: 'POST',
  path: '/rpa/label/listCandidateLabel',
  isRead: true,
  summary: 'The labels of a candidate',
  access: { report: 'candidate', by: { candidate: 'jobseekerChannelId' } },
  payload: 'result',
  input: OfCandidate,
  reply: z.array(CompanyLabel),
})

const LabelId = wireNumber(0, 2_147_483_647)

/** The longest name of a label that a person adds. */
export const maxLabelLength = 20

/** The most labels of a company to which people add new names. Imports may bring more. */
export const maxCompanyLabels = 1_000

/** The most labels of a candidate to which people add others; imports bring 200 at most. */
export const maxCandidateLabels = 400

/** Every label that any candidate of the company has had, by id. */
export const listCompanyLabel = defineCall({
  method: 'GET',
  path: '/rpa/label/listCompanyLabel',
  summary: 'The labels that a company gives its candidates',
  access: { user: {}, needs: 'candidate' },
  onFailure: ['toast', 'signIn'],
  input: z.object({}),
  reply: z.array(CompanyLabel),
})

/**
 * Gives a candidate a label: one of the company's by its id, or by its name, which is added to the company's if it is
 * new.
 */
export const saveCandidateLabel = defineCall({
  method: 'POST',
  path: '/rpa/label/saveCandidateLabel',
  canBeUndone: true,
  summary: 'Gives a candidate a label',
  access: { report: 'candidate', by: { candidate: 'jobseekerChannelId' }, act: 'label' },
  onFailure: ['toast', 'signIn'],
  input: z.object({
    jobseekerChannelId: WireId,
    labelId: z.optional(LabelId),
    labelName: z.optional(z.string().check(z.trim(), z.maxLength(maxLabelLength))),
  }),
  reply: CompanyLabel,
  refusals: {
    noLabel: codes.invalidInput,
    tooManyNames: codes.quotaUsedUp,
    tooManyLabels: codes.quotaUsedUp,
  },
})

/** Removes a label from a candidate. Removing one that the candidate does not have succeeds. */
export const deleteCandidateLabel = defineCall({
  method: 'POST',
  path: '/rpa/label/deleteCandidateLabel',
  canBeUndone: true,
  summary: 'Takes a label from a candidate',
  access: { report: 'candidate', by: { candidate: 'jobseekerChannelId' }, act: 'label' },
  onFailure: ['toast', 'signIn'],
  input: z.object({ jobseekerChannelId: WireId, labelId: LabelId }),
  reply: Nothing,
})

/**
 * 1 if work-sync AI data was imported, which makes an interview count as finished (R4-002).
 *
 * The data themselves are not sent: they have any shape, and may hold what the law or the company's switches hide.
 */
export const WorkSynced = z.nullable(z.number())

/** When an interview was held, in epoch milliseconds, and the seconds that were used of its time and allowed. */
export const InterviewTimes = z.object({
  real_begininterview_time: z.nullable(z.number()),
  interview_finish_time: z.nullable(z.number()),
  usetime: z.nullable(z.number()),
  totaltime: z.nullable(z.number()),
})

export const listInterviewInfos = defineCall({
  method: 'GET',
  path: '/candidate/employment/interview/listInterviewInfos',
  summary: 'The interviews of a candidate, in their order',
  access: { report: 'candidate', by: { candidate: 'jobseekerChannelId' }, visitors: true },
  input: OfCandidate,
  reply: z.array(
    z.object({
      interviewId: z.string(),
      interviewName: z.string(),
      interview_status: z.string(),
      transferWorkSyncAiData: WorkSynced,
      interviewCategory: z.number(),
      ...InterviewTimes.shape,
    }),
  ),
})

export const findAllEducation = defineCall({
  method: 'POST',
  path: '/candidate/employment/edution/findAllEducation',
  isRead: true,
  summary: 'The education of a candidate, newest first',
  access: {
    report: 'candidate',
    by: { candidate: 'jobseekerChannelId' },
    needs: 'reportResume',
    visitors: true,
  },
  input: OfCandidate,
  reply: z.array(EducationItem),
})

export const findAllWorkInfo = defineCall({
  method: 'POST',
  path: '/candidate/employment/work/findAllWorkInfo',
  isRead: true,
  summary: 'The work experience of a candidate, newest first',
  access: {
    report: 'candidate',
    by: { candidate: 'jobseekerChannelId' },
    needs: 'reportResume',
    visitors: true,
  },
  input: OfCandidate,
  reply: z.array(WorkItem),
})

export const getProjectExperience = defineCall({
  method: 'GET',
  path: '/candidate/employment/work/getProjectExperience',
  summary: 'The projects of a candidate, newest first',
  access: {
    report: 'candidate',
    by: { candidate: 'jobseekerChannelId' },
    needs: 'reportResume',
    visitors: true,
  },
  input: OfCandidate,
  reply: z.array(ProjectItem),
})

const Text = z.nullable(z.string())
const Amount = z.nullable(z.number())

/** The person's fields that lists show as well. An anonymous candidate has only a masked name. */
export const listedPerson = { name: z.string(), nameLatin: Text, workYears: Amount }

/** The candidate before any interview, in the field names of the interview result. Hidden fields are null. */
export const ChannelInfo = z.object({
  ...listedPerson,
  phone: Text,
  email: Text,
  position: z.string(),
  positionLatin: Text,
  jobtitle: z.string(),
  positionId: z.string(),
  positionid: z.string(),
  jobseekerChannelId: z.string(),
  stageId: z.string(),
  stageTypeId: z.number(),
  channelId: Amount,
  gender: Amount,
  age: Amount,
  education: Amount,
  native_place: Text,
  referee: Text,
  url: Text,
  triggerOneVote: z.number(),
  showRecommendAction: z.number(),
  resumeUrl: Text,
  isAnonymous: z.boolean(),
})

/** Both sides of a candidate's ID card; null without one, and where this reader may not see it. */
export const SentIdCard = z.nullable(z.object({ frontIdCard: Text, backIdCard: Text }))

/** The candidate of a report in its first stage; `id` is a second name of the candidate's id. */
export const jobseekerChannelInfo = defineCall({
  method: 'POST',
  path: '/candidate/jobseekerChannel/jobseekerChannel/jobseekerChannelInfo',
  isRead: true,
  summary: 'A candidate before any interview',
  access: { report: 'candidate', by: { candidate: ['jobseekerChannelId', 'id'] }, visitors: true },
  onFailure: ['signIn'],
  input: z.object({ id: OptionalWireId, jobseekerChannelId: OptionalWireId }),
  reply: z.object({
    channelInfo: ChannelInfo,
    resumeInfoItems: z.array(ResumeInfoItem),
    idCard: SentIdCard,
    /** Keys of parts of the bundle that came in and cannot be read: nothing of them is in the reply. */
    unreadable: z.optional(z.array(z.string())),
  }),
})
