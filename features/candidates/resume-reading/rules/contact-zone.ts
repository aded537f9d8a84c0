import { cellsOf, type FoldedLine, placeOf, type Stretch } from './line.ts'
import type { ReadField } from './read-resume.ts'
import type { Section } from './sections.ts'

/** Whose contact a stretch may be: `own` in the parts about the candidate, `told` in the text of other parts. */
export type Standing = 'own' | 'told'

export interface Sighting<Value> {
  readonly value: Value
  /** By which two sightings are the same. */
  readonly key: string
  readonly at: Stretch
  readonly standing: Standing
}

/** Words before the contact of somebody else. */
const otherPeople =
  /推荐人|证明人|介绍人|紧急联系|紧急联络|推薦人|證明人|緊急聯|諮詢人|导师|导師|指導教授|父亲|母亲|父親|母親|配偶|客服|\b(?:references?|referees?|emergency|supervisor|reports? to|professor|father|mother|spouse|next of kin)\b/i

/** A short line that only introduces the lines below it. */
const isIntroduction = (text: string) => text.length <= 40 && otherPeople.test(text)

/** How many lines an introduction of somebody else rules. */
const introduced = 3

/** The lines in which the candidate's own contacts may stand, each with its standing. */
export function contactLines(sections: readonly Section[]): { at: Stretch; standing: Standing }[] {
  const own = new Set(['top', 'personal', 'summary'])
  return sections.flatMap(({ kind, lines }) => {
    if (kind === 'others') return []
    let others = 0
    return lines.flatMap((at) => {
      others = isIntroduction(at.words) ? introduced : others - 1
      return others > 0 ? [] : [{ at, standing: own.has(kind) ? ('own' as const) : ('told' as const) }]
    })
  })
}

/** Whether somebody else is named in the words before a position of its line. */
export function isOfOthers(line: FoldedLine, at: number): boolean {
  return otherPeople.test(line.folded.slice(Math.max(0, at - 60), at))
}

/** The words of a line right before a position, and the whole cell before its own. */
export function wordsBefore(line: FoldedLine, at: number): string {
  const before = line.folded.slice(Math.max(0, at - 24), at)
  return cellsOf({ ...line, folded: before })
    .map(({ words }) => words)
    .join(' ')
}

/** One value where all sightings agree, else a choice. Sightings in the candidate's own parts come before others. */
export function fieldOf<Value>(sightings: readonly Sighting<Value>[]): ReadField<Value> | null {
  const own = sightings.filter(({ standing }) => standing === 'own')
  const groups = [...Map.groupBy(own.length > 0 ? own : sightings, ({ key }) => key).values()]
  const candidates = groups.flatMap((group) => {
    const [first] = group
    return first ? [{ value: first.value, places: group.map(({ at }) => placeOf(at)) }] : []
  })
  const [only, ...others] = candidates
  if (!only) return null
  return others.length === 0
    ? { sureness: 'sure', ...only }
    : { sureness: 'choose', value: null, candidates: candidates.slice(0, 10), why: 'several' }
}
