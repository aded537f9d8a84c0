import type { Block } from '../../../report/paper/contract.ts'
import { askInterview, isFailed } from '../../../report/paper/server/paper/ask.ts'
import { heading, notice, small, table } from '../../../report/paper/server/paper/blocks.ts'
import type { Paper } from '../../../report/paper/server/paper/section.ts'
import { getPersonType } from '../contract.ts'
import { bandWord, readBigFive } from '../rules/big-five.ts'

/**
 * The Big Five profile. Where it is hidden, failed (R8-016) or missing, it is left out; a stored one that cannot be
 * read is not the same as none.
 */
export async function bigFiveBlocks(paper: Paper): Promise<Block[]> {
  const t = paper.say('personality')
  const reply = await askInterview(paper, getPersonType)
  if (isFailed(reply)) return reply.isUnreadable ? [heading(3, t('bigFive')), notice(reply.msg)] : []
  const profile = readBigFive(reply?.data ?? null)
  if (profile.state === 'analysing') return [heading(3, t('bigFive')), notice(t('bigFiveWaiting'))]
  if (profile.state !== 'found') return []
  return [
    heading(3, t('bigFive'), t('bigFiveEnd')),
    ...table(
      [t('traitName'), t('leftPole'), t('bandName'), t('rightPole'), t('description')],
      profile.traits.map(({ trait, band }) => {
        const word = band === null ? null : bandWord(band)
        return [
          t(`trait.${trait}`),
          t(`left.${trait}`),
          word ? t(`band.${word}`) : t('waiting'),
          t(`right.${trait}`),
          t(`about.${trait}`),
        ]
      }),
    ),
    ...small(t('bigFiveNote')),
  ]
}
