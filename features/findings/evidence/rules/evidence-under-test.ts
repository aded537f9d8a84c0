import type { Evidence } from './evidence.ts'

/** A piece of evidence for a competency, with nothing unusual but what a test is about. */
export function anEvidence(more: Partial<Evidence> = {}): Evidence {
  return {
    id: 'e1',
    claim: 'competency:Design',
    kind: 'supports',
    origin: 'imported',
    answerId: 'q2',
    question: 2,
    title: 'One key a transfer',
    quote: 'one key',
    reason: null,
    match: 'found',
    voice: { kind: 'candidate' },
    startMs: 321_000,
    endMs: 325_000,
    ...more,
  }
}
