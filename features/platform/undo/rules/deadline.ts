/** How long an act can be undone. */
export const undoMs = 10 * 60 * 1000

/** The acts whose rows are older are deleted; until then a late undo is told that its time is over. */
export const keptMs = 24 * 60 * 60 * 1000

interface StoredAct {
  readonly until: Date
  readonly undoneAt: Date | null
}

export type UndoDecision = 'allowed' | 'undoneAlready' | 'tooLate'

/** Whether an act can still be undone. The clock of the server decides. */
export function decideUndo({ until, undoneAt }: StoredAct, now: Date): UndoDecision {
  if (undoneAt !== null) return 'undoneAlready'
  return now.getTime() > until.getTime() ? 'tooLate' : 'allowed'
}
