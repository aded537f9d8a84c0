import type { Block } from '../../../report/paper/contract.ts'
import { isFailed } from '../../../report/paper/server/paper/ask.ts'
import { failedNotice, notice, small } from '../../../report/paper/server/paper/blocks.ts'
import { definePaper, type Paper } from '../../../report/paper/server/paper/section.ts'
import { tabNumber } from '../rules/tab.ts'
import { checkBlocks, eventBlocks, similarityBlocks } from './paper/checks.ts'
import { bodyBlocks, courseBlocks, logBlocks, personBlocks, pictureBlocks } from './paper/course.ts'
import { askSources } from './paper/sources.ts'

/** The anti-cheating results: every check with its result, and the records of the interview. Pictures are not printed. */
async function write(paper: Paper): Promise<Block[]> {
  const t = paper.say('integrity')
  if (paper.interviewId === null) return [notice(t('noChecks'), t('noChecksText'))]
  const sources = await askSources(paper, paper.interviewId)
  return [
    ...small(t('notProof')),
    ...(isFailed(sources.asked) ? [failedNotice(sources.asked, t('failed'))] : []),
    ...checkBlocks(paper, sources),
    ...similarityBlocks(paper, sources),
    ...courseBlocks(paper, sources),
    ...pictureBlocks(paper, sources),
    ...personBlocks(paper, sources),
    ...bodyBlocks(paper),
    ...logBlocks(paper, sources),
    ...eventBlocks(paper, sources),
  ]
}

export const paper = definePaper({ tab: tabNumber, feature: 'report-integrity', write })
