import type { Words } from '@candor/messages/words'
import type { Candidate } from '../../../candidates/rules/candidate.ts'
import type { Interview } from '../../../interviews/rules/interview.ts'
import type { TabFacts } from '../../../report/rules/tab-facts.ts'
import type { TabNumber } from '../../../report/rules/tabs.ts'
import type { Block, Cell } from '../../contract.ts'
import type { Ask } from './ask.ts'
import type { PaperTexts } from './texts.ts'

/** What is known of a report while it is written down. */
export interface Paper extends PaperTexts {
  readonly companyId: string
  readonly candidateId: string
  readonly positionId: string
  /** Null while the candidate has no interview. */
  readonly interviewId: string | null
  readonly candidate: Candidate
  readonly interview: Interview
  readonly facts: TabFacts
  /** The stage that the reader's address names: what a recommendation was for. */
  readonly recommendStageId?: string | undefined
  readonly now: Date
  /** What the company's people call the product. */
  readonly brand: string
  /** Makes a call as the reader's own screens do. */
  readonly ask: Ask
}

/** Features whose words have a `tabTitle`. */
type TitledFeature = {
  [Name in keyof Words]: Words[Name] extends { tabTitle: string } ? Name : never
}[keyof Words]

/** A tab of the report as it stands on paper: it draws from the tab's own calls, and says all that its screen does. */
export interface PaperSection {
  readonly tab: TabNumber
  /** Whose `tabTitle` names it. */
  readonly feature: TitledFeature
  /** The inner tab that it is, where the tab has several. */
  readonly inner?: number
  /** Whether it shows, for inner tabs and for those that some addresses hide: the menu knows neither. */
  readonly isShownTo?: (facts: TabFacts) => boolean
  /** The inner tabs of the tab that show, in their order. */
  readonly inners?: (paper: Paper) => readonly number[]
  readonly write?: (paper: Paper) => Promise<Block[]>
  /** What it says at the head of the report: its one figure, such as an overall score. */
  readonly headline?: (paper: Paper) => Promise<{ name: string; value: Cell } | null>
}

export function definePaper(section: PaperSection): PaperSection {
  return section
}
