import type { Block } from '../../paper/contract.ts'
import { notice } from '../../paper/server/paper/blocks.ts'
import type { Paper } from '../../paper/server/paper/section.ts'

/** Says in its place that something shows after the reader's own opinion; nothing where it shows. */
export function heldBackBlocks({ facts, say }: Paper, what: 'opinions' | 'aiScores'): Block[] {
  return facts.heldBack[what] ? [notice(say('own-opinion')(what))] : []
}
