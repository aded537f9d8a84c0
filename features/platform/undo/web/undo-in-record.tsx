import { callQuery } from '@candor/call/web/query'
import { Button } from '@candor/ui/inputs/button'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { listUndoable, listUndoableOf, type UndoableAct } from '../contract.ts'
import { undoMs } from '../rules/deadline.ts'
import { ofCandidate } from '../rules/wire.ts'
import { useUndo } from './use-undo.ts'

/** How far the clocks of a browser and the server may differ. */
const skewMs = 60_000

/** Whether an act at a time may still be undone: older records ask the server nothing. */
function useIsRecent(at: number): boolean {
  const [isRecent] = useState(() => Date.now() - at < undoMs + skewMs)
  return isRecent
}

function UndoButton({ act }: { act: UndoableAct }) {
  const t = useTranslations('undo')
  const [undo, isUndoing] = useUndo()
  return (
    <Button look="quiet" size="small" disabled={isUndoing} onClick={() => void undo(act.undoId)}>
      {t('undo')}
    </Button>
  )
}

interface RecordProps {
  candidateId: string
  /** Id of the row that the record shows, such as a move. */
  refId: string
  /** Epoch milliseconds of the act. */
  at: number
}

/** Undo beside a row of a candidate's records, while the reader may undo it. */
export function UndoInRecord({ candidateId, refId, at }: RecordProps) {
  const enabled = useIsRecent(at)
  const { data } = useQuery({ ...callQuery(listUndoableOf, ofCandidate(candidateId)), enabled })
  const act = enabled && data?.find(({ refs }) => refs.includes(refId))
  return act ? <UndoButton act={act} /> : null
}

interface EntryProps {
  /** Epoch milliseconds of the entry, which is the time of its act. */
  at: number
  /** Null for the installation. */
  byName: string | null
}

/** Undo beside an entry of the company's record, for administrators. */
export function UndoOfEntry({ at, byName }: EntryProps) {
  const enabled = useIsRecent(at)
  const { data } = useQuery({ ...callQuery(listUndoable, { scope: 'company' }), enabled })
  const act = enabled && data?.find((each) => each.at === at && each.byName === byName)
  return act ? <UndoButton act={act} /> : null
}
