import { ofCandidate, ofJobSeeker } from '../../../candidates/candidates/rules/ids.ts'
import type { Block } from '../../../report/paper/contract.ts'
import { isFailed } from '../../../report/paper/server/paper/ask.ts'
import { facts, failedNotice, heading, list, notice } from '../../../report/paper/server/paper/blocks.ts'
import { definePaper, type Paper } from '../../../report/paper/server/paper/section.ts'
import { getBackgroundCheck, listAttachments } from '../contract.ts'
import { tabNumber } from '../rules/tab.ts'
import { backgroundQuestions, readAttachments, readBackgroundCheck, showsBackgroundCheck } from '../rules.ts'

/** The names of the attachments: the files are not printed. */
async function attachmentBlocks({ ask, say, candidateId, facts: known }: Paper): Promise<Block[]> {
  const t = say('report-attachments')
  if (known.isAnonymous) return [notice(t('hidden'), t('hiddenText'))]
  const reply = await ask(listAttachments, ofJobSeeker(candidateId))
  if (isFailed(reply)) return [failedNotice(reply, t('failed'))]
  const { files, links } = readAttachments(reply.data)
  if (files.length + links.length === 0) return [notice(t('none'), t('noneText'))]
  return [
    heading(3, t('attachments'), t('count', { files: files.length, links: links.length })),
    ...list([
      ...files.map(({ name }) => name),
      ...links.map(({ name, address }) => say('paper')('named', { name, text: address })),
    ]),
  ]
}

async function backgroundBlocks({ ask, say, candidateId, companyId }: Paper): Promise<Block[]> {
  const t = say('report-attachments')
  const reply = await ask(getBackgroundCheck, { ...ofCandidate(candidateId), companyId })
  const title = t('background')
  if (isFailed(reply)) return [heading(3, title), failedNotice(reply, t('backgroundFailed'))]
  if (!reply.data) return [heading(3, title), notice(t('backgroundNone'), t('backgroundNoneText'))]
  const { isFilled, answers } = readBackgroundCheck(reply.data)
  const words = { yes: t('yes'), no: t('no'), open: t('openAnswer') }
  return [
    heading(3, title, t(isFilled ? 'backgroundFilled' : 'backgroundOpen')),
    ...(isFilled ? [] : [notice(t('backgroundOpenText'))]),
    ...facts(backgroundQuestions.map((question) => [t(question), words[answers[question]]])),
  ]
}

export const paper = definePaper({
  tab: tabNumber,
  feature: 'report-attachments',
  write: async (paper) => [
    ...(await attachmentBlocks(paper)),
    ...(showsBackgroundCheck(paper.facts) ? await backgroundBlocks(paper) : []),
  ],
})
