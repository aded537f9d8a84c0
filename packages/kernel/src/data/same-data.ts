import { isRecord } from '../is-record.ts'

/**
 * Whether two values hold the same data, whatever the order of their fields.
 *
 * For values that JSON can carry, such as drafts, settings and rows of them. As in JSON, a field that is undefined is
 * not there. The order of a list counts.
 */
export function isSameData(one: unknown, other: unknown): boolean {
  if (one === other) return true
  if (Array.isArray(one) && Array.isArray(other))
    return one.length === other.length && one.every((item, index) => isSameData(item, other[index]))
  if (!isRecord(one) || !isRecord(other)) return false
  const fields = new Set([...Object.keys(one), ...Object.keys(other)])
  return [...fields].every((field) => isSameData(one[field], other[field]))
}
