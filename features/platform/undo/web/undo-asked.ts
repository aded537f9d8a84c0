/** Notices that undo their act when a page asks for it. */
const undoers = new Set<() => boolean>()

/** Undoes the act of the notice, for a key of a page; returns whether a notice stands. */
export const askUndo = () => [...undoers].some((undo) => undo())

export function onUndoAsked(undo: () => boolean): () => void {
  undoers.add(undo)
  return () => {
    undoers.delete(undo)
  }
}
