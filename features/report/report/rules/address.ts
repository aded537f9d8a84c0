/** The paths of reports and of links to them: going from one to another is a step, not leaving. */
export const reportPaths: readonly string[] = ['/shareurl', '/reportContent', '/redirect']

/** Everything that the report's address may hold. Missing and invalid values are left out, so it never breaks. */
export interface ReportAddress {
  userid?: string
  jobseekerChannelId?: string
  companyId?: string
  activeIndex?: number
  /** Inner tab of the AI interview: 0 record, 1 report, 2 other questions. */
  inner?: number
  /** Sub-tab of the resume: 0 original, 1 standard, 2 form. */
  resume?: number
  /** Sub-view of the online test: 0 summary, 1 subjective or coding, 2 objective, 3 reading comprehension. */
  test?: number
  q?: string
  /** Session seconds. */
  t?: number
  /** A `t` that is not a number of seconds, as it was written: `05:21`, or invalid text (R5-014). */
  time?: string
  ev?: string
  showInterviewPlan?: string
  /** PopupType to open. */
  type?: number
  operateStatus?: string
  recommendStageId?: string
  stageTypeKind?: string
  interviewPlanId?: string
  /** Epoch milliseconds or YYYY-MM-DD HH:mm:ss; past means that the link has expired. */
  overtime?: string
  urlType?: string
  /** `interviewPlan` opens the plan. */
  from?: string
  /** `miniapp`: opened inside the mini-app. */
  isFrom?: string
  /** `1` shows the back button. */
  canBack?: string
  /** `personal` hides some headings. */
  mode?: string
  /** The filter of the timeline, such as `mail`. */
  timeline?: string
  /** The conversation of the messaging app in which the report was opened: company, app, conversation and reader. */
  corpId?: string
  appId?: string
  cid?: string
  currentUserId?: string
}

const texts = [
  'userid',
  'jobseekerChannelId',
  'companyId',
  'q',
  'ev',
  'showInterviewPlan',
  'operateStatus',
  'recommendStageId',
  'stageTypeKind',
  'interviewPlanId',
  'overtime',
  'urlType',
  'from',
  'isFrom',
  'canBack',
  'mode',
  'timeline',
  'corpId',
  'appId',
  'cid',
  'currentUserId',
] as const
const numbers = ['activeIndex', 'inner', 'resume', 'test', 't', 'type'] as const
const longest = 300

function readText(value: unknown): string | undefined {
  if (typeof value === 'number') return String(value)
  return typeof value === 'string' && value !== '' && value.length <= longest ? value : undefined
}

function readNumber(value: unknown): number | undefined {
  const text = readText(value)
  if (text === undefined || !/^\d{1,9}(\.\d{1,3})?$/.test(text)) return undefined
  return Number(text)
}

/** Reads the search parameters of the report's address. Either spelling of an id is accepted. */
export function readReportAddress(search: Readonly<Record<string, unknown>>): ReportAddress {
  const given = { ...search, jobseekerChannelId: search.jobseekerChannelId ?? search.jobSeekerChannelId }
  const read: Record<string, unknown> = given
  const time = readNumber(read.t) === undefined ? (readText(read.t) ?? readText(read.time)) : undefined
  return Object.fromEntries([
    ...texts.map((key) => [key, readText(read[key])] as const).filter(([, value]) => value !== undefined),
    ...numbers.map((key) => [key, readNumber(read[key])] as const).filter(([, value]) => value !== undefined),
    ...(time === undefined ? [] : [['time', time] as const]),
  ])
}

export const idsIn = ({
  userid,
  jobseekerChannelId,
  interviewPlanId,
}: Pick<ReportAddress, 'userid' | 'jobseekerChannelId' | 'interviewPlanId'>) => ({
  interviewId: userid,
  candidateId: jobseekerChannelId,
  planId: interviewPlanId,
})
