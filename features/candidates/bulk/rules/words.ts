import type { BulkTerms, BulkWords } from '../contract.ts'

/** Whether words lack what an act needs: a rejection of many has a reason of the company's list, or a text. */
export function lacksReason(terms: Pick<BulkTerms, 'kind'>, { reasons = [], text = '' }: BulkWords): boolean {
  return terms.kind === 'reject' && reasons.length === 0 && text.trim() === ''
}
