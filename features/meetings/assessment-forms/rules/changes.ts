import { canonicalText } from '../../../platform/audit/rules/canonical.ts'
import type { FormContent } from '../contract/content.ts'

const ownOf = ({ modules }: FormContent) =>
  modules.flatMap(({ id, name, description, questions }) => [
    { id, text: canonicalText({ name, description }) },
    ...questions.map((question) => ({ id: question.id, text: canonicalText({ in: id, ...question }) })),
  ])

/** The ids of modules and questions that are new, changed or moved to another module; then those of removed ones. */
export function changedParts(from: FormContent, to: FormContent): { changed: string[]; gone: string[] } {
  const before = ownOf(from)
  const after = ownOf(to)
  const texts = new Map(before.map(({ id, text }) => [id, text]))
  const kept = new Set(after.map(({ id }) => id))
  return {
    changed: after.filter(({ id, text }) => texts.get(id) !== text).map(({ id }) => id),
    gone: before.filter(({ id }) => !kept.has(id)).map(({ id }) => id),
  }
}

/** How many modules and questions differ between two versions; a changed order counts as one. */
export function changeCount(from: FormContent, to: FormContent): number {
  const { changed, gone } = changedParts(from, to)
  if (changed.length + gone.length > 0) return changed.length + gone.length
  const orderOf = (content: FormContent) =>
    ownOf(content)
      .map(({ id }) => id)
      .join()
  return orderOf(from) === orderOf(to) ? 0 : 1
}
