import type { Board, BoardPerson } from '../rules/wire.ts'
import type { ChoiceOfPeople } from './use-choice.ts'
import type { PositionActs } from './use-position-acts.ts'

/** The board, the choice and the acts that every view of a position's candidates gets. */
export interface ViewProps {
  positionId: string
  board: Board
  people: readonly BoardPerson[]
  choice: ChoiceOfPeople
  acts: PositionActs
  nameOf: (person: BoardPerson) => string
}
