import { ofJobSeeker } from '../../../candidates/candidates/rules/ids.ts'
import { isFailed } from '../../../report/paper/server/paper/ask.ts'
import { facts, failedNotice, heading, notice, text } from '../../../report/paper/server/paper/blocks.ts'
import { definePaper } from '../../../report/paper/server/paper/section.ts'
import { heldBackBlocks } from '../../../review/held-back/server/paper.ts'
import { listOfflineResults } from '../contract.ts'
import { tabNumber } from '../rules/tab.ts'
import { readRounds } from '../rules/wire.ts'

/** The interviews that were held in person. */
export const paper = definePaper({
  tab: tabNumber,
  feature: 'report-offline',
  async write(paper) {
    const { ask, say, candidateId } = paper
    const t = say('report-offline')
    const reply = await ask(listOfflineResults, ofJobSeeker(candidateId))
    if (isFailed(reply)) return [failedNotice(reply, t('failed'))]
    const rounds = readRounds(reply.data)
    const held = heldBackBlocks(paper, 'opinions')
    if (rounds.length === 0) return held.length > 0 ? held : [notice(t('none'))]
    return [
      heading(3, t('rounds'), t('count', { count: rounds.length })),
      ...held,
      ...rounds.flatMap(
        ({ isUnreadable, name, format, heldAt, result, score, remark, suggestedPosition, interviewer }) => [
          heading(
            4,
            name.kind === 'numbered' ? t('numbered', { number: name.number }) : t(name.kind),
            format && t(format),
            score && paper.score({ state: 'scored', ...score }).text,
          ),
          ...(isUnreadable ? [notice(t('unreadable'))] : []),
          ...facts([
            [t('result'), result],
            [t('interviewer'), interviewer],
            [t('suggestedPosition'), suggestedPosition],
            [t('time'), paper.dateTime(heldAt)],
          ]),
          ...text(remark, { lead: t('remark') }),
        ],
      ),
    ]
  },
})
