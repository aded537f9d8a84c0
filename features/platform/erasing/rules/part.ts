// The types are part of the services of every handler, which the kernel names.
export type {
  CandidateTable,
  CandidateToErase,
  ErasePart,
} from '@candor/kernel/services/erasing'
