import type { Block, Cell } from '../../contract.ts'
import type { Failed } from './ask.ts'
import type { Paper } from './section.ts'

type Maybe = string | false | null | undefined

/** The title of a part of a tab (3), or of a part of that (4); `end` is its result. */
export function heading(level: 3 | 4, text: string, ...end: Maybe[]): Block {
  const ends = end.filter(Boolean).join(' · ')
  return { kind: 'heading', level, text, ...(ends && { end: ends }) }
}

export const notice = (...texts: Maybe[]): Block => ({
  kind: 'notice',
  text: texts.filter(Boolean).join(' '),
})

/** The notice for a failed call; for a stored part that cannot be read, in the server's words. */
export const failedNotice = ({ isUnreadable, msg }: Failed, own: string): Block =>
  notice(isUnreadable ? msg : own)

/** The notice for a stored part that cannot be read, where the rest of its call's reply can. */
export const unreadableNotice = ({ say }: Pick<Paper, 'say'>): Block => notice(say('paper')('unreadable'))

/** A paragraph; empty without a text. */
export function text(given: Maybe, { lead }: { lead?: string } = {}): Block[] {
  return given ? [{ kind: 'text', text: given, ...(lead && { lead }) }] : []
}

export const small = (given: Maybe): Block[] => (given ? [{ kind: 'text', text: given, isSmall: true }] : [])

const cellOf = (value: string | Cell): Cell => (typeof value === 'string' ? { text: value } : value)

/** The known facts, one line each. */
export function facts(given: readonly (readonly [name: string, value: Maybe | Cell])[]): Block[] {
  const known = given.flatMap(([name, value]) => (value ? [{ name, value: cellOf(value) }] : []))
  return known.length > 0 ? [{ kind: 'facts', facts: known }] : []
}

export function list(items: readonly string[], { isOrdered = false } = {}): Block[] {
  return items.length > 0 ? [{ kind: 'list', items: [...items], isOrdered }] : []
}

/** A table; columns without a head are left out. */
export function table(head: readonly Maybe[], rows: readonly (readonly (Maybe | Cell)[])[]): Block[] {
  if (rows.length === 0) return []
  const shown = head.map(Boolean)
  return [
    {
      kind: 'table',
      head: head.filter((title): title is string => Boolean(title)),
      rows: rows.map((row) => row.filter((_, index) => shown[index]).map((cell) => cellOf(cell || ''))),
    },
  ]
}

type RadarBlock = Extract<Block, { kind: 'radar' }>

/** Values on three axes or more; fewer make no area. A table beside it says the same. */
export function radar(title: string, max: RadarBlock['max'], axes: RadarBlock['axes']): Block[] {
  return axes.length > 2 ? [{ kind: 'radar', title, max, axes }] : []
}
