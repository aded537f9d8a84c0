// The types are part of the services of every handler, which the kernel names.
export type {
  FinishWork,
  RefusedItem,
  Reversed,
  UndoItem,
  UndoObstacle,
  UndoPart,
  UndoWords,
  UndoWork,
} from '@candor/kernel/services/undoing'
