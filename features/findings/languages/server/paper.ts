import type { Block } from '../../../report/paper/contract.ts'
import { askInterview, isFailed } from '../../../report/paper/server/paper/ask.ts'
import {
  facts,
  failedNotice,
  heading,
  notice,
  small,
  text,
} from '../../../report/paper/server/paper/blocks.ts'
import type { Paper } from '../../../report/paper/server/paper/section.ts'
import { englishAbility, getLanguageScore } from '../contract.ts'
import { englishBand, readEnglish } from '../rules/english.ts'
import { bandOf, maxPoints, readLanguageScore } from '../rules/scores.ts'

/** How well the candidate speaks each language that was tested. */
export async function languageScoreBlocks(paper: Paper): Promise<Block[]> {
  const t = paper.say('languages')
  const title = heading(3, t('scores'))
  const reply = await askInterview(paper, getLanguageScore)
  if (isFailed(reply)) return [title, failedNotice(reply, t('scoresFailed'))]
  const scores = reply?.data.map(readLanguageScore) ?? []
  if (scores.length === 0) return [title, notice(t('noScores'), t('noScoresHint'))]
  return [
    title,
    ...scores.flatMap(({ language, stars, overall, aspects, bands }): Block[] => {
      const own = bandOf(overall, bands)
      return [
        heading(4, t(language)),
        ...facts([
          [t('overall'), paper.score(overall)],
          [t('stars'), paper.score(stars)],
        ]),
        ...(own ? text(own.text ?? t(`level${own.level}Text`), { lead: t(`level${own.level}`) }) : []),
        ...(aspects.length > 0
          ? [
              {
                kind: 'bars' as const,
                title: t('aspectsOf', { language: t(language) }),
                max: maxPoints,
                bars: aspects.map(({ aspect, score }) => ({
                  name: t(aspect),
                  value: score.state === 'scored' ? score.value : null,
                  text: paper.score(score).text,
                })),
              },
            ]
          : []),
      ]
    }),
    ...small(t('scoredHint')),
  ]
}

/** How good the candidate's English is. */
export async function englishBlocks(paper: Paper): Promise<Block[]> {
  const t = paper.say('languages')
  const title = heading(3, t('english'))
  const reply = await askInterview(paper, englishAbility)
  if (isFailed(reply)) return [title, failedNotice(reply, t('englishFailed'))]
  const english = reply && readEnglish(reply.data)
  if (!english) return [title, notice(t('noEnglish'), t('noScoresHint'))]
  const { score, level, explanation } = english
  if (score.state === 'analysing') return [title, notice(t('englishAnalysing'))]
  return [
    title,
    ...text(explanation ?? (level && t(`level${level}Text`)), level ? { lead: t(`level${level}`) } : {}),
    ...facts([
      [t('onScale'), paper.score(score)],
      [t('bandOf90'), score.state === 'scored' ? t(`band${englishBand(score.value)}`) : null],
    ]),
    ...small(t('scoredHint')),
  ]
}
