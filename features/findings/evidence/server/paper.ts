import { formatClock } from '@candor/messages/dates'
import type { Voice } from '../../../candidates/interviews/rules/voices.ts'
import type { Block } from '../../../report/paper/contract.ts'
import { notice, small } from '../../../report/paper/server/paper/blocks.ts'
import type { Paper } from '../../../report/paper/server/paper/section.ts'
import type { Evidence } from '../rules/evidence.ts'

/** The kind, question and time of evidence in words: `Supports: Q2 05:21`. */
export function evidenceLabel({ say }: Pick<Paper, 'say'>, { kind, question, startMs }: Evidence): string {
  const t = say('evidence')
  return t(`${kind}At`, { place: t('place', { question, time: formatClock(startMs) }) })
}

/** Whose voice is heard, in words. */
export function voiceNameOf({ say }: Pick<Paper, 'say'>, voice: Voice): string {
  const t = say('recording')
  if (voice.kind === 'named') return voice.name
  if (voice.kind === 'numbered') return t('voiceNumber', { number: voice.number })
  return t(voice.kind === 'candidate' ? 'voiceCandidate' : 'voiceUnnamed')
}

/** The caution about quoted words; null where the candidate says them in the transcript. */
function cautionOf(paper: Pick<Paper, 'say'>, { match, voice }: Evidence): string | null {
  const t = paper.say('evidence')
  if (match === 'notFound' || match === 'unverified' || match === 'byUnknown') return t(match)
  return match === 'byAnother' ? t(match, { name: voiceNameOf(paper, voice) }) : null
}

/** The evidence of a claim: the quoted words in place of the video, with question, time and reason. */
export function quotesOf(paper: Pick<Paper, 'say'>, evidence: readonly Evidence[]): Block[] {
  if (evidence.length === 0) return []
  const t = paper.say('evidence')
  return [
    {
      kind: 'quotes',
      quotes: evidence.map((each) => ({
        sign: each.kind,
        place: evidenceLabel(paper, each),
        title: each.title === each.quote ? null : each.title,
        quote: each.quote,
        why: each.origin === 'derived' ? t('derived', { point: each.title }) : each.reason,
        caution: cautionOf(paper, each),
      })),
    },
  ]
}

interface EvidenceOptions {
  /** Whether a claim without evidence says so: only where it is known to have none. */
  saysNone: boolean
  /** Whether its evidence quotes an answer that is gone; that is said instead. */
  isLost?: boolean
  /** The most quotes; a line below says how many more there are. */
  most?: number
}

/** The evidence of a claim, or a note that there is none. */
export function restsOn(
  paper: Pick<Paper, 'say'>,
  evidence: readonly Evidence[],
  { saysNone, isLost, most = evidence.length }: EvidenceOptions,
): Block[] {
  const t = paper.say('evidence')
  if (evidence.length === 0) return saysNone ? [notice(t(isLost ? 'lost' : 'none'))] : []
  const left = evidence.length - most
  return [...quotesOf(paper, evidence.slice(0, most)), ...small(left > 0 && t('more', { count: left }))]
}
