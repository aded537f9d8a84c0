import { usePageKeys } from '@candor/ui/use-page-keys.ts'
import { useEffect, useState } from 'react'
import type { Decision } from '../../../../candidates/candidates/rules/decision.ts'
import { useShortcuts } from '../../../../report/report/web/shortcuts/use-shortcuts.ts'

const keysOf: Readonly<Record<string, Decision>> = { p: 'pass', w: 'wait', r: 'reject' }
const listed = ['score', 'opinion', 'submit', 'submitText'] as const
const listedWithDecision = ['decide', ...listed] as const

/** How long after S a digit counts as a score, in milliseconds. */
const scoringMs = 4_000

interface DecisionKeys {
  /** Whether pass, wait and reject are offered; otherwise their keys do nothing. */
  hasDecision: boolean
  onDecide: (decision: Decision) => void
  onScore: (score: number) => void
  onOpinion: () => void
}

/**
 * Shortcuts of the decision: P, W and R choose, S and a digit score, E focuses the opinion. Returns whether S waits for
 * its digit.
 */
export function useDecisionKeys({ hasDecision, onDecide, onScore, onOpinion }: DecisionKeys): boolean {
  const [isScoring, setScoring] = useState(false)
  useShortcuts(hasDecision ? listedWithDecision : listed)
  useEffect(() => {
    if (!isScoring) return
    const timer = setTimeout(() => setScoring(false), scoringMs)
    return () => clearTimeout(timer)
  }, [isScoring])

  usePageKeys(
    (pressed, event) => {
      const key = pressed.toLowerCase()
      setScoring(key === 's')
      if (isScoring && /^\d$/.test(key)) {
        // Otherwise a digit opens a tab.
        event.preventDefault()
        if (/^[1-5]$/.test(key)) onScore(Number(key))
      }
      const decision = hasDecision ? keysOf[key] : undefined
      if (decision) onDecide(decision)
      if (key === 'e') {
        // Otherwise the letter would be typed into the focused field.
        event.preventDefault()
        onOpinion()
      }
    },
    { isFirst: isScoring },
  )
  return isScoring
}
