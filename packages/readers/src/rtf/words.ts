import type { DefinitionKind } from './definitions.ts'
import type { RtfFormat } from './state.ts'

/** What the text of a group is for. A `holder` shows nothing of its own, only what certain groups in it hold. */
export type Destination =
  | 'shown'
  | 'skipped'
  | 'holder'
  | 'picture'
  | 'instruction'
  | 'marker'
  | 'property'
  | DefinitionKind

/** A group that is open: how its text is set, and what becomes of it. */
export interface Group {
  readonly destination: Destination
  readonly format: RtfFormat
  /** How many characters stand for a `\u` character where it is unknown. */
  readonly fallback: number
  /** What is to be done when the group ends; its inner groups do not have it. */
  readonly atEnd: (() => void) | null
}

export const isDefinition = (destination: Destination): destination is DefinitionKind =>
  destination === 'fonts' || destination === 'colors' || destination === 'styles'

/** What the first word of a group says that it is for. */
export const destinations: ReadonlyMap<string, Destination> = new Map([
  ...['info', 'nonshppict', 'shprslt', 'nonesttables', 'pntxta', 'pntxtb', 'tc', 'tcn', 'xe', 'txe', 'rxe']
    .concat([
      'filetbl',
      'revtbl',
      'annotation',
      'atnid',
      'atnauthor',
      'objdata',
      'objclass',
      'nesttableprops',
    ])
    .map((name): [string, Destination] => [name, 'skipped']),
  ...['shp', 'shpinst', 'shpgrp', 'do', 'sp', 'upr'].map((name): [string, Destination] => [name, 'holder']),
  ['sn', 'property'],
  ['fonttbl', 'fonts'],
  ['colortbl', 'colors'],
  ['stylesheet', 'styles'],
  ['shppict', 'shown'],
  ['ud', 'shown'],
])
/** Words that stand for a letter. */
export const letters: ReadonlyMap<string, string> = new Map([
  ['bullet', '•'],
  ['lquote', '‘'],
  ['rquote', '’'],
  ['ldblquote', '“'],
  ['rdblquote', '”'],
  ['endash', '–'],
  ['emdash', '—'],
  ['emspace', '\u2003'],
  ['enspace', '\u2002'],
  ['qmspace', '\u2005'],
])
/** Words that stand for a place within a line, or for its end. */
export const breaks: ReadonlyMap<string, string> = new Map([
  ['tab', '\t'],
  ['line', '\n'],
  ['lbr', '\n'],
])
/** Signs that stand for a letter behind a backslash. */
export const symbols: ReadonlyMap<string, string> = new Map([
  ['\\', '\\'],
  ['{', '{'],
  ['}', '}'],
  ['~', '\u00a0'],
  ['_', '\u2011'],
])
