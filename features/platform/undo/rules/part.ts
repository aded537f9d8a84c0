// The types are part of the services of every handler, which the kernel names.
export type {
  RefusedItem,
  Reversed,
  UndoItem,
  UndoPart,
  UndoWords,
  UndoWork,
} from '@candor/kernel/services/undoing'
