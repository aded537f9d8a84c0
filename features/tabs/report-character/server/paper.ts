import { isTestUnreadable } from '../../../findings/analysis/rules/tests.ts'
import { askAiData } from '../../../findings/analysis/server/paper.ts'
import type { Block } from '../../../report/paper/contract.ts'
import { isFailed } from '../../../report/paper/server/paper/ask.ts'
import {
  failedNotice,
  heading,
  notice,
  radar,
  small,
  text,
  unreadableNotice,
} from '../../../report/paper/server/paper/blocks.ts'
import { definePaper, type Paper } from '../../../report/paper/server/paper/section.ts'
import { tabNumber } from '../rules/tab.ts'
import { isUnfinished, leaningOf, readCharacter, traitScale, valuedTraits } from '../rules.ts'

/** The professional character: all traits together, then each with its leaning and the test's comment. */
async function write(paper: Paper): Promise<Block[]> {
  const t = paper.say('report-character')
  const reply = await askAiData(paper)
  if (isFailed(reply)) return [failedNotice(reply, t('failed'))]
  const { aiData = null, unreadable } = reply?.data ?? {}
  const results = aiData && readCharacter(aiData)
  if (isTestUnreadable('tests.character', results !== null, unreadable)) return [unreadableNotice(paper)]
  if (!results) return [notice(t('none'), t('noneHint'))]
  const valued = valuedTraits(results)
  const counts = { done: valued.length, count: results.length }
  const leaningText = ({ trait, value }: (typeof valued)[number]) => {
    const leaning = leaningOf(value)
    return leaning === 'between' ? t('between') : t(`${leaning}.${trait}`)
  }
  return [
    heading(3, t('overview'), t('traitCount', { count: results.length })),
    ...(isUnfinished(results)
      ? [notice(t('analysing', counts))]
      : radar(
          t('radar'),
          traitScale.max,
          valued.map(({ trait, value }) => ({ name: t(`trait.${trait}`), value })),
        )),
    ...valued.flatMap((each) =>
      text(`${paper.decimal(each.value)} · ${leaningText(each)}`, { lead: t(`trait.${each.trait}`) }),
    ),
    heading(3, t('details')),
    {
      kind: 'bars',
      title: t('details'),
      max: traitScale.max,
      bars: results.map(({ trait, value }) => ({
        name: t(`trait.${trait}`),
        value,
        text: value === null ? paper.score({ state: 'analysing' }).text : paper.decimal(value),
        low: t(`low.${trait}`),
        high: t(`high.${trait}`),
      })),
    },
    ...results.flatMap(({ trait, comment }) => text(comment, { lead: t(`trait.${trait}`) })),
    ...small(t('noRightEnd')),
  ]
}

export const paper = definePaper({ tab: tabNumber, feature: 'report-character', write })
