import { useIsPaneOver } from '@candor/ui/overlays/side-pane'
import { useEvidenceReader } from '../../analysis/web/evidence-reader.ts'
import type { Evidence } from '../../evidence/rules/evidence.ts'
import { EvidenceChips } from '../../evidence/web/evidence-chips.tsx'

interface Props {
  evidence: readonly Evidence[]
  /** Whether a claim without evidence says so. */
  saysNone: boolean
  /** Whether what was given for it quotes an answer that is gone, which is said instead. */
  isLost?: boolean
}

/** What a claim rests on. Where the evidence stands beside the report, it is listed there, and not here as well. */
export function ClaimChips({ evidence, saysNone, isLost }: Props) {
  const { current, select } = useEvidenceReader()
  const isOver = useIsPaneOver()
  if (evidence.length > 0 && !isOver) return null
  return (
    <EvidenceChips
      evidence={evidence}
      saysNone={saysNone}
      isLost={isLost}
      isCurrent={({ id }) => id === current?.id}
      onSelect={select}
    />
  )
}
