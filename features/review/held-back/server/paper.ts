import type { Block } from '../../../report/paper/contract.ts'
import { notice } from '../../../report/paper/server/paper/blocks.ts'
import type { Paper } from '../../../report/paper/server/paper/section.ts'

/** A note that this part is shown after the reader's own opinion is given; empty where it is shown. */
export function heldBackBlocks({ facts, say }: Paper, what: 'opinions' | 'aiScores'): Block[] {
  return facts.heldBack[what] ? [notice(say('held-back')(what))] : []
}
