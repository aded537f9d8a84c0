import type { ReportAddress } from './address.ts'

/** Headings that `mode=personal` hides (decision N27). */
const hiddenInPersonal = ['plan', 'remarks', 'evaluation', 'recommend', 'copyright'] as const
export type Heading = (typeof hiddenInPersonal)[number] | 'summary' | 'record' | 'integrity' | 'resume'

/** Whether a heading shows in the report at this address. */
export function showsHeading(heading: Heading, { mode }: Pick<ReportAddress, 'mode'>): boolean {
  return mode !== 'personal' || !hiddenInPersonal.some((hidden) => hidden === heading)
}

/** What a tab is for, as addresses name it. */
export type ReportPurpose = 'interviewPlan'

/** How an address changes the page around the report. */
export interface ReportMode {
  readonly isPersonal: boolean
  /** Inside the mini-app there is no sharing and no language switch (decision N28). */
  readonly isMiniapp: boolean
  readonly hasBack: boolean
  /** What the report is opened for, where the address says so in place of a tab's number. */
  readonly purpose: ReportPurpose | undefined
}

export function readMode(address: ReportAddress): ReportMode {
  const asksForPlan = address.showInterviewPlan === '1' || address.from === 'interviewPlan'
  return {
    isPersonal: address.mode === 'personal',
    isMiniapp: address.isFrom === 'miniapp',
    hasBack: address.canBack === '1',
    purpose: asksForPlan ? 'interviewPlan' : undefined,
  }
}

/** How the path of a report changes its page (R2-003, R2-004). */
export function readPath(path: string) {
  const isShared = path === '/newShareReport'
  const isDownloadable = path === '/downloadReport'
  return { isShared, isDownloadable, isSharedOrDownloadable: isShared || isDownloadable }
}
