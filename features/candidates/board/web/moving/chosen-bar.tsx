import { BulkActs } from '../../../bulk/web/bulk-acts.tsx'
import type { BoardPerson } from '../../rules/wire.ts'
import type { ChoiceOfPeople } from '../use-choice.ts'
import type { PositionActs } from '../use-position-acts.ts'
import { BulkBar } from './bulk-bar.tsx'

interface Props {
  acts: PositionActs
  choice: ChoiceOfPeople
  mayMove: boolean
  nameOf: (person: BoardPerson) => string
}

/** The bar of the chosen candidates; nothing without any. */
export function ChosenBar({ acts, choice, mayMove, nameOf }: Props) {
  const { chosen, next } = acts
  if (chosen.length === 0) return null
  return (
    <BulkBar
      names={chosen.map(nameOf)}
      next={next?.name ?? null}
      mayMove={mayMove}
      others={
        <BulkActs
          chosen={{ kind: 'some', ids: chosen.map(({ candidateId }) => candidateId) }}
          count={chosen.length}
          without={['move']}
          onStarted={choice.clear}
        />
      }
      onClear={choice.clear}
      onNext={() => next && acts.moveTo(next, chosen)}
      onMove={acts.askStage}
      onEnd={() => acts.askEnding(chosen)}
    />
  )
}
