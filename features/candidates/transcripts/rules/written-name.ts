/** The most characters that a name at the start of a line may have. */
const longestName = 80
const maxWords = 8

/** The characters that no name has, and that sentences have. Full-width colons are cut before. */
const noName = /[.]\s|[!?。！？；;，、"“”<>=\\|•·:：]|\d{4}-\d/u

/** Whether a text may be the name of a speaker: short, with a letter, and without the signs of a sentence. */
export function isWrittenName(text: string): boolean {
  if (text === '' || text.length > longestName || !/\p{L}/u.test(text)) return false
  // One comma is that of `Surname, Name`.
  const [first = '', second = '', ...more] = text.split(',')
  if (more.length > 0 || noName.test(first) || noName.test(second)) return false
  return text.split(/\s+/u).length <= maxWords
}

export interface NamedLine {
  readonly name: string
  readonly text: string
}

/** Reads `Name: text`, also with a dash or `>>` before it; null for a line without a possible name. */
export function readNamedLine(line: string): NamedLine | null {
  const head = line.slice(0, 2 * longestName)
  const colon = /[:：]/u.exec(head)
  if (!colon || /^:\/\/|^:\d/.test(head.slice(colon.index))) return null
  const name = head
    .slice(0, colon.index)
    .replace(/^[\s>–—-]{1,8}/u, '')
    .trim()
  if (!isWrittenName(name)) return null
  return { name, text: line.slice(colon.index + 1).trim() }
}

/** The most of a file's different names: with more, what stands before the colons are not names. */
const maxNames = 60
const fullName = /^\p{Lu}[\p{L}’'-]*(?:[ ,]+(?:\p{Lu}[\p{L}.’'-]*|\([\p{L} ]+\))){1,3}$/u
const roleWord =
  /^(?:interviewer|candidate|interviewee|面试官|面試官|候选人|候選人|speaker ?\d+|说话人 ?\d+|發言人 ?\d+|发言人 ?\d+)$/iu

/**
 * The names that the lines of a transcript begin with; empty where its lines name nobody.
 *
 * Lines that say `Note: …` are not names: names stand on a third of the lines, or two of them come again and again. In a
 * single line only a full name, or the word for a part in the interview, is one.
 */
export function findWrittenNames(lines: readonly string[]): ReadonlySet<string> {
  const counts = new Map<string, number>()
  let named = 0
  for (const line of lines) {
    const name = readNamedLine(line)?.name
    if (name === undefined) continue
    named += 1
    counts.set(name, (counts.get(name) ?? 0) + 1)
  }
  const names = [...counts.keys()]
  const isSure = names.some((name) => roleWord.test(name) || fullName.test(name))
  const repeated = names.filter((name) => (counts.get(name) ?? 0) > 1)
  const areNames =
    (named * 3 >= lines.length && (named > 1 || isSure)) ||
    (repeated.length > 1 && named * 10 >= lines.length)
  if (!areNames) return new Set(names.filter((name) => roleWord.test(name)))
  return names.length > maxNames ? new Set(repeated) : new Set(names)
}
