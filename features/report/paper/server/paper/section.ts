import type { Words } from '@candor/messages/words'
import type { Candidate } from '../../../../candidates/candidates/rules/candidate.ts'
import type { Interview } from '../../../../candidates/interviews/rules/interview.ts'
import type { TabFacts } from '../../../report/rules/tab-facts.ts'
import type { Block, Cell } from '../../contract.ts'
import type { Ask } from './ask.ts'
import type { PaperTexts } from './texts.ts'

/** A report while it is being put on paper. */
export interface Paper extends PaperTexts {
  readonly companyId: string
  readonly candidateId: string
  readonly positionId: string
  /** Null while the candidate has no interview. */
  readonly interviewId: string | null
  readonly candidate: Candidate
  readonly interview: Interview
  readonly facts: TabFacts
  /** The stage of the recommendation, from the reader's address. */
  readonly recommendStageId?: string | undefined
  readonly now: Date
  /** Product name for the company's people. */
  readonly brand: string
  /** Makes a call as the reader's screens do. */
  readonly ask: Ask
}

/** Features with a message `tabTitle`. */
type TitledFeature = {
  [Name in keyof Words]: Words[Name] extends { tabTitle: string } ? Name : never
}[keyof Words]

/** A tab on paper: it makes the calls of the tab's screen and says all that the screen does. */
export interface PaperSection {
  readonly tab: number
  /** Feature whose `tabTitle` is its name. */
  readonly feature: TitledFeature
  /** The inner tab, where the tab has several. */
  readonly inner?: number
  /** Whether it shows, for inner tabs and for those that some addresses hide: the menu knows neither. */
  readonly isShownTo?: (facts: TabFacts) => boolean
  /** The shown inner tabs, in order. */
  readonly inners?: (paper: Paper) => readonly number[]
  readonly write?: (paper: Paper) => Promise<Block[]>
  /** Its figure in the report's head, such as an overall score. It goes with its part. */
  readonly headline?: (paper: Paper) => Promise<{ name: string; value: Cell } | null>
}

export function definePaper(section: PaperSection): PaperSection {
  return section
}
