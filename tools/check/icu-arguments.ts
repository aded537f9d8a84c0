/**
 * The names of the arguments in an ICU message: `{count, plural, one {# of {total}} other {…}}` has count and total.
 *
 * Tags count too (`<b>`). Quoted braces do not.
 */
export function argumentsOf(message: string): Set<string> {
  const names = new Set<string>()
  const text = message.replaceAll("''", '').replaceAll(/'[{}<>][^']*'/g, '')
  for (const [, tag] of text.matchAll(/<([a-zA-Z]\w*)\/?>/g)) names.add(`<${tag}>`)
  readMessage(text, 0, names)
  return names
}

/** Reads up to the brace that closes this message, and gives its place. */
function readMessage(text: string, from: number, names: Set<string>): number {
  let at = from
  while (at < text.length && text[at] !== '}')
    at = text[at] === '{' ? readArgument(text, at + 1, names) : at + 1
  return at
}

/** Reads from after the opening brace; gives the place after the closing one. */
function readArgument(text: string, from: number, names: Set<string>): number {
  const [head = '', name = ''] = /^\s*(\w+)\s*/.exec(text.slice(from)) ?? []
  names.add(name)
  let at = from + head.length
  // Options of a plural or select are messages themselves; a number's style has no braces.
  while (at < text.length && text[at] !== '}')
    at = text[at] === '{' ? readMessage(text, at + 1, names) + 1 : at + 1
  return at + 1
}
