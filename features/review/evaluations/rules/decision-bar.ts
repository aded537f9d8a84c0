import type { ReportAddress } from '../../../report/report/rules/address.ts'
import { showsHeading } from '../../../report/report/rules/modes.ts'
import type { TabFacts } from '../../../report/report/rules/tab-facts.ts'

interface Facts {
  readonly facts: Pick<TabFacts, 'acts'>
  readonly address: ReportAddress
}

/** Whether a report has the decision bar: for viewers who may evaluate, and where the link asks for its button. */
export function isDecisionBarShown({ facts, address }: Facts): boolean {
  const isCalledFor = facts.acts.has('evaluate') || address.urlType === '1'
  return isCalledFor && showsHeading('evaluation', address)
}

/** Whether pass, wait and reject are offered: not where the link turns deciding off (R4-026, R6-011, decision D21). */
export function isDecisionOffered({ urlType }: ReportAddress): boolean {
  return urlType !== '2'
}

/** Whether the button of the evaluation popup shows: by the account's flag or by the link (R6-010, decision C67). */
export function hasEvaluationButton(isShowEvaluate: number, { urlType }: ReportAddress): boolean {
  return isShowEvaluate === 1 || urlType === '1'
}
