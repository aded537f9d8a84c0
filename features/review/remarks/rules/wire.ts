import type { Named } from '../../mentions/rules/named.ts'

/** The further fields of a remark on the wire (P7-068). */
const asRemark = { source: 4, type: 2, isModify: 0, isAdd: 0 } as const

/** A new remark, as the input of its call. */
export function writeRemark(text: string, mentioned: readonly Named[] = []) {
  return {
    ...asRemark,
    estimateText: text.trim(),
    ...(mentioned.length > 0 && { mentioned: mentioned.map(({ userId }) => userId) }),
  }
}
