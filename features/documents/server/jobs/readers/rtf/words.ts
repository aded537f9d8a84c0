import type { DefinitionKind } from './definitions.ts'

/** What the text of a group is for. A `holder` shows nothing of its own, only what certain groups in it hold. */
export type Destination =
  | 'shown'
  | 'skipped'
  | 'holder'
  | 'picture'
  | 'instruction'
  | 'marker'
  | DefinitionKind

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
  ...['shp', 'shpinst', 'shpgrp', 'do', 'sp', 'sv', 'upr'].map((name): [string, Destination] => [
    name,
    'holder',
  ]),
  ['sn', 'skipped'],
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
