import type { FirstSteps, Step } from './use-first-steps.ts'

/** What the content of a step gets. */
export interface StepContent {
  found: FirstSteps
  step: Step
  /** Whether the step is the open one; a done step that is not shows its facts alone. */
  isCurrent: boolean
  /** Keeps the step open when the work in it ticks it. */
  onWork: () => void
}
