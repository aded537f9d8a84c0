import { plainText } from '@candor/html/plain-text'
import { formatClock } from '@candor/messages/dates'
import type { Block } from '../../../report/paper/contract.ts'
import { askInterview, isFailed } from '../../../report/paper/server/paper/ask.ts'
import {
  facts,
  failedNotice,
  heading,
  notice,
  table,
  text,
} from '../../../report/paper/server/paper/blocks.ts'
import { definePaper, type Paper } from '../../../report/paper/server/paper/section.ts'
import { getProgramme } from '../contract.ts'
import { caseWords, type Task, tallyCases } from '../rules/programme.ts'
import { tabNumber } from '../rules/tab.ts'
import { readProgramme } from '../rules/wire.ts'

const verdicts = { passed: 'correct', failed: 'wrong', running: undefined } as const

function taskBlocks(paper: Paper, task: Task, number: number): Block[] {
  const t = paper.say('report-programme')
  const { title, html, spentMs, score, reason, files, cases } = task
  const tally = tallyCases(task)
  return [
    heading(
      3,
      title ?? t('untitled', { number }),
      spentMs !== null && formatClock(spentMs),
      tally && tally.done > 0 && t('passedOf', { passed: tally.passed, count: tally.done }),
      tally && tally.running > 0 && t('casesRunning', { count: tally.running }),
    ),
    ...text(plainText(html)),
    ...(files.length === 0 ? [notice(t('noFiles'))] : []),
    ...files.map(
      ({ name, content }, index): Block => ({
        kind: 'code',
        title: name ?? t('file', { number: index + 1 }),
        text: content,
      }),
    ),
    ...facts([
      [t('score'), score.state !== 'none' && paper.score(score)],
      [t('byModel'), reason],
    ]),
    ...table(
      [t('cases'), paper.say('paper')('verdict'), paper.say('paper')('found')],
      (cases ?? []).map(({ name, state, detail }) => {
        const verdict = verdicts[state]
        return [name, { text: t(caseWords[state]), ...(verdict && { verdict }) }, detail]
      }),
    ),
  ]
}

/** The programming simulation: each task with the handed-in code. */
async function write(paper: Paper): Promise<Block[]> {
  const t = paper.say('report-programme')
  const reply = await askInterview(paper, getProgramme)
  if (isFailed(reply)) return [failedNotice(reply, t('failed'))]
  const programme = reply && readProgramme(reply.data)
  if (!programme) return [notice(t('none'), t('noneText'))]
  const { name, usedMs, limitMs, tasks } = programme
  const used = usedMs === null ? null : formatClock(usedMs)
  const time =
    used && (limitMs === null ? t('used', { used }) : t('usedOf', { used, total: formatClock(limitMs) }))
  return [
    ...text(time ?? ' ', { lead: name ?? t('named') }),
    ...tasks.flatMap((task, index) => taskBlocks(paper, task, index + 1)),
  ]
}

export const paper = definePaper({ tab: tabNumber, feature: 'report-programme', write })
