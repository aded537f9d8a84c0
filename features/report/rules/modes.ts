import type { ReportAddress } from './address.ts'
import { planTab } from './tabs.ts'

/** Headings that `mode=personal` hides (decision N27). */
const hiddenInPersonal = ['plan', 'remarks', 'evaluation', 'recommend', 'copyright'] as const
export type Heading = (typeof hiddenInPersonal)[number] | 'summary' | 'record' | 'integrity' | 'resume'

/** Whether a heading shows in the report at this address. */
export function showsHeading(heading: Heading, { mode }: Pick<ReportAddress, 'mode'>): boolean {
  return mode !== 'personal' || !hiddenInPersonal.some((hidden) => hidden === heading)
}

/** How an address changes the page around the report. */
export interface ReportMode {
  readonly isPersonal: boolean
  /** Inside the mini-app there is no sharing and no language switch (decision N28). */
  readonly isMiniapp: boolean
  readonly hasBack: boolean
  /** The tab that the address asks for, by number or by its purpose; undefined when it leaves the choice open. */
  readonly namedTab: number | undefined
}

export function readMode(address: ReportAddress): ReportMode {
  const asksForPlan = address.showInterviewPlan === '1' || address.from === 'interviewPlan'
  return {
    isPersonal: address.mode === 'personal',
    isMiniapp: address.isFrom === 'miniapp',
    hasBack: address.canBack === '1',
    namedTab: address.activeIndex ?? (asksForPlan ? planTab : undefined),
  }
}

/** How the path of a report changes its page (R2-003, R2-004). */
export function readPath(path: string) {
  const isShared = path === '/newShareReport'
  const isDownloadable = path === '/downloadReport'
  return { isShared, isDownloadable, isSharedOrDownloadable: isShared || isDownloadable }
}
