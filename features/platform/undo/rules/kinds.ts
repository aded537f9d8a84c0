import { undoKinds } from '../contract.ts'

export type UndoKind = (typeof undoKinds)[number]

export function isUndoKind(value: string): value is UndoKind {
  return undoKinds.some((kind) => kind === value)
}
