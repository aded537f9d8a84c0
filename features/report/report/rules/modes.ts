import type { ReportAddress } from './address.ts'

/** Headings that `mode=personal` hides (decision N27). */
const hiddenInPersonal = ['plan', 'remarks', 'evaluation', 'recommend', 'copyright'] as const
export type Heading = (typeof hiddenInPersonal)[number] | 'summary' | 'record' | 'integrity' | 'resume'

export function showsHeading(heading: Heading, { mode }: Pick<ReportAddress, 'mode'>): boolean {
  return mode !== 'personal' || !hiddenInPersonal.some((hidden) => hidden === heading)
}

export type ReportPurpose = 'interviewPlan'

export interface ReportMode {
  readonly isPersonal: boolean
  /** Inside the mini-app there is no sharing and no language switch (decision N28). */
  readonly isMiniapp: boolean
  readonly hasBack: boolean
  /** The purpose that the address names in place of a tab's number. */
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
