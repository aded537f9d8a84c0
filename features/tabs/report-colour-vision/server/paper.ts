import { plainText } from '@candor/html/plain-text'
import { verdictCell } from '../../../findings/questions/server/paper.ts'
import type { Block } from '../../../report/paper/contract.ts'
import {
  facts,
  heading,
  notice,
  small,
  table,
  text,
  unreadableNotice,
} from '../../../report/paper/server/paper/blocks.ts'
import { definePaper, type Paper } from '../../../report/paper/server/paper/section.ts'
import { tabNumber } from '../rules/tab.ts'
import { platesOf } from '../rules.ts'

function resultBlocks({ say, interview }: Paper): Block[] {
  const t = say('report-colour-vision')
  if (interview.unreadable.includes('tests.colourVision')) return [unreadableNotice({ say })]
  const vision = interview.colourVision
  if (vision.state === 'none') return [notice(t('none'), t('noneText'))]
  if (vision.state === 'analysing') return [notice(t('analysing'))]
  const { outcome, rightCount, wrongCount } = vision
  const hasBoth = rightCount !== null && wrongCount !== null
  return [
    heading(3, t('result'), t(`outcome.${outcome}`)),
    ...text(hasBoth && t('rightOf', { right: rightCount, total: rightCount + wrongCount })),
    ...facts([
      [t('right'), rightCount !== null && t('pictureCount', { count: rightCount })],
      [t('wrong'), wrongCount !== null && t('pictureCount', { count: wrongCount })],
    ]),
    ...small(t('note')),
  ]
}

/** The colour-vision test: its result, and what the candidate saw on each plate. */
export const paper = definePaper({
  tab: tabNumber,
  feature: 'report-colour-vision',
  async write(paper) {
    const t = paper.say('report-colour-vision')
    const plates = platesOf(paper.interview.answers)
    const hasKeys = plates.some(({ rightKey }) => rightKey !== null)
    const hasVerdicts = plates.some(({ verdict }) => verdict !== null)
    return [
      ...resultBlocks(paper),
      ...(plates.length > 0 ? [heading(3, t('pictures'), t('pictureCount', { count: plates.length }))] : []),
      ...table(
        [t('asked'), t('seen'), hasKeys && t('rightKey'), hasVerdicts && t('verdict')],
        plates.map(({ title, html, answer, rightKey, verdict }, index) => [
          [title ?? t('picture', { number: index + 1 }), plainText(html)].filter(Boolean).join('\n'),
          answer ?? t('noAnswer'),
          rightKey,
          verdictCell(paper, verdict),
        ]),
      ),
    ]
  },
})
