import type { ReplyOf } from '@candor/call/define'
import type { listUnfrozenUsers } from '../contract.ts'

export type Colleague = ReplyOf<typeof listUnfrozenUsers>[number]

/** What is kept of a colleague who was chosen. */
export type Chosen = Pick<Colleague, 'userId' | 'userName'>

/** What is written before it is sent: to whom, and what goes with it. */
export interface RecommendDraft {
  readonly note: string
  readonly chosen: readonly Chosen[]
}

export const emptyDraft: RecommendDraft = { note: '', chosen: [] }
