import { preventCheatingReport } from '../../../../findings/integrity/contract/report.ts'
import { readFindings } from '../../../../findings/integrity/rules/wire.ts'
import { verdictWords } from '../../../../findings/integrity/rules/words.ts'
import type { Block } from '../../../../report/paper/contract.ts'
import { askInterview, isFailed } from '../../../../report/paper/server/paper/ask.ts'
import { failedNotice, heading, notice, small, table } from '../../../../report/paper/server/paper/blocks.ts'
import type { Paper } from '../../../../report/paper/server/paper/section.ts'

/** The findings of the anti-cheating checks, never a verdict. Pictures and videos are not printed. */
export async function findingBlocks(paper: Paper): Promise<Block[]> {
  const t = paper.say('report-analysis')
  const words = paper.say('integrity')
  const title = heading(3, t('findings'))
  const reply = await askInterview(paper, preventCheatingReport)
  if (isFailed(reply)) return [title, failedNotice(reply, words('failed'))]
  const { findings, isGenerating } = reply
    ? readFindings(reply.data)
    : { findings: null, isGenerating: false }
  if (!findings || findings.length === 0) {
    return [title, notice(t(isGenerating ? 'checksGenerating' : findings ? 'noUnqualified' : 'notChecked'))]
  }
  return [
    title,
    ...table(
      [words('check'), words('result'), words('finding')],
      findings.map(({ check, state, text }) => [
        'known' in check ? words(check.known) : check.named,
        words(verdictWords[state]),
        text,
      ]),
    ),
    ...(isGenerating ? small(t('checksGenerating')) : []),
    ...small(t('findingsNote')),
  ]
}
