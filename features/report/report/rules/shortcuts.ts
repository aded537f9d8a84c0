/** The effects of the report's keys. A part that listens to keys names its effects. */
export type Shortcut =
  | 'candidates'
  | 'tabs'
  | 'section'
  | 'help'
  | 'decide'
  | 'score'
  | 'opinion'
  | 'submit'
  | 'submitText'
  | 'evidence'
  | 'play'
  | 'questions'
  | 'seek'
  | 'rate'
  | 'find'

interface ShortcutEntry {
  readonly name: Shortcut
  /** Key names, in the order in which the entry's text names their effects. */
  readonly keys: readonly string[]
  /** Whether every key between the two does it as well. */
  readonly isRange?: true
  readonly modifier?: 'Shift' | 'Ctrl / ⌘'
  /** Whether the keys are letters, digits or signs: people who type by voice may want those off. */
  readonly isCharacter: boolean
}

/** The keys of the report by topic, in the order of the list (DESIGN.md, section 6). */
export const shortcutGroups = [
  {
    group: 'groupReport',
    entries: [
      { name: 'candidates', keys: ['J', 'K'], isCharacter: true },
      { name: 'tabs', keys: ['1', '9'], isRange: true, isCharacter: true },
      { name: 'section', keys: ['O'], isCharacter: true },
      { name: 'help', keys: ['?'], isCharacter: true },
    ],
  },
  {
    group: 'groupDecision',
    entries: [
      { name: 'decide', keys: ['P', 'W', 'R'], isCharacter: true },
      { name: 'score', keys: ['S'], isCharacter: true },
      { name: 'opinion', keys: ['E'], isCharacter: true },
      { name: 'submit', keys: ['Enter'], isCharacter: false },
      { name: 'submitText', keys: ['Enter'], modifier: 'Ctrl / ⌘', isCharacter: false },
    ],
  },
  {
    group: 'groupEvidence',
    entries: [{ name: 'evidence', keys: ['[', ']'], isCharacter: true }],
  },
  {
    group: 'groupRecord',
    entries: [
      { name: 'play', keys: ['Space'], isCharacter: false },
      { name: 'questions', keys: ['←', '→'], isCharacter: false },
      { name: 'seek', keys: ['←', '→'], modifier: 'Shift', isCharacter: false },
      { name: 'rate', keys: ['−', '='], isCharacter: true },
      { name: 'find', keys: ['/'], isCharacter: true },
    ],
  },
] as const satisfies readonly { group: string; entries: readonly ShortcutEntry[] }[]

export interface ShortcutGroup {
  readonly group: (typeof shortcutGroups)[number]['group']
  readonly entries: readonly ShortcutEntry[]
}

/** The groups with only the keys that act on the page in view; a group without any is left out. */
export function shortcutsThatAct(acting: ReadonlySet<Shortcut>): ShortcutGroup[] {
  return shortcutGroups
    .map(({ group, entries }) => ({ group, entries: entries.filter(({ name }) => acting.has(name)) }))
    .filter(({ entries }) => entries.length > 0)
}

export function isCharacterKey(key: string): boolean {
  return [...key].length === 1 && key !== ' '
}
