import type { EvidenceKind, KeyPoint } from '../../evidence/rules/evidence.ts'
import type { AiData } from '../contract/ai-data.ts'
import { listOf } from './json-list.ts'

/** The wire's colours of kinds of key points (R9-065); a key point of any other colour has the kind of its score. */
const kindsByColour: Readonly<Record<string, EvidenceKind>> = {
  '#8debf7': 'supports',
  '#ffca3a': 'against',
  '#80aeff': 'note',
}

function kindOf(entry: object): EvidenceKind {
  const colour = 'highLightColor' in entry ? entry.highLightColor : null
  const named = typeof colour === 'string' ? kindsByColour[colour.toLowerCase()] : undefined
  if (named) return named
  const score = 'keyScore' in entry ? entry.keyScore : null
  if (typeof score !== 'number' || score === 0) return 'note'
  return score > 0 ? 'supports' : 'against'
}

const colours = Object.entries(kindsByColour)

/**
 * The JSON text of an answer's key points without what must stay hidden; a text that is no such list becomes an empty
 * one.
 *
 * A key point's score belongs to a single answer. Where those are hidden, its kind, which would reveal the score, comes
 * from its colour only.
 */
export function visibleKeyPoints(text: string, hasScores: boolean): string {
  const fields = ['keyPoint', 'num', 'highLightColor', ...(hasScores ? ['keyScore'] : [])]
  const visible = listOf(text).flatMap((entry) => {
    if (typeof entry !== 'object' || entry === null) return []
    const kept = Object.fromEntries(Object.entries(entry).filter(([field]) => fields.includes(field)))
    if (hasScores || !('keyScore' in entry)) return [kept]
    const kind = kindOf(entry)
    return [{ ...kept, highLightColor: colours.find(([, each]) => each === kind)?.[0] }]
  })
  return JSON.stringify(visible)
}

/**
 * Reads the JSON text of an answer's key points (R3-022): those counted at least once, each once (R5-008, R5-009).
 *
 * A text that is no such list has none.
 */
export function readKeyPoints(text: string | null | undefined): KeyPoint[] {
  const points = new Map<string, KeyPoint>()
  for (const entry of listOf(text)) {
    if (typeof entry !== 'object' || entry === null || !('keyPoint' in entry) || !('num' in entry)) continue
    const { keyPoint, num } = entry
    const count = Number(num)
    if (typeof keyPoint !== 'string' || keyPoint.trim() === '' || !(count > 0)) continue
    if (!points.has(keyPoint)) points.set(keyPoint, { text: keyPoint, count, kind: kindOf(entry) })
  }
  return [...points.values()]
}

export function keyPointsByAnswer(aiData: AiData | null): Map<string, KeyPoint[]> {
  const answers = aiData?.l2ReportInfo?.answerInfos ?? []
  return new Map(
    answers.map(({ problemAnswerId, keyPointInfoResult }) => [
      problemAnswerId,
      readKeyPoints(keyPointInfoResult),
    ]),
  )
}
