import type { Passage } from '../contract.ts'
import type { FoundPerson } from './wire.ts'

/** The passages of one candidate, as far as they are loaded. */
export interface Group {
  readonly person: FoundPerson
  readonly passages: readonly Passage[]
}

interface Page {
  readonly passages: readonly Passage[]
  readonly people: readonly FoundPerson[]
}

/** The loaded passages by candidate, in the order of each candidate's first one. A passage stands once. */
export function groupsOf(pages: readonly Page[]): Group[] {
  const people = new Map(
    pages.flatMap((page) => page.people.map((person) => [person.candidateId, person] as const)),
  )
  const passages = new Map(
    pages.flatMap((page) => page.passages.map((passage) => [passage.passageId, passage] as const)),
  )
  return [...Map.groupBy(passages.values(), ({ candidateId }) => candidateId)].flatMap(
    ([candidateId, own]) => {
      const person = people.get(candidateId)
      return person ? [{ person, passages: own }] : []
    },
  )
}

/** A text in stretches, the found ones marked. */
export function stretchesOf({ text, marks }: Pick<Passage, 'text' | 'marks'>) {
  const stretches: { from: number; text: string; isFound: boolean }[] = []
  let at = 0
  for (const { from, to } of marks) {
    if (from > at) stretches.push({ from: at, text: text.slice(at, from), isFound: false })
    stretches.push({ from, text: text.slice(from, to), isFound: true })
    at = to
  }
  if (at < text.length) stretches.push({ from: at, text: text.slice(at), isFound: false })
  return stretches
}

/** Characters before the first found word of a long text, and the most of the text in a list. */
const before = 60
const longest = 240

/** A long passage as a quote around its first found word. */
export function quoteOf({ text, marks }: Pick<Passage, 'text' | 'marks'>): Pick<Passage, 'text' | 'marks'> {
  if (text.length <= longest) return { text, marks }
  const first = marks[0]?.from ?? 0
  const start = first <= before * 2 ? 0 : first - before
  const end = Math.min(text.length, start + longest)
  const lead = start > 0 ? '…' : ''
  const moved = (at: number) => Math.min(Math.max(at, start), end) - start + lead.length
  return {
    text: `${lead}${text.slice(start, end)}${end < text.length ? '…' : ''}`,
    marks: marks
      .filter(({ from }) => from < end)
      .map(({ from, to }) => ({ from: moved(from), to: moved(to) })),
  }
}
