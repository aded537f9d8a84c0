import type { ReplyOf } from '@candor/call/define'
import type { Named } from '../../mentions/rules/named.ts'
import type { listUnfrozenUsers } from '../contract.ts'

export type Colleague = ReplyOf<typeof listUnfrozenUsers>[number]

/** The stored data of a chosen colleague. */
export type Chosen = Pick<Colleague, 'userId' | 'userName'>

/** The draft of a recommendation: colleagues and remark. */
export interface RecommendDraft {
  readonly note: string
  /** The colleagues whom the remark names. */
  readonly mentioned?: readonly Named[] | undefined
  readonly chosen: readonly Chosen[]
}

export const emptyDraft: RecommendDraft = { note: '', chosen: [] }
