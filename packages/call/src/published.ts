import type { AnyCall, AnyEventCall } from './define.ts'
import type { Gate } from './gate.ts'

/** The published description of a call beside its input and its reply: its tokens, and its refusals. */
export function published(
  call: Pick<AnyCall | AnyEventCall, 'summary' | 'feature' | 'access'>,
  { tokensOf = () => [] }: Pick<Gate<never>, 'tokensOf'>,
) {
  const refusals: Readonly<Record<string, number>> = 'refusals' in call ? Object(call.refusals) : {}
  const refusalTexts = Object.entries(refusals).map(([name, code]) => `${code} ${name}`)
  return {
    summary: call.summary,
    tags: [call.feature],
    ...(refusalTexts.length === 0 ? {} : { description: `Refuses with ${refusalTexts.join(', ')}.` }),
    security: tokensOf(call.access).map((token) => ({ [token]: [] })),
  }
}
