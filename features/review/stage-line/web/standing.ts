import type { ReplyOf } from '@candor/call/define'
import type { readStanding } from '../../../candidates/stages/contract/standing.ts'

/** Where the candidate stands, and where the reader may move it. */
export type Standing = ReplyOf<typeof readStanding>
