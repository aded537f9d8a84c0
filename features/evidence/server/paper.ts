import { formatClock } from '@candor/messages/dates'
import type { Block } from '../../paper/contract.ts'
import type { Paper } from '../../paper/server/paper/section.ts'
import type { Evidence } from '../rules/evidence.ts'

/** Where evidence stands, in words: `Supports: Q2 05:21`. */
export function placeOf({ say }: Pick<Paper, 'say'>, { kind, question, startMs }: Evidence): string {
  const t = say('evidence')
  return t(`${kind}At`, { place: t('place', { question, time: formatClock(startMs) }) })
}

/** What a claim rests on: in place of the video the words, with question and time, and why they count. */
export function quotesOf(paper: Pick<Paper, 'say'>, evidence: readonly Evidence[]): Block[] {
  if (evidence.length === 0) return []
  const t = paper.say('evidence')
  const cautions = { found: null, notFound: t('notFound'), unverified: t('unverified') }
  return [
    {
      kind: 'quotes',
      quotes: evidence.map((each) => ({
        sign: each.kind,
        place: placeOf(paper, each),
        title: each.title === each.quote ? null : each.title,
        quote: each.quote,
        why: each.origin === 'derived' ? t('derived', { point: each.title }) : each.reason,
        caution: cautions[each.place],
      })),
    },
  ]
}
