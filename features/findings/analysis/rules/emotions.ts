import type { AiData } from '../contract/ai-data.ts'
import { eachNameOnce } from './names.ts'

/** The seven emotions (R9-062). */
export const emotionNames = [
  'surprise',
  'happiness',
  'neutral',
  'sadness',
  'disgust',
  'anger',
  'fear',
] as const
export type EmotionName = (typeof emotionNames)[number]

/** The second English name of each emotion, which other clients may send (P9-030, decision C32). */
const adjectives: Readonly<Record<string, EmotionName>> = {
  surprised: 'surprise',
  happy: 'happiness',
  sad: 'sadness',
  angry: 'anger',
  afraid: 'fear',
}

/** The token of each emotion's fixed colour (R9-063). */
export const emotionColours: Readonly<Record<EmotionName, string>> = {
  surprise: '--emo-surprised',
  happiness: '--emo-happy',
  neutral: '--emo-neutral',
  sadness: '--emo-sad',
  disgust: '--emo-disgust',
  anger: '--emo-angry',
  fear: '--emo-afraid',
}

export interface Emotion {
  readonly name: EmotionName
  readonly count: number
  readonly percent: number
}

export interface Emotions {
  /** Emotions seen at least once, the most frequent first (R9-016). */
  readonly shares: readonly Emotion[]
  readonly described: readonly { readonly name: EmotionName; readonly text: string }[]
}

function readName(name: string): EmotionName | null {
  const given = name.trim().toLowerCase()
  return emotionNames.find((known) => known === (adjectives[given] ?? given)) ?? null
}

export function readEmotions({ emotionScores }: AiData): Emotions | null {
  if (!emotionScores) return null
  // An emotion may come under either name: the counts are added up.
  const counts = new Map<EmotionName, number>()
  for (const { emotionname, emotioncount } of emotionScores.emtions ?? []) {
    const name = readName(emotionname)
    if (name && emotioncount > 0) counts.set(name, (counts.get(name) ?? 0) + emotioncount)
  }
  const sum = [...counts.values()].reduce((total, count) => total + count, 0)
  const shares = [...counts]
    .map(([name, count]) => ({ name, count, percent: Math.round((count / sum) * 10_000) / 100 }))
    .sort((a, b) => b.count - a.count)
  const described = (emotionScores.topemotion ?? []).flatMap(({ emotionname, emotiondesc }) => {
    const name = readName(emotionname)
    return name && emotiondesc.trim() ? [{ name, text: emotiondesc }] : []
  })
  return shares.length > 0 ? { shares, described: eachNameOnce(described) } : null
}
