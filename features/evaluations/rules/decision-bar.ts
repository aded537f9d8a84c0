import type { ReportAddress } from '../../report/rules/address.ts'
import { showsHeading } from '../../report/rules/modes.ts'
import type { TabFacts } from '../../report/rules/tab-facts.ts'

interface Facts {
  readonly facts: Pick<TabFacts, 'acts'>
  readonly address: ReportAddress
}

/** Whether pass, wait and reject stand under a report: not behind a link that leaves deciding out (R4-026, R6-011). */
export function isDecisionBarShown({ facts, address }: Facts): boolean {
  return facts.acts.has('evaluate') && address.urlType !== '2' && showsHeading('evaluation', address)
}

/** Whether the button of the evaluation popup shows: by the account's flag or by the link (R6-010, decision C67). */
export function hasEvaluationButton(isShowEvaluate: number, { urlType }: ReportAddress): boolean {
  return isShowEvaluate === 1 || urlType === '1'
}
