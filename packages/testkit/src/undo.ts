import { listUndoable, undoAct } from '../../../features/platform/undo/contract.ts'
import type { CallAs, ServerUnderTest } from './server.ts'

/** Undoes the newest act of an account, as its notice does. */
export async function undoLast(server: ServerUnderTest, as: CallAs) {
  const { data: acts } = await server.call(listUndoable, {}, { ...as })
  const [newest] = acts
  if (!newest) throw new Error('there is nothing to undo')
  const { code, msg, data } = await server.call(undoAct, { undoId: newest.undoId }, { ...as })
  return { act: newest, code, msg, data }
}
