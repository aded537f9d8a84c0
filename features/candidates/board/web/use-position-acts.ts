import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import type { WhyFault } from '../../refusal-reasons/web/why-fields.tsx'
import { stageBeside, stageOffered } from '../rules/columns.ts'
import type { Ending, Target } from '../rules/moves.ts'
import type { Board, BoardPerson, Stage } from '../rules/wire.ts'
import type { ChoiceOfPeople } from './use-choice.ts'
import type { Moving } from './use-moving.ts'

/** The dialog that is open, and whom it is about. */
export interface OpenDialog {
  readonly kind: 'stage' | 'ending'
  readonly people: readonly BoardPerson[]
  /** An ending that was refused for its reason, to be put right. */
  readonly refused?: { readonly target: Ending; readonly fault: WhyFault }
}

interface Given {
  readonly positionId: string
  readonly board: Board
  readonly people: readonly BoardPerson[]
  readonly choice: ChoiceOfPeople
  readonly moving: Moving
  readonly onView: () => void
}

const toStage = ({ stageId, name }: Stage): Target => ({ kind: 'stage', stageId, name })

/** The acts of a board and a list: they move the chosen people, or the focused one without any. */
export function usePositionActs({ positionId, board, people, choice, moving, onView }: Given) {
  const navigate = useNavigate()
  const [dialog, setDialog] = useState<OpenDialog | null>(null)
  const { mayMove, stages } = board
  const peopleOf = (ids: ReadonlySet<string>) => people.filter(({ candidateId }) => ids.has(candidateId))
  const chosen = peopleOf(choice.chosen)
  const focused = people.find(({ candidateId }) => candidateId === choice.focused)
  const meant = chosen.length > 0 ? chosen : focused ? [focused] : []
  const next = stageOffered(stages, chosen)

  async function move(moved: readonly BoardPerson[], target: Target): Promise<WhyFault | null> {
    if (!mayMove || moved.length === 0) return null
    choice.clear()
    return moving.move(moved, target)
  }

  const openDialog = (kind: OpenDialog['kind'], about: readonly BoardPerson[] = meant) => {
    if (mayMove && about.length > 0) setDialog({ kind, people: about })
  }

  return {
    chosen,
    next,
    dialog,
    closeDialog: () => setDialog(null),
    askStage: () => openDialog('stage'),
    askEnding: (about: readonly BoardPerson[] = meant) => openDialog('ending', about),
    moveTo(stage: Stage, moved: readonly BoardPerson[] = meant): void {
      setDialog(null)
      void move(moved, toStage(stage))
    },
    async end(target: Ending): Promise<void> {
      const people = dialog?.people ?? []
      setDialog(null)
      const fault = await move(people, target)
      // The fault stands at its field, beside the given reason.
      if (fault) setDialog((open) => open ?? { kind: 'ending', people, refused: { target, fault } })
    },
    /** Moves by one stage: each to the one beside that of the focused person. */
    moveBeside(by: 1 | -1): boolean {
      const from = focused ?? meant[0]
      const stage = from && stageBeside(stages, from.stageId, by)
      if (!mayMove || !stage) return false
      void move(meant, toStage(stage))
      return true
    },
    dropOn(ids: ReadonlySet<string>, stageId: string | null): void {
      const moved = peopleOf(ids)
      const stage = stages.find((each) => each.stageId === stageId)
      if (stage) void move(moved, toStage(stage))
      else openDialog('ending', moved)
    },
    add(): boolean {
      if (!mayMove) return false
      void navigate({ to: '/positions/$positionId/add', params: { positionId } })
      return true
    },
    onView,
  }
}

export type PositionActs = ReturnType<typeof usePositionActs>

/** The keys that the board and the list share; returns whether the key was used. */
export function actOnKey(key: string, acts: PositionActs, choice: ChoiceOfPeople): boolean {
  if (key === 'x' && choice.focused !== null) {
    choice.toggle(choice.focused)
    return true
  }
  if (key === 'm') {
    acts.askStage()
    return true
  }
  if (key === 'b') {
    acts.onView()
    return true
  }
  if (key === 'a') return acts.add()
  if (key === 'Escape' && choice.chosen.size > 0) {
    choice.clear()
    return true
  }
  return false
}
