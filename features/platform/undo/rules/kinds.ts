/** The kinds of acts that can be undone. */
export const undoKinds = [
  'move',
  'decision',
  'recommendation',
  'declining',
  'withdrawing',
  'label',
  'remark',
  'attachment',
  'candidate',
  'share',
  'position',
] as const
export type UndoKind = (typeof undoKinds)[number]

export function isUndoKind(value: string): value is UndoKind {
  return undoKinds.some((kind) => kind === value)
}
