import type { Block } from '../../../report/paper/contract.ts'
import { askInterview, isFailed } from '../../../report/paper/server/paper/ask.ts'
import {
  facts,
  failedNotice,
  heading,
  notice,
  small,
  table,
} from '../../../report/paper/server/paper/blocks.ts'
import type { Paper } from '../../../report/paper/server/paper/section.ts'
import { readVoices } from '../../analysis/rules/voice.ts'
import type { AskedAnalysis } from '../../analysis/server/paper.ts'
import { maxPoints } from '../../languages/rules/scores.ts'
import { allLanguageAbility } from '../contract.ts'
import { readAbilities } from '../rules/abilities.ts'

/** What speaking and reading aloud showed of each language, with its level and what that means. */
export async function abilityBlocks(paper: Paper): Promise<Block[]> {
  const { say } = paper
  const t = say('speech')
  const words = say('languages')
  const reply = await askInterview(paper, allLanguageAbility)
  if (isFailed(reply)) return [heading(3, t('abilities')), failedNotice(reply, t('abilitiesFailed'))]
  const abilities = readAbilities(reply?.data ?? [])
  if (abilities.length === 0)
    return [heading(3, t('abilities')), notice(t('noAbilities'), t('noAbilitiesHint'))]
  if (abilities.some(({ score }) => score.state === 'hidden'))
    return [heading(3, t('abilities')), notice(say('paper')('hidden'))]
  return [
    heading(3, t('abilities')),
    {
      kind: 'bars',
      title: t('abilities'),
      max: maxPoints,
      bars: abilities.map(({ language, score }) => ({
        name: words(language),
        value: score.state === 'scored' ? score.value : null,
        text: paper.score(score).text,
      })),
    },
    ...facts(
      abilities.map(({ language, level }) => [
        words(language),
        level &&
          paper.say('paper')('named', { name: words(`level${level}`), text: words(`level${level}Text`) }),
      ]),
    ),
    ...small(words('scoredHint')),
  ]
}

/** How the voice speaks each language, with the words that it says most often. */
export function voiceBlocks(
  paper: Paper,
  { aiData, shown, failure, unreadable }: Pick<AskedAnalysis, 'aiData' | 'shown' | 'failure' | 'unreadable'>,
): Block[] {
  const t = paper.say('speech')
  const names = paper.say('languages')
  if (failure) return [heading(3, t('voice')), unreadable ?? notice(paper.say('analysis')('voiceFailed'))]
  const voices = aiData && shown ? readVoices(aiData, shown) : []
  if (voices.length === 0) return []
  return [
    heading(3, t('voice')),
    ...voices.flatMap(({ language, overall, fluency, accuracy, words }) => [
      ...(language ? [heading(4, names(language))] : []),
      ...facts([
        [t('voiceOverall'), paper.score(overall)],
        [t('voiceFluency'), paper.score(fluency)],
        [t('voiceAccuracy'), paper.score(accuracy)],
      ]),
      ...table(
        [t('word'), t('count'), t('share')],
        words.map(({ word, count, percent }) => [word, paper.number(count), `${paper.decimal(percent, 2)}%`]),
      ),
    ]),
    ...small(names('scoredHint')),
  ]
}
