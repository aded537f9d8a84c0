import { isLiteralElement, isPoundElement, isTagElement, parse } from '@formatjs/icu-messageformat-parser'

/**
 * Returns the names of the arguments in an ICU message: `{count, plural, one {# of {total}} other {…}}` has count and
 * total.
 *
 * Tags count too (`<b>`). Returns null for an invalid message.
 */
export function argumentsOf(message: string): Set<string> | null {
  try {
    return new Set(namesIn(parse(message)))
  } catch (error) {
    if (error instanceof SyntaxError) return null
    throw error
  }
}

function namesIn(elements: ReturnType<typeof parse>): string[] {
  return elements.flatMap((element) => {
    if (isLiteralElement(element) || isPoundElement(element)) return []
    if (isTagElement(element)) return [`<${element.value}>`, ...namesIn(element.children)]
    const options = 'options' in element ? Object.values(element.options) : []
    return [element.value, ...options.flatMap(({ value }) => namesIn(value))]
  })
}
